import { shillings } from '@kipute/domain/money/senti';
import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readBetAmount } from './BetAmountCard.tsx';

const limits = {
  minimum: shillings(300),
  creditMinimum: shillings(100),
  maximum: shillings(3_000_000),
};
const notWhole = refuse('not-whole');
const noStake = refuse('no-stake');

const cases = [
  ['1000', ok(1000)],
  ['1,000', ok(1000)],
  [' 2 500 ', ok(2500)],
  ['', ok(0)],
  ['0', ok(0)],
  ['299', noStake],
  ['300', ok(300)],
  ['3000000', ok(3_000_000)],
  ['3000001', noStake],
  ['9'.repeat(12), noStake],
  ['9'.repeat(13), notWhole],
  ['10.5', notWhole],
  ['-100', notWhole],
  ['elfu', notWhole],
] as const;

test.each(cases)('[AS-32] the default bet amount %j', (typed, outcome) => {
  expect(readBetAmount(typed, limits)).toEqual(outcome);
});
