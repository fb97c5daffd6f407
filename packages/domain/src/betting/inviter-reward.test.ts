import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountName } from '../ledger/account.ts';
import { senti, shillings } from '../money/senti.ts';
import { type BetMoney, betReturn, type DecidedLeg, type DecidedOutcome } from './bet-return.ts';
import { inviterReward, inviterRewardEntry, stakeLost } from './inviter-reward.ts';

const terms: BetMoney['terms'] = {
  taxRatePercent: 10,
  singleProfitMaximum: shillings(50_000_000),
  multipleProfitMaximum: shillings(300_000_000),
  winBonus: { ladder: [], oddsMinimum: 1_000 },
  moneyBack: { ladder: [{ legs: 3, percent: 50 }] },
};
const ceiling = { singleProfitMaximum: shillings(600), multipleProfitMaximum: shillings(600) };

const bet: BetMoney = {
  ...{ shape: { kind: 'all' }, stake: shillings(1_000), paidWith: 'balance', terms },
};
const byCredit: BetMoney = { ...bet, paidWith: 'credit' };
const capped: BetMoney = { ...bet, terms: { ...terms, ...ceiling } };
const system: BetMoney = { ...bet, shape: { kind: 'system', size: 2 } };

const legsOf = (...outcomes: readonly DecidedOutcome[]): readonly DecidedLeg[] =>
  outcomes.map((outcome) => ({ odds: 2_000, outcome }));

const cases = [
  // what, bet, outcomes, shillings lost
  ['a lost single', bet, ['lose'], 1_000],
  ['half lost', bet, ['half-lose'], 500],
  ['refunded', bet, ['refund'], 0],
  ['half won', bet, ['half-win'], 0],
  ['won', bet, ['win'], 0],
  ['won below its stake by a ceiling', capped, ['win'], 0],
  ['won and half lost, which is the stake again', bet, ['win', 'half-lose'], 0],
  ['twice half lost', bet, ['half-lose', 'half-lose'], 750],
  ['lost by two legs', bet, ['lose', 'lose', 'win'], 1_000],
  ['lost by one of three, with money back', bet, ['lose', 'win', 'win'], 500],
  ['a system with no line won', system, ['lose', 'lose', 'win'], 1_000],
  ['a system with one line refunded', system, ['refund', 'refund', 'lose'], 666.67],
  ['by credit, lost', byCredit, ['lose'], 0],
  ['by credit, half lost', byCredit, ['half-lose'], 0],
  ['by credit, refunded', byCredit, ['refund'], 0],
] as const;

test.each(cases)('[BET-13] what a player loses: %s', (_name, money, outcomes, lost) => {
  const returned = betReturn(money, legsOf(...outcomes));
  expect(stakeLost(money, returned)).toBe(senti(BigInt(Math.round(lost * 100))));
});

const rewards = [
  // shillings lost, hundredths of a percent, shillings of reward
  [1_000, 0, 0],
  [1_000, 1_000, 100],
  [1_000, 10_000, 1_000],
  [999, 1_000, 99],
  [9, 1_000, 0],
  [1_000, 1, 0],
  [10_000, 1, 1],
  [3_000_000, 1_234, 370_200],
] as const;

test.each(rewards)(
  '[BET-13] of %d lost, %d hundredths of a percent are %d',
  (lost, scale, reward) => {
    expect(inviterReward(shillings(lost), { id: 7n, returnScaleHundredths: scale })).toBe(
      shillings(reward),
    );
  },
);

test('[BET-13] a reward is credit from an account of its own', () => {
  const reward = { inviterId: 7n, amount: shillings(100) };
  const { key, postings } = inviterRewardEntry({ serialNumber: 'B1', settlement: 2 }, reward);
  expect(key).toBe('invitation-reward B1 2');
  expect(postings.map(({ account, amount }) => [accountName(account), amount])).toEqual([
    ['inviter-rewards', -10_000n],
    ['7 credit', 10_000n],
  ]);
});

const anyLeg = fc.record({
  odds: fc.integer({ min: 1_001, max: 30_000 }),
  outcome: fc.constantFrom<DecidedOutcome>('win', 'half-win', 'refund', 'half-lose', 'lose'),
});
const anyBet = fc.record({
  stake: fc.bigInt({ min: 1n, max: 300_000_000n }).map(senti),
  paidWith: fc.constantFrom('balance' as const, 'credit' as const),
  cap: fc.integer({ min: 1, max: 9_000_000 }).map(shillings),
  legs: fc.array(anyLeg, { minLength: 1, maxLength: 6 }),
  scale: fc.integer({ min: 0, max: 10_000 }),
});

test('[BET-13] no reward is more than was lost, all of it is whole, and who won or got it back lost nothing', () => {
  const law = fc.property(anyBet, ({ stake, paidWith, cap, legs, scale }) => {
    const caps = { singleProfitMaximum: cap, multipleProfitMaximum: cap };
    const money = { ...bet, stake, paidWith, terms: { ...terms, ...caps } };
    const returned = betReturn(money, legs);
    const lost = stakeLost(money, returned);
    const reward = inviterReward(lost, { id: 7n, returnScaleHundredths: scale });
    expect(reward % 100n).toBe(0n);
    expect(reward >= 0n && reward <= lost && lost <= stake).toBe(true);
    expect(lost === 0n || paidWith === 'balance').toBe(true);
    // Every senti of an own stake is back, lost or was won with.
    if (paidWith === 'balance' && returned.profit === 0n) {
      expect(lost + returned.paid + returned.moneyBack).toBe(stake);
    } else expect(lost).toBe(0n);
  });
  fc.assert(law, { seed: 470_029, numRuns: 2_000 });
});
