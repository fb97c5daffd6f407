import { defineConfig } from 'vitest/config';

const excluded = ['**/node_modules/**', '**/dist/**', '.data/**', 'e2e/**'];

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...excluded, '**/*.scenario.test.ts'],
          // Bounds a hang; a busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scenario',
          include: ['**/*.scenario.test.ts'],
          exclude: excluded,
          globalSetup: ['packages/testkit/src/test-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
