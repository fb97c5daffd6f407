import type { Step, StepOutcome } from './step.ts';

export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Steps run one after another and all of them run: one broken thing must not hide the next. */
export async function runSteps(steps: readonly Step[]): Promise<Totals> {
  let totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const startedAt = performance.now();
    const outcome = await outcomeOf(step);
    print(step, outcome, (performance.now() - startedAt) / 1000);
    totals = {
      passed: totals.passed + outcome.passed,
      failed: totals.failed + outcome.failed,
      skipped: totals.skipped + (outcome.skipped ?? 0),
    };
  }
  return totals;
}

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
  console.log(`${sign} ${step.name}${counts}  ${seconds.toFixed(1)} s`);
  if (outcome.failed > 0) console.log(`${outcome.text.trimEnd()}\n`);
}

/** The plain closing line that any reader, person or program, understands. */
export function closeWith(totals: Totals): never {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(totals.failed === 0 ? 0 : 1);
}
