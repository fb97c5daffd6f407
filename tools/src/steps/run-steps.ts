import type { Step, StepOutcome } from './step.ts';

type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

const nothingYet: Totals = { passed: 0, failed: 0, skipped: 0 };

/** Steps run one after another and all of them run: one broken thing must not hide the next. */
export async function runSteps(steps: readonly Step[]): Promise<Totals> {
  let totals = nothingYet;
  for (const step of steps) {
    const startedAt = performance.now();
    const outcome = await outcomeOf(step);
    print(step, outcome, (performance.now() - startedAt) / 1000);
    totals = together(totals, { ...outcome, skipped: outcome.skipped ?? 0 });
  }
  return totals;
}

/** Lists of steps beside each other: where one waits for other processes, another has work. */
export async function runBeside(lists: readonly (readonly Step[])[]): Promise<Totals> {
  return (await Promise.all(lists.map(runSteps))).reduce(together, nothingYet);
}

export const together = (one: Totals, other: Totals): Totals => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

async function outcomeOf(step: Step): Promise<StepOutcome> {
  try {
    return await step.run();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, text };
  }
}

function print(step: Step, outcome: StepOutcome, seconds: number): void {
  const sign = outcome.failed === 0 ? '✓' : '✗';
  const counts = outcome.passed + outcome.failed > 1 ? `  ${outcome.passed} passed` : '';
  const note = outcome.note === undefined ? '' : `  ${outcome.note}`;
  console.log(`${sign} ${step.name}${counts}${note}  ${seconds.toFixed(1)} s`);
  if (outcome.failed > 0) console.log(`${outcome.text.trimEnd()}\n`);
}

/** The plain closing line that any reader, person or program, understands. */
export function closeWith(totals: Totals): never {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(totals.failed === 0 ? 0 : 1);
}
