import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../checks/source-tree.ts';
import { findWindowlessChromium } from '../system-packages/system-packages.ts';
import { runProgram, type Step } from './step.ts';

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    /** Failed once and then passed. */
    readonly flaky: number;
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
      { env: { CHROMIUM_PATH: await findWindowlessChromium(), JOURNEYS_REPORT: report } },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    const failed = Math.max(stats.unexpected, exitCode === 0 ? 0 : 1);
    const passed = stats.expected + stats.flaky;
    // Not swallowed: whoever reads the log sees which ones to make steady.
    for (const journey of triedAgain(text)) console.log(`  passed when tried again: ${journey}`);
    return { passed, failed, skipped: stats.skipped, text };
  },
};

/** The journeys that Playwright lists under "N flaky". */
export function triedAgain(report: string): readonly string[] {
  const lines = report.split('\n');
  const heading = lines.findIndex((line) => /^ +\d+ flaky$/.test(line));
  if (heading === -1) return [];
  const after = lines.slice(heading + 1);
  const end = after.findIndex((line) => !line.startsWith('    '));
  return after.slice(0, end === -1 ? undefined : end).map((line) => line.trim());
}
