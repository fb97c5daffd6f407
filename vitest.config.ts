import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const excluded = ['**/node_modules/**', '**/dist/**', '.data/**', 'e2e/**'];

/** Whole worlds, of small files. Begun last, one of them would keep a core waiting to the end. */
const longest = [
  'simulation/simulate.scenario.test.ts',
  'simulation/payments/payments.scenario.test.ts',
  'simulation/odds-world/odds-world.scenario.test.ts',
  'tools/src/start/start.scenario.test.ts',
  'apps/server/src/platform/http/bad-input.scenario.test.ts',
  'apps/server/src/main.scenario.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((file) => moduleId.endsWith(file));
    const { long = [], others = [] } = Object.groupBy(await super.sort(files), (file) =>
      isLong(file) ? 'long' : 'others',
    );
    return [...long, ...others];
  }
}

/**
 * A process for each file would read React, Fastify and zod anew four hundred times. Files share
 * the processes instead, and each still gets modules of ours that nobody has used before.
 */
const sharedProcesses = {
  isolate: false,
  setupFiles: ['packages/testkit/src/fresh-modules.ts'],
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...sharedProcesses,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...excluded, '**/*.scenario.test.ts'],
          // Two cores: more workers only wait for each other.
          maxWorkers: 2,
          // Bounds a hang; a busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...sharedProcesses,
          name: 'scenario',
          include: ['**/*.scenario.test.ts'],
          exclude: excluded,
          globalSetup: ['packages/testkit/src/test-postgres.ts'],
          // One more than cores: much of a scenario is waiting for other processes.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
