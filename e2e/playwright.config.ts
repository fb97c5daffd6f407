import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './browser-flags.ts';

const root = join(import.meta.dirname, '..');

const report = process.env.JOURNEYS_REPORT;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 800 } };

export default defineConfig({
  globalSetup: './world/open-world.ts',
  testDir: 'journeys',
  outputDir: join(root, '.data/test-reports/journeys'),
  // One more than the machine has cores: mostly a journey waits for the page.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  // Generous, because nothing here measures time and a busy machine is no defect of the site.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A second try would hide a race, in the journey or in the product (JRN-26).
  retries: 0,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    headless: true,
    launchOptions: {
      args: browserFlags,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    // Stable pictures, and proof that nothing depends on an animation to be reached.
    contextOptions: { reducedMotion: 'reduce' },
    // Far from East Africa: a time shown in the device's zone would be seen.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [
    // They change the site for everybody, so they have a world of their own, and one after the
    // other. First, because at the end the second worker would have nothing to do beside them.
    { name: 'closing', testMatch: /closing\/.*\.journey\.spec\.ts/, use: desktop, workers: 1 },
    { name: 'phone', testMatch: /(both|phone)\/.*\.journey\.spec\.ts/, use: phone },
    {
      name: 'desktop',
      testMatch: /(both|desktop|backoffice)\/.*\.journey\.spec\.ts/,
      use: desktop,
    },
  ],
});
