import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Chromium must not talk to the world outside while it is tested. */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const report = process.env.JOURNEYS_REPORT;

export default defineConfig({
  globalSetup: './world/open-world.ts',
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, '.data/test-reports/journeys'),
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    headless: true,
    launchOptions: {
      args: quietFlags,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    // Stable pictures, and proof that nothing depends on an animation to be reached.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 5'], viewport: { width: 360, height: 800 } } },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
