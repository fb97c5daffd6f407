import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../checks/source-tree.ts';
import { buildSite, siteNames } from '../start/build-site.ts';
import { foldersOf } from '../start/folders.ts';
import { findWindowlessChromium } from '../system-packages/system-packages.ts';
import { runProgram, type Step, type StepOutcome } from './step.ts';

/** As Playwright counts them. */
type JourneyCounts = {
  readonly expected: number;
  readonly unexpected: number;
  readonly skipped: number;
  /** Failed once and then passed. */
  readonly flaky: number;
};

type PlaywrightReport = { readonly stats: JourneyCounts };

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
    return { ...countJourneys(stats, exitCode), text };
  },
};

/** A journey that failed has failed, though it passed later: its cause is to be found (JRN-26). */
export function countJourneys(stats: JourneyCounts, exitCode: number): Omit<StepOutcome, 'text'> {
  const failed = Math.max(stats.unexpected + stats.flaky, exitCode === 0 ? 0 : 1);
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

/** What the journeys open. Built here, so that no browser waits for it. */
export const sitesStep: Step = {
  name: 'both sites are built',
  run: async () => {
    const folders = foldersOf(projectFolder);
    await Promise.all(siteNames.map((site) => buildSite({ folders, site })));
    return { passed: 1, failed: 0, text: '' };
  },
};
