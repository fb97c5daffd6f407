import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { type BetEnd, betEnd } from './bet-end.ts';
import { betReturn, type DecidedOutcome } from './bet-return.ts';
import { allOfThem, type BetShape } from './bet-shape.ts';

const terms = {
  taxRatePercent: 10,
  singleProfitMaximum: shillings(50_000_000),
  multipleProfitMaximum: shillings(300_000_000),
  winBonus: { ladder: [], oddsMinimum: 1_200 },
};
const system: BetShape = { kind: 'system', size: 2 };

const ends: readonly [readonly DecidedOutcome[], BetShape, 'balance' | 'credit', BetEnd][] = [
  // outcomes at 1.80, shape, paid with, end
  [['win'], allOfThem, 'balance', 'won'],
  [['win'], allOfThem, 'credit', 'won'],
  [['half-win'], allOfThem, 'balance', 'won'],
  [['refund'], allOfThem, 'balance', 'returned'],
  [['refund'], allOfThem, 'credit', 'returned'],
  [['half-lose'], allOfThem, 'balance', 'half-lost'],
  // Nothing of a credit stake comes back.
  [['half-lose'], allOfThem, 'credit', 'lost'],
  [['lose'], allOfThem, 'balance', 'lost'],
  [['refund', 'half-lose'], allOfThem, 'balance', 'half-lost'],
  // 1.8 × ½
  [['win', 'half-lose'], allOfThem, 'balance', 'part-lost'],
  [['half-lose', 'half-lose'], allOfThem, 'balance', 'part-lost'],
  [['win', 'refund', 'lose'], system, 'balance', 'part-lost'],
];
test.each(ends)('[BET-15] %j in %j by %s: %s', (outcomes, shape, paidWith, end) => {
  // An odd number of senti: half of it is rounded down.
  const stake = senti(100_001n);
  const legs = outcomes.map((outcome) => ({ odds: 1_800, outcome }));
  const { profit, paid, creditReturned } = betReturn({ shape, stake, paidWith, terms }, legs);
  expect(betEnd({ profit, back: senti(paid + creditReturned), stake })).toBe(end);
});
