import { expect, test } from 'vitest';
import { shillings } from '../money/senti.ts';
import { runsDryAt } from './float-forecast.ts';

const noon = Date.parse('2026-11-18T12:00:00Z');
const hours = (amounts: readonly number[]) =>
  amounts.map((amount, at) => ({
    beginsAt: new Date(noon + at * 3_600_000),
    amount: shillings(amount),
  }));

test.each<[held: number, waiting: number, expected: readonly number[], dry: string | undefined]>([
  [1_000, 0, [100, 100, 100], undefined],
  [1_000, 0, [400, 400, 400], '14:30'],
  [1_000, 0, [1_000, 0], '13:00'],
  [1_000, 500, [250, 250, 250], '14:00'],
  [1_000, 1_000, [1, 1], '12:00'],
  [-5, 0, [1], '12:00'],
  [1_000, 0, [0, 0, 0], undefined],
  [0, 0, [0, 0], undefined],
  [0, 0, [0, 5], '13:00'],
  [0, 5, [0, 0], '12:00'],
])('[MNO-31] %i held, %i waiting, then %j an hour: dry at %s', (held, waiting, expected, dry) => {
  const at = runsDryAt({
    ...{ held: shillings(held), waiting: shillings(waiting), expected: hours(expected) },
  });
  expect(at?.toISOString().slice(11, 16)).toBe(dry);
});
