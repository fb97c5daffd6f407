import { expect, test } from 'vitest';
import { isTimeOut, lengthNamed, offeredLengths } from './pause-offers.ts';

const nowMs = Date.parse('2026-11-15T19:05:00Z');
const all = [
  'time-out-day',
  'time-out-week',
  'time-out-month',
  'exclusion-half-year',
  'exclusion-year',
  'exclusion-five-years',
] as const;

const offers = [
  [undefined, all],
  ['2026-11-20T00:00:00Z', all.slice(1)],
  ['2026-11-22T19:04:59Z', all.slice(2)],
  ['2027-11-15T19:05:00Z', all.slice(5)],
  ['2031-11-15T19:05:00Z', []],
] as const;

test.each(offers)('[PRO-12] a pause until %s leaves longer ones to choose', (endsAt, offered) => {
  expect(offeredLengths({ endsAt, nowMs })).toEqual(offered);
});

test('[PRO-12] three of them are time-outs, three are self-exclusions', () => {
  expect(all.map(isTimeOut)).toEqual([true, true, true, false, false, false]);
});

test('[PRO-12] a length that was not offered is refused', () => {
  expect([lengthNamed('time-out-week'), lengthNamed('for-ever')]).toEqual([
    'time-out-week',
    undefined,
  ]);
});
