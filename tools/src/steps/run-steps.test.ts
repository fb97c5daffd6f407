import { beforeEach, expect, test, vi } from 'vitest';
import { runBeside, runSteps } from './run-steps.ts';
import type { Step, StepOutcome } from './step.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

const ended = (passed: number, failed: number, skipped?: number): StepOutcome => ({
  ...{ passed, failed, text: '' },
  ...(skipped === undefined ? {} : { skipped }),
});

const step = (name: string, run: Step['run']): Step => ({ name, run });

test('[DEV-06] a step that fails or breaks keeps none from running, and all are counted', async () => {
  const totals = await runSteps([
    step('fails', async () => ended(3, 1)),
    step('breaks', () => Promise.reject(new Error('no such program'))),
    step('passes', async () => ended(5, 0, 2)),
  ]);
  expect(totals).toEqual({ passed: 8, failed: 2, skipped: 2 });
});

test('[DEV-06] lists of steps run beside each other, each in its order, and are counted together', async () => {
  const begun: string[] = [];
  const other = Promise.withResolvers<void>();
  const totals = await runBeside([
    [
      step('waits for the other list', async () => {
        begun.push('first');
        await other.promise;
        return ended(1, 0);
      }),
      step('comes after it', async () => {
        begun.push('last');
        return ended(1, 1, 1);
      }),
    ],
    [
      step('lets it go on', async () => {
        begun.push('beside');
        other.resolve();
        return ended(1, 0);
      }),
    ],
  ]);
  expect(begun).toEqual(['first', 'beside', 'last']);
  expect(totals).toEqual({ passed: 3, failed: 1, skipped: 1 });
});
