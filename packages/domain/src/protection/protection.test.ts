import { expect, test } from 'vitest';
import { type Senti, shillings } from '../money/senti.ts';
import { appliesAt, leftOf, periodBegin, standingOf } from './play-limit.ts';
import { pauseEnd, pauseInForce } from './play-pause.ts';

const now = new Date('2026-11-15T18:00:00Z');
const later = new Date(now.getTime() + 24 * 3_600_000);
const [low, high] = [shillings(1_000), shillings(5_000)];

const changes: readonly [string, Senti | undefined, Senti | undefined, Date][] = [
  ['the first one', undefined, low, now],
  ['a lower one', high, low, now],
  ['the same again', low, low, now],
  ['a higher one', low, high, later],
  ['none at all', low, undefined, later],
];
test.each(changes)('[PRO-01] %s applies when it should', (_, inForce, wanted, at) => {
  expect(appliesAt(inForce, wanted, { now, raiseAfterHours: 24 })).toEqual(at);
});

test('[PRO-01] a raise waits beside what is in force, and a lower limit calls it off', () => {
  const first = { amount: low, appliesAt: now };
  const raise = { amount: high, appliesAt: later };
  expect(standingOf([first, raise], now)).toEqual({ inForce: low, awaited: raise });
  expect(standingOf([first, raise], later)).toEqual({ inForce: high, awaited: undefined });
  const lower = { amount: shillings(500), appliesAt: new Date(now.getTime() + 1) };
  expect(standingOf([first, raise, lower], later)).toEqual({
    inForce: shillings(500),
    awaited: undefined,
  });
});

test('[PRO-01] what is left is never below zero, and without a limit it is not counted', () => {
  expect(leftOf(high, low)).toBe(shillings(4_000));
  expect(leftOf(low, high)).toBe(0n);
  expect(leftOf(undefined, high)).toBeUndefined();
});

const begins = [
  ['day', '2026-11-15T20:59:59Z', '2026-11-14T21:00:00Z'],
  ['day', '2026-11-15T21:00:00Z', '2026-11-15T21:00:00Z'],
  ['week', '2026-11-15T20:59:59Z', '2026-11-08T21:00:00Z'],
  ['week', '2026-11-15T21:00:00Z', '2026-11-15T21:00:00Z'],
  ['month', '2026-11-30T20:59:59Z', '2026-10-31T21:00:00Z'],
  ['month', '2026-11-30T21:00:00Z', '2026-11-30T21:00:00Z'],
] as const;
test.each(begins)('[PRO-02] the %s of %s began at %s', (period, at, begun) => {
  expect(periodBegin(period, new Date(at))).toEqual(new Date(begun));
});

const ends = [
  // the length             from                    until
  ['time-out-day', '2026-08-31T09:00:00Z', '2026-09-01T09:00:00Z'],
  ['time-out-month', '2026-08-31T09:00:00Z', '2026-09-30T09:00:00Z'],
  ['exclusion-half-year', '2026-05-15T09:00:00Z', '2026-11-15T09:00:00Z'],
  ['exclusion-half-year', '2026-08-31T09:00:00Z', '2027-02-28T09:00:00Z'],
  ['exclusion-half-year', '2027-08-31T09:00:00Z', '2028-02-29T09:00:00Z'],
  // In East Africa it is the 31st at 22:00 in London.
  ['exclusion-half-year', '2026-08-30T22:00:00Z', '2027-02-27T22:00:00Z'],
  ['exclusion-half-year', '2026-08-31T22:00:00Z', '2027-02-28T22:00:00Z'],
  ['exclusion-year', '2028-02-29T09:00:00Z', '2029-02-28T09:00:00Z'],
  ['exclusion-five-years', '2026-12-31T20:59:59.999Z', '2031-12-31T20:59:59.999Z'],
] as const;
test.each(ends)('[PRO-08] %s from %s ends at %s', (length, from, until) => {
  expect(pauseEnd(length, new Date(from))).toEqual(new Date(until));
});

test('[PRO-03] of several pauses the one that ends last counts, and none after its end', () => {
  const short = { length: 'time-out-day', endsAt: pauseEnd('time-out-day', now) } as const;
  const long = { length: 'exclusion-year', endsAt: pauseEnd('exclusion-year', now) } as const;
  expect(pauseInForce([long, short], now)).toEqual(long);
  expect(pauseInForce([short], short.endsAt)).toBeUndefined();
});
