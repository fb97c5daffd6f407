import { expect, test } from 'vitest';
import { racingNow } from '../fixtures/a-round.ts';
import { carHeats, named } from './hot-cold.ts';

test('[RCP-51] the three that won most are hot, the three that won least are cold', () => {
  const heats = carHeats(racingNow().champions);
  expect([named(heats, 'hot'), named(heats, 'cold')]).toEqual([
    [3, 7, 8],
    [4, 2, 9],
  ]);
  expect(heats[2]).toEqual({ car: 3, wins: 14, heat: 'hot', height: 100 });
});

test('[RCP-51] where all are alike nothing is hot', () => {
  for (const champions of [Array.from({ length: 10 }, () => 4), []]) {
    const heats = carHeats(champions);
    expect(heats.every(({ heat }) => heat === 'plain')).toBe(true);
  }
});

test('[RCP-51] one round makes one car hot, and no bar has no height', () => {
  const heats = carHeats([0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  expect(named(heats, 'hot')).toEqual([3]);
  expect(Math.min(...heats.map(({ height }) => height))).toBeGreaterThan(0);
});
