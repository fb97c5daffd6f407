import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.JOURNEYS_PORT ?? 4790);
process.env.PLAYER_URL = `http://127.0.0.1:${port}`;
process.env.BACKOFFICE_URL = `http://127.0.0.1:${port + 1}`;

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
  // The same command a newcomer types, in a world of its own.
  webServer: {
    command: `"${process.execPath}" tools/src/commands/start.ts --fresh --port ${port}`,
    cwd: root,
    env: { KIPUTE_DATA: join(root, '.data/journeys') },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
