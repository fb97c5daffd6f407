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
  if (left <= 0n) {
    // Who has nothing and is asked for nothing runs out of nothing.
    const [first] = expected;
    if (waiting > 0n) return first?.beginsAt;
    return expected.find(({ amount }) => amount > 0n)?.beginsAt;
  }
  for (const { beginsAt, amount } of expected) {
    if (amount >= left && amount > 0n) {
      const part = Number((left * 1000n) / amount) / 1000;
      return new Date(beginsAt.getTime() + part * HOUR_MS);
    }
    left -= amount;
  }
  return undefined;
}
