import { expect, test } from 'vitest';
import { createArrivals } from './arrivals.ts';

function arrivalsAt(clock: { ms: number }, factor = 1) {
  return createArrivals(factor, () => clock.ms);
}

test('[WIRE-12] 12,000 calls a minute from one address, and not one more', () => {
  const clock = { ms: 0 };
  const { refuse } = arrivalsAt(clock);
  const refused = Array.from({ length: 12_001 }, () => refuse('41.59.3.7'));
  expect(refused.findIndex((seconds) => seconds !== undefined)).toBe(12_000);
  expect(refused.at(-1)).toBe(60);
  expect(refuse('41.59.3.8')).toBeUndefined();
  clock.ms = 59_500;
  expect(refuse('41.59.3.7')).toBe(1);
  clock.ms = 60_000;
  expect(refuse('41.59.3.7')).toBeUndefined();
});

test('[WIRE-12] where load is made on purpose the shield is as much wider', () => {
  const { refuse } = arrivalsAt({ ms: 0 }, 2);
  const refused = Array.from({ length: 24_001 }, () => refuse('::1'));
  expect(refused.filter((seconds) => seconds !== undefined)).toEqual([60]);
});

test('[WIRE-12] strangers from everywhere do not make it grow without end', () => {
  const { refuse } = arrivalsAt({ ms: 0 });
  for (let n = 0; n < 12_000; n += 1) refuse('41.59.3.7');
  expect(refuse('41.59.3.7')).toBe(60);
  for (let n = 0; n < 100_000; n += 1) refuse(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect(refuse('41.59.3.7')).toBeUndefined();
});
