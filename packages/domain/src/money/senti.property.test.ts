import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  floorToShilling,
  formatShillings,
  fromWireShillings,
  parseShillings,
  percentOfRoundedDown,
  senti,
  toWireShillings,
} from './senti.ts';

const seed = 470_019;
const onTheWire = 2n ** 46n * 100n - 1n;
const anyAmount = fc.bigInt({ min: -onTheWire, max: onTheWire }).map(senti);
const positiveAmount = fc.bigInt({ min: 0n, max: onTheWire }).map(senti);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

function holds<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  law: (...values: Values) => void,
): void {
  fc.assert(fc.property(...arbitraries, law), { seed, numRuns: 2_000 });
}

test('[MON-02] what leaves over the wire comes back', () => {
  holds([anyAmount], (amount) => {
    const text = JSON.stringify(toWireShillings(amount));
    expect(text).toMatch(/^-?\d+(?:\.\d{1,2})?$/);
    expect(fromWireShillings(JSON.parse(text))).toBe(amount);
  });
});

test('[MON-03] a percentage is the largest whole number of senti not above the exact one', () => {
  holds([positiveAmount, fc.integer({ min: 0, max: 100_000 })], (amount, hundredths) => {
    const part = percentOfRoundedDown(amount, hundredths / 100);
    const exactTimesTenThousand = amount * BigInt(hundredths);
    expect(part * 10_000n <= exactTimesTenThousand).toBe(true);
    expect((part + 1n) * 10_000n > exactTimesTenThousand).toBe(true);
  });
});

test('[MON-03] a reversal gives back what was paid, and parts never exceed the whole', () => {
  holds([positiveAmount, percent], (amount, share) => {
    const part = percentOfRoundedDown(amount, share);
    expect(percentOfRoundedDown(senti(-amount), share)).toBe(-part);
    expect(part + percentOfRoundedDown(amount, 100 - share) <= amount).toBe(true);
  });
});

test('[MON-03] the floor is whole shillings and less than one below', () => {
  holds([positiveAmount], (amount) => {
    const floor = floorToShilling(amount);
    expect(floor % 100n).toBe(0n);
    expect(amount - floor < 100n && floor <= amount).toBe(true);
  });
});

test('[MON-04] what people read is the amount itself', () => {
  holds([anyAmount], (amount) => {
    const read = formatShillings(amount).replaceAll(',', '').replace('−', '-');
    expect(parseShillings(read)).toBe(amount);
    expect(formatShillings(amount)).not.toMatch(/\.00$|\d{4}/);
  });
});
