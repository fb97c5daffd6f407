import { expect, test } from 'vitest';
import { shillings } from '../money/senti.ts';
import type { BetMoney } from './bet-return.ts';
import type { BetShape } from './bet-shape.ts';
import { type RunningLeg, runningReturn } from './open-bet-return.ts';

const all: BetShape = { kind: 'all' };
const twoOf: BetShape = { kind: 'system', size: 2 };

const aBet = (shape: BetShape): BetMoney => ({
  shape,
  stake: shillings(1_000),
  paidWith: 'balance',
  terms: {
    taxRatePercent: 10,
    singleProfitMaximum: shillings(50_000_000),
    multipleProfitMaximum: shillings(300_000_000),
    winBonus: { ladder: [{ legs: 3, percent: 3 }], oddsMinimum: 1_200 },
  },
});

const cases: readonly [BetShape, readonly RunningLeg['outcome'][], number | undefined][] = [
  // shape, how the legs at 1.50, 1.60 and 2.00 stand, what it would pay
  [all, ['win', 'win', 'win'], 4_523],
  [all, ['win', 'win', 'lose'], 0],
  [all, ['win', 'win', 'refund'], 2_260],
  [all, ['win', 'win', 'half-lose'], 1_186],
  [all, ['win', 'win', 'untold'], undefined],
  [all, ['untold', 'untold', 'untold'], undefined],
  [all, ['lose', 'win', 'untold'], 0],
  [twoOf, ['win', 'win', 'lose'], 800],
  [twoOf, ['win', 'win', 'untold'], undefined],
  [twoOf, ['lose', 'lose', 'untold'], 0],
  [all, ['refund', 'refund', 'refund'], 1_000],
];

test.each(cases)('[ORD-16] %j with %j would pay %s', (shape, outcomes, paid) => {
  const odds = [1_500, 1_600, 2_000];
  const legs = outcomes.map((outcome, at) => ({ odds: odds[at] ?? 0, outcome }));
  const told = runningReturn(aBet(shape), legs);
  expect(told && Number(told.paid) / 100).toBe(paid);
});
