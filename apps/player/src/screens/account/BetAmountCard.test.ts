import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readBetAmount } from './BetAmountCard.tsx';

const wrong = refuse('betAmount.wrong');

const cases = [
  ['1000', ok(1000)],
  ['1,000', ok(1000)],
  [' 2 500 ', ok(2500)],
  ['', ok(0)],
  ['0', ok(0)],
  ['3000000', ok(3_000_000)],
  ['3000001', wrong],
  ['10.5', wrong],
  ['-100', wrong],
  ['elfu', wrong],
  ['9'.repeat(12), wrong],
] as const;

test.each(cases)('[AS-32] the default bet amount %j', (typed, outcome) => {
  expect(readBetAmount(typed)).toEqual(outcome);
});
