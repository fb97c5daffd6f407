import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountName } from '../ledger/account.ts';
import { together } from '../ledger/entry.ts';
import { type Senti, senti, shillings } from '../money/senti.ts';
import { type BetMoney, betReturn, type DecidedOutcome } from './bet-return.ts';
import { settlementEntries, settlementKeys } from './settlement-entries.ts';

const terms: BetMoney['terms'] = {
  taxRatePercent: 10,
  singleProfitMaximum: shillings(50_000_000),
  multipleProfitMaximum: shillings(300_000_000),
  winBonus: { ladder: [{ legs: 3, percent: 3 }], oddsMinimum: 1_000 },
};

const won = (odds: number) => ({ odds, outcome: 'win' as const });

function entriesOf(bet: Partial<BetMoney>, legs: Parameters<typeof betReturn>[1]) {
  const money = betReturn(
    { shape: { kind: 'all' }, stake: shillings(1_000), paidWith: 'balance', terms, ...bet },
    legs,
  );
  return settlementEntries({ playerId: 7n, serialNumber: 'B1', settlement: 1, money });
}

const lines = (entries: ReturnType<typeof entriesOf>) =>
  entries.map(({ key, postings }) => [
    key,
    ...postings.map(({ account, amount }) => `${accountName(account)} ${amount / 100n}`),
  ]);

test('[STL-20] a single at 2.00: what it brought and the tax, each with its line', () => {
  expect(lines(entriesOf({}, [won(2_000)]))).toEqual([
    ['bet-result B1 1', 'stakes -2000', '7 cash 2000'],
    ['winnings-tax B1 1', '7 cash -100', 'winnings-tax 100'],
  ]);
});

test('[STL-20] three legs with a bonus: 4,800 and 114 less 391 are 4,523', () => {
  expect(lines(entriesOf({}, [won(1_500), won(1_600), won(2_000)]))).toEqual([
    ['bet-result B1 1', 'stakes -4800', '7 cash 4800'],
    ['bet-bonus B1 1', 'bonuses -114', '7 cash 114'],
    ['winnings-tax B1 1', '7 cash -391', 'winnings-tax 391'],
  ]);
});

test('[STL-20] a stake by credit that is returned goes back to credit', () => {
  expect(lines(entriesOf({ paidWith: 'credit' }, [{ odds: 2_000, outcome: 'refund' }]))).toEqual([
    ['bet-result B1 1', 'stakes -1000', '7 credit 1000'],
  ]);
});

test('[STL-20] a lost bet moves nothing', () => {
  expect(entriesOf({}, [{ odds: 2_000, outcome: 'lose' }])).toEqual([]);
});

const outcomes: readonly DecidedOutcome[] = ['win', 'half-win', 'refund', 'half-lose', 'lose'];
const anyLeg = fc.record({
  odds: fc.integer({ min: 1_001, max: 30_000 }),
  outcome: fc.constantFrom(...outcomes),
});
/** Bonuses beyond any reason and ceilings below the stake included. */
const anyBet = fc.record({
  stake: fc.integer({ min: 1, max: 3_000_000 }).map((amount) => shillings(amount)),
  paidWith: fc.constantFrom('balance' as const, 'credit' as const),
  cap: fc.integer({ min: 1, max: 9_000_000 }).map((amount) => shillings(amount)),
  bonusPercent: fc.integer({ min: 0, max: 1_000 }),
  legs: fc.array(anyLeg, { minLength: 1, maxLength: 8 }),
});

test('[STL-20] whatever the terms, the lines add up to what is paid, and no key comes twice', () => {
  fc.assert(
    fc.property(anyBet, ({ stake, paidWith, cap, bonusPercent, legs }) => {
      const money = betReturn(
        {
          ...{ shape: { kind: 'all' }, stake, paidWith },
          terms: {
            ...{ taxRatePercent: 10, singleProfitMaximum: cap, multipleProfitMaximum: cap },
            winBonus: { ladder: [{ legs: 2, percent: bonusPercent }], oddsMinimum: 1_000 },
          },
        },
        legs,
      );
      const paid = { playerId: 7n, serialNumber: 'B1', settlement: 3, money };
      const entries = settlementEntries(paid);
      const purse = (kind: string): Senti =>
        together(...entries.map(({ postings }) => postings)).find(
          ({ account }) => accountName(account) === `7 ${kind}`,
        )?.amount ?? senti(0n);
      expect([purse('cash'), purse('credit')]).toEqual([money.paid, money.creditReturned]);
      const keys = entries.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(settlementKeys('B1', 3)).toEqual(expect.arrayContaining(keys));
    }),
    { seed: 470_027, numRuns: 3_000 },
  );
});
