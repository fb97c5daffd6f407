import { expect, test } from 'vitest';
import { dayNamed, daysFrom } from './days.ts';

/** Half past eleven in the evening in London is tomorrow in Dar es Salaam. */
const nowMs = Date.parse('2026-11-14T23:30:00Z');

test('[LST-10] today and the next six days, as they are in East Africa', () => {
  const days = daysFrom(nowMs, [{ date: '2026-11-15', match_num: 12 }]);
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({ date: '2026-11-15', matches: 12 });
  expect(days[6]).toEqual({ date: '2026-11-21', matches: undefined });
});

const addresses = [
  ['2026-11-16', '2026-11-16'],
  ['2026-11-14', undefined],
  ['2026-11-22', undefined],
  ['tomorrow', undefined],
  [null, undefined],
] as const;

test.each(addresses)('[LST-10] the day %j of an address is %s', (text, date) => {
  expect(dayNamed(text, daysFrom(nowMs, undefined))).toBe(date);
});
