import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../checks/source-tree.ts';
import { runProgram, type Step, type StepOutcome } from './step.ts';

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
};

/** Runs Vitest with the given projects and reads its counts from its own report. */
export function vitestStep(name: string, projects: readonly string[]): Step {
  return { name, run: () => runVitest(projects) };
}

async function runVitest(projects: readonly string[]): Promise<StepOutcome> {
  const folder = join(projectFolder, '.data/test-reports');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `vitest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const { exitCode, text } = await runProgram([
    join(projectFolder, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counts = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  // A file that fails to load has no tests to count, yet the run is broken.
  const failed = Math.max(counts.numFailedTests, exitCode === 0 ? 0 : 1);
  return { passed: counts.numPassedTests, failed, skipped: counts.numPendingTests, text };
}
