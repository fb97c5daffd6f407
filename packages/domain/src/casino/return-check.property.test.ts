import { expect, test } from 'vitest';
import { checkReturn, type RoundSums } from './return-check.ts';

const none: RoundSums = {
  ...{ rounds: 0, staked: 0, won: 0 },
  ...{ stakedSquared: 0, wonSquared: 0, stakedByWon: 0 },
};

const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** So many rounds of a game that pays `odds` times the stake, `part` of what would be fair. */
function played(seed: number, rounds: number, part: number): RoundSums {
  const fraction = chanceOf(seed);
  const sums = { ...none, rounds };
  for (let at = 0; at < rounds; at += 1) {
    const staked = 100 * (1 + Math.floor(fraction() * 20));
    const odds = 1.2 + fraction() * 8;
    const won = fraction() < part / odds ? staked * odds : 0;
    sums.staked += staked;
    sums.won += won;
    sums.stakedSquared += staked * staked;
    sums.wonSquared += won * won;
    sums.stakedByWon += staked * won;
  }
  return sums;
}

test('[CAS-50] of a thousand fair months at most a few are alarms', () => {
  const alarms = Array.from({ length: 1_000 }, (_, at) =>
    checkReturn(played(at + 1, 2_000, 0.97), 9_700),
  ).filter((check) => check?.isAlarm);
  expect(alarms.length).toBeLessThanOrEqual(6);
});

test.each([
  [1.05, 9_700],
  [0.9, 9_700],
])('[CAS-50] a game that pays %d of fair is found by its rounds', (part, stated) => {
  const alarms = Array.from({ length: 20 }, (_, at) =>
    checkReturn(played(at + 1, 50_000, part), stated),
  ).filter((check) => check?.isAlarm);
  expect(alarms).toHaveLength(20);
});

test('[CAS-50] nothing is said of nothing, and few rounds are no alarm', () => {
  expect(checkReturn(none, 9_700)).toBeUndefined();
  const lost = { ...none, rounds: 40, staked: 4_000, stakedSquared: 400_000 };
  expect(checkReturn(lost, 9_700)).toMatchObject({ observed: 0, isAlarm: false });
});
