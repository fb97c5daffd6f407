import { expect, test } from 'vitest';
import { shillings } from '../money/senti.ts';
import { type WithdrawalFacts, withdrawalFindings } from './withdrawal-rules.ts';

const terms = {
  reviewFrom: shillings(1_000_000),
  reviewDayFrom: shillings(3_000_000),
  accountDays: 7,
  turnoverPercent: 100,
};
const usual: WithdrawalFacts = {
  amount: shillings(50_000),
  askedToday: shillings(50_000),
  accountDays: 30,
  deposited: shillings(100_000),
  staked: shillings(240_000),
};

test.each<[string, Partial<WithdrawalFacts>, readonly string[]]>([
  ['a usual one', {}, []],
  ['a shilling below', { amount: shillings(999_999) }, []],
  ['the amount', { amount: shillings(1_000_000) }, ['amount']],
  ['the day', { askedToday: shillings(3_000_000) }, ['day']],
  ['an old account', { accountDays: 7 }, []],
  ['a young account', { accountDays: 6 }, ['account-age']],
  ['too little staked', { staked: shillings(99_999) }, ['turnover']],
  ['enough staked', { staked: shillings(100_000) }, []],
  ['nothing deposited', { deposited: shillings(0), staked: shillings(0) }, []],
  ['two at once', { amount: shillings(2_000_000), accountDays: 0 }, ['amount', 'account-age']],
])('[MNO-01] %s: stopped by the rules that do not hold', (_, facts, rules) => {
  const stopped = withdrawalFindings({ ...usual, ...facts }, terms).filter(({ holds }) => !holds);
  expect(stopped.map(({ rule }) => rule)).toEqual(rules);
});

test('[MNO-01] age and turnover of zero stop nobody, and what was measured is told', () => {
  const off = { ...terms, accountDays: 0, turnoverPercent: 0 };
  const found = withdrawalFindings({ ...usual, accountDays: 0, staked: shillings(0) }, off);
  expect(found.every(({ holds }) => holds)).toBe(true);
  expect(withdrawalFindings(usual, terms).at(-1)).toMatchObject({ measured: 240n, wanted: 100n });
});
