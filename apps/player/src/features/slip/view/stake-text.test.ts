import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { ladderOfHouse } from '../fixtures/a-slip.ts';
import { slipConfigOf } from './slip-config.ts';
import { groupedStake, steppedStake, typedStake } from './stake-text.ts';

const typed = [
  ['', 'missing'],
  [' ', 'missing'],
  ['2,000', shillings(2_000)],
  ['2 000', shillings(2_000)],
  ['150.5', 'not-whole'],
  ['-100', 'not-whole'],
  ['1e5', 'not-whole'],
  ['1234567890123', 'not-whole'],
] as const;

test.each(typed)('[SLIP-11] "%s" is read as %s', (text, stake) => {
  expect(typedStake(text)).toBe(stake);
});

test('[SLIP-11] thousands are grouped, what is no number stays as it was typed', () => {
  expect(groupedStake('2000')).toBe('2,000');
  expect(groupedStake('150.5')).toBe('150.5');
  expect(groupedStake('')).toBe('');
});

const steps = [
  // text, step, after
  ['2,000', 100, '2,100'],
  ['2,000', -100, '1,900'],
  ['100', -100, '100'],
  ['', 500, '500'],
  ['2,999,950', 100, '3,000,000'],
  ['150.5', 10_000, '10,000'],
] as const;

test.each(steps)('[SLIP-11] "%s" and a step of %i: %s', (text, by, after) => {
  expect(steppedStake(typedStake(text), by, ladderOfHouse.limits)).toBe(after);
});

test('[SLIP-11] a step never leads below the minimum of the purse', () => {
  const limits = { ...ladderOfHouse.limits, minimum: shillings(400) };
  expect(steppedStake(typedStake('450'), -100, limits)).toBe('400');
});

test('[SLIP-10] before the house has answered: 100 to 3,000,000 and a tax of 10 %', () => {
  const { limits, terms } = slipConfigOf();
  expect(limits).toEqual({
    minimum: shillings(100),
    creditMinimum: shillings(100),
    maximum: shillings(3_000_000),
  });
  expect(terms).toMatchObject({ taxRatePercent: 10, winBonus: { ladder: [], oddsMinimum: 1_200 } });
});

test('[SLIP-10] what an answer leaves out is 300, 300 and 900,000', () => {
  expect(slipConfigOf({ bet: {}, rewards: [] }).limits).toEqual({
    minimum: shillings(300),
    creditMinimum: shillings(300),
    maximum: shillings(900_000),
  });
});
