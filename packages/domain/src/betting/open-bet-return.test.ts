import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import type { BetMoney } from './bet-return.ts';
import { awaitsMoneyBack, certainReturn, type LegSoFar } from './open-bet-return.ts';

type Outcome = LegSoFar['outcome'];

const bet = (differences: Partial<BetMoney> = {}): BetMoney => ({
  ...{ shape: { kind: 'all' }, stake: shillings(1_000), paidWith: 'balance' },
  terms: {
    ...{ taxRatePercent: 10, winBonus: { ladder: [], oddsMinimum: 1_000 } },
    singleProfitMaximum: shillings(50_000_000),
    multipleProfitMaximum: shillings(300_000_000),
    moneyBack: { ladder: [{ legs: 4, percent: 50 }] },
  },
  ...differences,
});
const twoOf = bet({ shape: { kind: 'system', size: 2 } });
const byCredit = bet({ paidWith: 'credit' });

const legs = (...outcomes: readonly Outcome[]): readonly LegSoFar[] =>
  outcomes.map((outcome) => ({ odds: 2_000, outcome }));

const cases: readonly [string, BetMoney, readonly Outcome[], 'open' | 'promised' | number][] = [
  // name, bet, legs, what is paid for sure
  ['nothing lost', bet(), ['win', 'undecided'], 'open'],
  ['half lost', bet(), ['half-lose', 'undecided'], 'open'],
  ['refunded', bet(), ['refund', 'undecided'], 'open'],
  ['one of three lost', bet(), ['undecided', 'lose', 'undecided'], 0],
  ['one of four lost', bet(), ['lose', 'undecided', 'undecided', 'undecided'], 'promised'],
  ['one of four lost, the rest won', bet(), ['lose', 'win', 'win', 'undecided'], 'promised'],
  ['two of four lost', bet(), ['lose', 'undecided', 'lose', 'undecided'], 0],
  ['one lost, one half lost', bet(), ['lose', 'half-lose', 'win', 'undecided'], 0],
  ['one lost, one refunded', bet(), ['lose', 'refund', 'win', 'undecided'], 0],
  ['one of four by credit', byCredit, ['lose', 'win', 'win', 'undecided'], 0],
  ['one of three in twos', twoOf, ['lose', 'undecided', 'undecided'], 'open'],
  ['two of three in twos', twoOf, ['lose', 'undecided', 'lose'], 0],
  ['decided and lost by one', bet(), ['lose', 'win', 'win', 'win'], 0],
  ['decided and won', bet(), ['win', 'win'], 3_700],
];

test.each(cases)('[STL-35, STL-36] %s', (_name, of, outcomes, expected) => {
  const certain = certainReturn(of, legs(...outcomes));
  const isPromised = awaitsMoneyBack(of, legs(...outcomes));
  const found = certain ? Number(certain.paid / 100n) : isPromised ? 'promised' : 'open';
  expect(found).toBe(expected);
});

test('[STL-35] what is certain of a lost bet is what it would return with any end of its open legs', () => {
  const lost = certainReturn(bet(), legs('lose', 'undecided', 'undecided'));
  const nothing = senti(0n);
  expect(lost).toEqual({
    ...{ profit: nothing, winBonusPercent: 0, winBonus: nothing, tax: nothing, paid: nothing },
    ...{ creditReturned: nothing, moneyBack: nothing },
  });
  const ends: readonly Outcome[] = ['win', 'half-win', 'refund', 'half-lose', 'lose'];
  for (const one of ends) {
    for (const other of ends) {
      expect(certainReturn(bet(), legs('lose', one, other))).toEqual(lost);
    }
  }
});
