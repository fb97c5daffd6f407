import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  crashOf,
  crashOfDrawn,
  flightMilliseconds,
  MULTIPLIER_LEAST,
  MULTIPLIER_MOST,
  millisecondsTo,
  multiplierAt,
  payoutOf,
} from './crash.ts';

const SPAN = 2n ** 52n;

test('[AVI-01] every multiplier is reached in exactly floor(97 E / m) of E cases', () => {
  for (let multiplier = MULTIPLIER_LEAST; multiplier <= MULTIPLIER_MOST; multiplier += 1) {
    const cases = (97n * SPAN) / BigInt(multiplier);
    const least = SPAN - cases;
    const reaches = crashOfDrawn(least, SPAN) >= multiplier;
    const doesNot = crashOfDrawn(least - 1n, SPAN) < multiplier;
    if (!reaches || !doesNot) expect.fail(`not so at ${multiplier}`);
  }
});

test('[AVI-01] counted out over a small span, 97 of 100 staked come back at any multiplier', () => {
  const span = 97n * 720n;
  const drawn = Array.from({ length: Number(span) }, (_, n) => crashOfDrawn(BigInt(n), span));
  for (const multiplier of [120, 144, 180, 240, 360, 720]) {
    const won = drawn.filter((crash) => crash >= multiplier).length * multiplier;
    expect(won / 100).toBe(Number(span) * 0.97);
  }
});

test('[AVI-01] one round in 25 ends at once, and none beyond the landing', () => {
  const atOnce = Number(SPAN - (97n * SPAN) / 101n) / Number(SPAN);
  expect(atOnce).toBeCloseTo(4 / 101, 10);
  expect(crashOfDrawn(0n, SPAN)).toBe(100);
  expect(crashOfDrawn(SPAN - 1n, SPAN)).toBe(MULTIPLIER_MOST);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const salt = `${'0'.repeat(63)}1`;

/** The formula of another house, of which results are known (field notes §4). */
function knownCrash(hash: string): number {
  if (BigInt(`0x${hash}`) % 101n === 0n) return 1;
  const drawn = BigInt(`0x${hash.slice(0, 13)}`);
  return Number((100n * SPAN - drawn) / (SPAN - drawn)) / 100;
}

test('[AVI-02] hashes are read as the known vectors are, key and salt as texts', () => {
  let seed = sha256('seed-000');
  const read = Array.from({ length: 4 }, () => {
    const hash = createHmac('sha256', seed).update(salt).digest('hex');
    seed = sha256(seed);
    return [hash.slice(0, 8), knownCrash(hash), crashOf(hash) / 100];
  });
  expect(read).toEqual([
    ['67eea01b', 1.67, 1.63],
    ['3afe8333', 1.29, 1.26],
    ['9be93c04', 2.54, 2.48],
    ['db0cd15a', 6.86, 6.72],
  ]);
});

test('[AVI-03] how high it is follows from the milliseconds alone, and never falls', () => {
  expect([0, 6_302, 20_933, 62_799, 900_000].map(multiplierAt)).toEqual([
    100,
    200,
    1_000,
    MULTIPLIER_MOST,
    MULTIPLIER_MOST,
  ]);
  for (const multiplier of [101, 150, 200, 999, 12_345, MULTIPLIER_MOST]) {
    const at = millisecondsTo(multiplier);
    expect(multiplierAt(at)).toBeGreaterThanOrEqual(multiplier);
    expect(multiplierAt(at - 1)).toBeLessThan(multiplier);
  }
});

test('[AVI-03] the multiplier of the crash is still paid, the next millisecond is too late', () => {
  for (const crash of [100, 137, 200, 4_820]) {
    const end = flightMilliseconds(crash);
    expect(multiplierAt(end - 1)).toBe(crash);
    expect(multiplierAt(end)).toBeGreaterThan(crash);
  }
  expect(flightMilliseconds(MULTIPLIER_MOST)).toBe(millisecondsTo(MULTIPLIER_MOST));
});

test('[AVI-04] a payout is whole senti, without rounding', () => {
  expect(payoutOf(100_000, 236)).toBe(236_000);
  expect(payoutOf(33_300, 137)).toBe(45_621);
});
