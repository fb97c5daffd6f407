import { expect, test } from 'vitest';
import { type Letter, tapReserve, tapResult } from './jackpot-picks.ts';

const taps = [
  ['a first tap picks', [''], '1', 3, '1', false],
  ['a second makes a double, in the order of taps', ['X'], '1', 3, 'X1', false],
  ['a third replaces the older', ['X1'], '2', 3, '12', false],
  ['a tap on a pick takes it back', ['X1'], 'X', 3, '1', false],
  ['without room for a double the pick is replaced', ['1', '1X'], '2', 1, '2', true],
  ['a double that is there may change', ['1X', '12'], '2', 2, 'X2', false],
  ['a game without doubles says nothing of them', ['1'], 'X', 0, 'X', false],
] as const satisfies readonly (readonly [
  string,
  readonly string[],
  Letter,
  number,
  string,
  boolean,
])[];

test.each(taps)('[POL-141] %s', (_, picks, letter, doublesMaximum, pick, isFull) => {
  expect(tapResult(picks, 0, { letter, doublesMaximum })).toEqual({ pick, isFull });
});

test('[POL-141] a reserve has one pick', () => {
  expect([tapReserve('', '1'), tapReserve('1', 'X'), tapReserve('X', 'X')]).toEqual(['1', 'X', '']);
});
