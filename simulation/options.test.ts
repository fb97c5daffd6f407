import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('[SIM-06] a run is bounded by steps, by minutes, or by one minute', () => {
  const bounds = (...words: string[]) => {
    const { stepsMax, minutesMax } = readOptions(words, {});
    return { stepsMax, minutesMax };
  };
  expect(bounds()).toMatchObject({ minutesMax: 1 });
  expect(bounds('--minutes=5')).toMatchObject({ minutesMax: 5 });
  expect(bounds('--steps=30')).toMatchObject({ stepsMax: 30 });
  expect(bounds('--steps=30').minutesMax).toBeGreaterThan(60);
  expect(bounds('--steps=30', '--minutes=2')).toEqual({ stepsMax: 30, minutesMax: 2 });
});

test('[SIM-01] the seed is the given one, else a new one', () => {
  expect(readOptions(['--seed', '42'], {}).seeds).toEqual({ from: 42, to: 42 });
  const made = Array.from({ length: 5 }, () => readOptions([], {}).seeds.from);
  expect(new Set(made).size).toBeGreaterThan(1);
});

test('[SIM-05] many seeds are played one after another', () => {
  expect(readOptions(['--seeds=3..7', '--steps=12'], {})).toMatchObject({
    seeds: { from: 3, to: 7 },
    stepsMax: 12,
    worlds: 1,
  });
});

test('[SIM-08] as many worlds as are asked for', () => {
  expect(readOptions(['--seeds=1..200', '--worlds=3'], {}).worlds).toBe(3);
  expect(() => readOptions(['--worlds=17'], {})).toThrow(
    '--worlds takes a whole number from 1 to 16, not "17".',
  );
});

test('[SIM-37] matches pass as fast as is asked for, else as time does', () => {
  expect(readOptions([], {}).speed).toBe(1);
  expect(readOptions(['--speed=504'], {}).speed).toBe(504);
  expect(() => readOptions(['--speed=0'], {})).toThrow(
    '--speed takes a whole number from 1 to 1000, not "0".',
  );
});

test('[SIM-48] days are played fast and to their end, unless it is said otherwise', () => {
  const ofDays = (...words: string[]) => {
    const { days, speed, minutesMax } = readOptions(words, {});
    return { days, speed, minutesMax };
  };
  expect(ofDays()).toEqual({ days: 0, speed: 1, minutesMax: 1 });
  expect(ofDays('--week')).toMatchObject({ days: 7, speed: 160 });
  expect(ofDays('--week').minutesMax).toBeGreaterThan(7 * 9);
  expect(ofDays('--days=1', '--speed=300')).toMatchObject({ days: 1, speed: 300 });
  expect(ofDays('--days=1', '--minutes=3')).toEqual({ days: 1, speed: 160, minutesMax: 3 });
  expect(() => ofDays('--days=8')).toThrow('--days takes a whole number from 1 to 7, not "8".');
});

test('[SIM-50] payments alone, in few steps unless it is said otherwise', () => {
  const ofPayments = (...words: string[]) => {
    const { only, stepsMax, keepGoing } = readOptions(words, {});
    return { only, stepsMax, keepGoing };
  };
  expect(ofPayments().only).toBe('all');
  expect(ofPayments('--only=payments')).toEqual({
    ...{ only: 'payments', stepsMax: 4, keepGoing: false },
  });
  expect(ofPayments('--only=payments', '--steps=9', '--keep-going')).toEqual({
    ...{ only: 'payments', stepsMax: 9, keepGoing: true },
  });
  expect(() => ofPayments('--only=bets')).toThrow('--only takes payments, not "bets".');
});

test('[SIM-72] numbers are tested on order', () => {
  expect(readOptions([], {}).fairness).toBe(false);
  expect(readOptions(['--fairness', '--seed=1'], {})).toMatchObject({
    ...{ fairness: true, seeds: { from: 1, to: 1 } },
  });
});

test.each([
  [[], {}, 'none'],
  [['--redis'], {}, 'own redis'],
  [[], { REDIS_URL: 'redis://elsewhere' }, { redisUrl: 'redis://elsewhere' }],
  [['--redis'], { REDIS_URL: 'redis://elsewhere' }, { redisUrl: 'redis://elsewhere' }],
])('[SIM-02] %j with %j has the bus %j', (words, environment, bus) => {
  expect(readOptions(words, environment).bus).toEqual(bus);
});

test.each([
  [['--seed=x'], '--seed takes a whole number from 1 to 4294967295, not "x".'],
  [['--steps=0'], '--steps takes a whole number from 1 to 1000000, not "0".'],
  [['--seeds=7..3'], '--seeds takes two seeds like 1..200, not "7..3".'],
  [['--seeds=7'], '--seeds takes two seeds like 1..200, not "7".'],
  [['--seeds=1..2..3'], '--seeds takes two seeds like 1..200, not "1..2..3".'],
  [['--fast'], "Unknown option '--fast'. See npm run simulate -- --help."],
])('[SIM-05] %j is refused in one line', (words, line) => {
  expect(() => readOptions(words, {})).toThrow(line);
});
