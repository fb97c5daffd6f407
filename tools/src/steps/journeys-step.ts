import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../checks/source-tree.ts';
import { findChromium } from '../system-packages/system-packages.ts';
import { runProgram, type Step } from './step.ts';

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
};

/** What people do, in a real browser, against everything running. */
export const journeysStep: Step = {
  name: 'journeys in Chromium',
  run: async () => {
    const folder = join(projectFolder, '.data/test-reports');
    mkdirSync(folder, { recursive: true });
    const report = join(folder, 'journeys.json');
    rmSync(report, { force: true });
    const { exitCode, text } = await runProgram(
      [join(projectFolder, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e'],
      { env: { CHROMIUM_PATH: await findChromium(), JOURNEYS_REPORT: report } },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    const failed = Math.max(stats.unexpected, exitCode === 0 ? 0 : 1);
    return { passed: stats.expected, failed, skipped: stats.skipped, text };
  },
};
