import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawnFrom, drawnNumbers, type Hmac, shuffled } from './drawn-numbers.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** From the two sentences of the rule, by hexadecimal text and without any of our lines. */
function* naiveWords({ seed, salt, roundId }: DrawnFrom): Generator<bigint, never> {
  for (let block = 0; ; block += 1) {
    const hex = createHmac('sha256', seed).update(`${salt}:${roundId}:${block}`).digest('hex');
    for (const word of hex.match(/.{8}/g) ?? []) yield BigInt(`0x${word}`);
  }
}

function naiveNumber(words: Generator<bigint, never>, limit: number): number {
  const wanted = BigInt(limit);
  const whole = (1n << 32n) / wanted;
  while (true) {
    const word = words.next().value;
    if (word < whole * wanted) return Number(word % wanted);
  }
}

const anyRound = fc.record({
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  salt: fc.stringMatching(/^[0-9a-f]{32}$/),
  roundId: fc.stringMatching(/^[0-9]{12}$/),
});
const anyLimit = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 2 ** 32 }),
  fc.constantFrom(2 ** 31 + 1, 3_000_000_000, 2 ** 32),
);

test('[CHN-02] an independent program draws the same numbers', () => {
  fc.assert(
    fc.property(anyRound, fc.array(anyLimit, { minLength: 1, maxLength: 60 }), (round, limits) => {
      const [draw, words] = [drawnNumbers(round, hmac), naiveWords(round)];
      expect(limits.map(draw)).toEqual(limits.map((limit) => naiveNumber(words, limit)));
    }),
    { seed: 330_102, numRuns: 200 },
  );
});

test('[CHN-03] an order has all of them once, and is the one that the numbers say', () => {
  fc.assert(
    fc.property(anyRound, fc.integer({ min: 0, max: 30 }), (round, length) => {
      const items = Array.from({ length }, (_, at) => at);
      const order = shuffled(items, drawnNumbers(round, hmac));
      expect(order.toSorted((one, other) => one - other)).toEqual(items);
      const words = naiveWords(round);
      const naive = [...items];
      for (let place = length - 1; place > 0; place -= 1) {
        const other = naiveNumber(words, place + 1);
        naive.splice(place, 1, ...naive.splice(other, 1, naive[place] ?? 0));
      }
      expect(order).toEqual(naive);
    }),
    { seed: 330_103, numRuns: 200 },
  );
});

/** Above it a fair generator comes once in a million times. */
const chiSquareLimits = { 10: 44.8, 7: 39.6, 100: 180.2 } as const;

test.each([10, 7, 100] as const)(
  '[CHN-06] a million numbers below %d favour none of them',
  (limit) => {
    const seed = Buffer.alloc(32, 'a seed that never changes');
    const draw = drawnNumbers({ seed, salt: 'a'.repeat(32), roundId: `chi ${limit}` }, hmac);
    const counts = Array.from({ length: limit }, () => 0);
    const draws = 1_000_000;
    for (let at = 0; at < draws; at += 1) {
      const drawn = draw(limit);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const expected = draws / limit;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(chiSquareLimits[limit]);
  },
);

test('[CHN-06] every car is as often at every place, in a hundred thousand races', () => {
  const counts = Array.from({ length: 100 }, () => 0);
  const races = 100_000;
  const seed = Buffer.alloc(32, 'another seed of tests');
  const cars = Array.from({ length: 10 }, (_, at) => at);
  for (let race = 0; race < races; race += 1) {
    const round = { seed, salt: 'b'.repeat(32), roundId: String(race) };
    for (const [place, car] of shuffled(cars, drawnNumbers(round, hmac)).entries()) {
      counts[place * 10 + car] = (counts[place * 10 + car] ?? 0) + 1;
    }
  }
  const expected = races / 10;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 81 degrees of freedom, scaled because rows and columns sum to the same.
  expect((chiSquare * 9) / 10).toBeLessThan(150.8);
});
