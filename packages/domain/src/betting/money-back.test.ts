import { expect, test } from 'vitest';
import { shillings } from '../money/senti.ts';
import { type BetMoney, betReturn, type DecidedLeg, type DecidedOutcome } from './bet-return.ts';

const ladder = [
  { legs: 8, percent: 50 },
  { legs: 9, percent: 80 },
  { legs: 10, percent: 100 },
];

const bet = (differences: Partial<BetMoney> = {}): BetMoney => ({
  ...{ shape: { kind: 'all' }, stake: shillings(1_001), paidWith: 'balance' },
  terms: {
    ...{ taxRatePercent: 10, winBonus: { ladder: [], oddsMinimum: 1_000 } },
    singleProfitMaximum: shillings(50_000_000),
    multipleProfitMaximum: shillings(300_000_000),
    moneyBack: { ladder },
  },
  ...differences,
});

const legs = (won: number, ...others: readonly DecidedOutcome[]): readonly DecidedLeg[] =>
  [...Array.from({ length: won }, () => 'win' as const), ...others].map((outcome) => ({
    ...{ odds: 1_500, outcome },
  }));

test.each([
  ['eight legs, one lost', legs(7, 'lose'), 50_050n],
  ['nine', legs(8, 'lose'), 80_080n],
  ['ten', legs(9, 'lose'), 100_100n],
  ['sixty', legs(59, 'lose'), 100_100n],
  ['seven', legs(6, 'lose'), 0n],
  ['nine of which one is refunded', legs(7, 'lose', 'refund'), 50_050n],
  ['eight of which one is refunded', legs(6, 'lose', 'refund'), 0n],
  ['two lost', legs(8, 'lose', 'lose'), 0n],
  ['one lost and one half lost', legs(8, 'lose', 'half-lose'), 0n],
  ['one lost and one half won', legs(8, 'lose', 'half-win'), 0n],
  ['one half lost', legs(9, 'half-lose'), 0n],
  ['none lost', legs(10), 0n],
])('[BET-12] %s', (_name, decided, expected) => {
  expect(betReturn(bet(), decided).moneyBack).toBe(expected);
});

test('[BET-12] neither a stake by credit, nor a system, nor a bet without the promise', () => {
  const lostByOne = legs(9, 'lose');
  const { moneyBack: _promised, ...terms } = bet().terms;
  const others = [
    bet({ paidWith: 'credit' }),
    bet({ shape: { kind: 'system', size: 9 } }),
    bet({ terms }),
  ];
  expect(others.map((one) => betReturn(one, lostByOne).moneyBack)).toEqual([0n, 0n, 0n]);
});
