import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aFact } from '../fixtures/a-snapshot.ts';
import type { SettledCatalogue } from '../ports.ts';
import { minutesPlayed } from './settle-selection.ts';

const clock = (number1: number | null, status = 1) =>
  aFact(3, [0, 0], { typeId: eventInfoTypes.matchTime, number1, status });

const cases = [
  ['no clock is told', [], undefined],
  ['a minute', [clock(47)], 47],
  ['a minute and seconds', [clock(89.6)], 89],
  ['before it began', [clock(-1)], 0],
  ['a clock that was taken back', [clock(47, 2)], undefined],
  ['a clock without a minute', [clock(null)], undefined],
] as const;

test.each(cases)('[ORD-73] minutes played: %s', (_name, facts, expected) => {
  const factsOf = (() => facts) as unknown as SettledCatalogue['factsOf'];
  expect(minutesPlayed({ factsOf }, '1')).toBe(expected);
});
