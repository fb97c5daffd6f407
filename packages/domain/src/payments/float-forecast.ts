import type { Senti } from '../money/senti.ts';

type Expected = { readonly beginsAt: Date; readonly amount: Senti };

type Float = {
  /** What can be paid out now. */
  readonly held: Senti;
  /** Asked for and not paid out yet: it leaves first. */
  readonly waiting: Senti;
  /** Hour by hour from now on, the running one with what is left of it. */
  readonly expected: readonly Expected[];
};

const HOUR_MS = 3_600_000;

/** When the float is gone if withdrawals come as usual; undefined when not within these hours. */
export function runsDryAt({ held, waiting, expected }: Float): Date | undefined {
  let left = held - waiting;
  const [first] = expected;
  if (left <= 0n) return first?.beginsAt;
  for (const { beginsAt, amount } of expected) {
    if (amount >= left && amount > 0n) {
      const part = Number((left * 1000n) / amount) / 1000;
      return new Date(beginsAt.getTime() + part * HOUR_MS);
    }
    left -= amount;
  }
  return undefined;
}
