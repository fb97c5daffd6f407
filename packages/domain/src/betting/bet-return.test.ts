import { describe, expect, test } from 'vitest';
import { InvariantError } from '../invariant.ts';
import { senti, shillings } from '../money/senti.ts';
import {
  type BetMoney,
  type BetTerms,
  bestReturn,
  betReturn,
  type DecidedOutcome,
} from './bet-return.ts';
import { allOfThem } from './bet-shape.ts';

const terms: BetTerms = {
  taxRatePercent: 10,
  singleProfitMaximum: shillings(50_000_000),
  multipleProfitMaximum: shillings(300_000_000),
  winBonus: { ladder: [{ legs: 3, percent: 3 }], oddsMinimum: 1_200 },
};
const aBet = (changes: Partial<BetMoney> = {}): BetMoney => ({
  shape: allOfThem,
  stake: shillings(1_000),
  paidWith: 'balance',
  terms,
  ...changes,
});

describe('a bet whose legs all win', () => {
  const vectors = [
    // stake  with       odds                      profit  bonus    tax    paid
    [1_000, 'balance', [2_000], 1_000, 0, 100, 1_900],
    [1_000, 'credit', [2_000], 1_000, 0, 100, 900],
    [1_000, 'balance', [1_500, 1_600, 2_000], 3_800, 114, 391, 4_523],
    [1_000, 'credit', [1_500, 1_600, 2_000], 3_800, 114, 391, 3_523],
    [1_000, 'balance', [1_100, 1_600, 2_000], 2_520, 0, 252, 3_268],
    [13, 'balance', [4_000, 5_000, 4_500], 1_157, 34.71, 119, 1_085.71],
    [100, 'balance', [1_013], 1.3, 0, 0, 101.3],
    [100, 'balance', [1_333, 1_333], 77.68, 0, 7, 170.68],
  ] as const;
  test.each(vectors)(
    '[BET-02, BET-06, BET-07] %d by %s at %j: profit %d, bonus %d, tax %d, paid %d',
    (stake, paidWith, odds, profit, winBonus, tax, paid) => {
      const found = bestReturn(aBet({ stake: shillings(stake), paidWith }), odds);
      const inShillings = [found.profit, found.winBonus, found.tax, found.paid].map(
        (amount) => Number(amount) / 100,
      );
      expect(inShillings).toEqual([profit, winBonus, tax, paid]);
    },
  );

  test('[BET-03] the profit of one leg and of several has its own ceiling', () => {
    const stake = shillings(3_000_000);
    const single = bestReturn(aBet({ stake }), [100_000]);
    expect(single).toMatchObject({ profit: terms.singleProfitMaximum, tax: shillings(5_000_000) });
    expect(single.paid).toBe(shillings(48_000_000));
    const multiple = bestReturn(aBet({ stake }), [100_000, 100_000]);
    expect(multiple.profit).toBe(terms.multipleProfitMaximum);
    expect(multiple.paid).toBe(shillings(273_000_000));
  });

  const atCeiling = [
    // ceiling  tax  bonus  odds     with       profit  bonus  tax    paid   cut
    [1_500, 0, 0, 2_000, 'balance', 1_000, 0, 0, 1_500, 500],
    [1_500, 0, 0, 2_000, 'credit', 1_000, 0, 0, 1_000, undefined],
    [600, 0, 0, 2_000, 'balance', 600, 0, 0, 600, 1_000],
    [600, 0, 0, 2_000, 'credit', 600, 0, 0, 600, 0],
    [2_000, 10, 50, 3_000, 'balance', 2_000, 1_000, 200, 2_000, 1_800],
    [2_000, 10, 50, 3_000, 'credit', 2_000, 1_000, 200, 1_800, 1_000],
    // Tax is of what is really won, down to a whole shilling: 10 % of 2,805.
    [2_805, 10, 50, 3_000, 'credit', 2_000, 1_000, 280, 2_525, 195],
    [9_000, 10, 50, 11_000, 'balance', 9_000, 4_500, 900, 9_000, 4_600],
    // One below the ceiling is the specification to the letter.
    [4_001, 10, 50, 3_000, 'balance', 2_000, 1_000, 300, 3_700, undefined],
  ] as const;
  test.each(atCeiling)(
    '[BET-06, BET-07] at most %d, tax %d %%, bonus %d %%, odds %d by %s: %d + %d - %d = %d',
    (maximum, taxRatePercent, percent, odds, paidWith, ...expected) => {
      const winBonus = { ladder: [{ legs: 1, percent }], oddsMinimum: 1_200 };
      const low = { ...terms, taxRatePercent, winBonus, singleProfitMaximum: shillings(maximum) };
      const found = bestReturn(aBet({ terms: low, paidWith }), [odds]);
      const { profit, winBonus: bonus, tax, paid, ceiling } = found;
      const lines = [profit, bonus, tax, paid, ceiling?.cut];
      const inShillings = lines.map((line) => (line === undefined ? line : Number(line) / 100));
      expect(inShillings).toEqual(expected);
    },
  );

  test('[BET-01] sixty legs at 100.00 are exact and end at the ceiling', () => {
    const found = bestReturn(
      aBet(),
      Array.from({ length: 60 }, () => 100_000),
    );
    expect(found.totalOdds).toBe(10n ** 122n);
    expect(found).toMatchObject({
      profit: shillings(300_000_000),
      winBonus: shillings(9_000_000),
      tax: shillings(30_000_000),
      paid: shillings(270_001_000),
      ceiling: { maximum: shillings(300_000_000), cut: shillings(9_000_000) },
    });
  });
});

describe('a bet of the days when tax came before the ceiling', () => {
  const before: BetTerms = { ...terms, taxedBeforeCeiling: true };
  const sixty = Array.from({ length: 60 }, () => 100_000);

  test('[BET-14] is taxed and paid as it was promised', () => {
    expect(bestReturn(aBet({ terms: before }), sixty)).toMatchObject({
      winBonus: shillings(9_000_000),
      tax: shillings(30_900_000),
      paid: shillings(278_101_000),
      ceiling: { cut: 0n },
    });
    const low = { ...before, taxRatePercent: 0, singleProfitMaximum: shillings(1_500) };
    const byCredit = bestReturn(aBet({ terms: low, paidWith: 'credit' }), [2_000]);
    expect(byCredit).toMatchObject({ paid: shillings(500), ceiling: { cut: shillings(500) } });
    const lower = { ...low, singleProfitMaximum: shillings(600) };
    expect(bestReturn(aBet({ terms: lower, paidWith: 'credit' }), [2_000]).paid).toBe(0n);
  });

  test('[BET-14] below the ceiling there is no difference', () => {
    const odds = [1_500, 1_600, 2_000];
    expect(bestReturn(aBet({ terms: before }), odds)).toEqual(bestReturn(aBet(), odds));
  });
});

describe('a bet that is decided', () => {
  const endings: readonly [DecidedOutcome, number, number, number, number, number][] = [
    // outcome    odds   profit  tax  paid by balance, by credit
    ['win', 1_920, 920, 92, 1_828, 828],
    ['half-win', 1_920, 460, 46, 1_414, 414],
    ['half-lose', 1_920, 0, 0, 500, 0],
    ['lose', 1_920, 0, 0, 0, 0],
  ];
  test.each(endings)('[BET-10] %s at %d', (outcome, odds, profit, tax, paid, paidByCredit) => {
    const legs = [{ odds, outcome }];
    expect(betReturn(aBet(), legs)).toMatchObject({
      profit: shillings(profit),
      tax: shillings(tax),
      paid: shillings(paid),
    });
    expect(betReturn(aBet({ paidWith: 'credit' }), legs).paid).toBe(shillings(paidByCredit));
  });

  test('[BET-11] every leg refunded: the stake goes back to the purse it came from', () => {
    const legs = [
      { odds: 1_500, outcome: 'refund' },
      { odds: 2_500, outcome: 'refund' },
    ] as const;
    const nothing = { profit: 0n, winBonus: 0n, winBonusPercent: 0, moneyBack: 0n, tax: 0n };
    const stake = shillings(1_000);
    expect(betReturn(aBet(), legs)).toEqual({ ...nothing, paid: stake, creditReturned: 0n });
    expect(betReturn(aBet({ paidWith: 'credit' }), legs)).toEqual({
      ...nothing,
      paid: 0n,
      creditReturned: stake,
    });
  });

  test('[BET-04] a refunded leg drops out of the count of the bonus', () => {
    const legs = (third: DecidedOutcome) => [
      { odds: 1_500, outcome: 'win' as const },
      { odds: 1_600, outcome: 'win' as const },
      { odds: 2_000, outcome: third },
    ];
    expect(betReturn(aBet(), legs('win')).winBonusPercent).toBe(3);
    expect(betReturn(aBet(), legs('refund'))).toMatchObject({
      winBonusPercent: 0,
      profit: shillings(1_400),
    });
    expect(betReturn(aBet(), legs('lose')).winBonusPercent).toBe(0);
  });

  test('[BET-10] a half lost leg beside a won one pays no more than it returns', () => {
    const legs = [
      { odds: 1_800, outcome: 'win' },
      { odds: 1_900, outcome: 'half-lose' },
    ] as const;
    expect(betReturn(aBet(), legs)).toMatchObject({ profit: 0n, tax: 0n, paid: shillings(900) });
  });

  test.each([0n, -1n])('[BET-02] a stake of %d is a bug, not a bet', (stake) => {
    expect(() => bestReturn(aBet({ stake: senti(stake) }), [2_000])).toThrow(InvariantError);
  });
});

describe('a system', () => {
  const three = [2_000, 3_000, 4_000] as const;
  const twoOfThree = aBet({ shape: { kind: 'system', size: 2 }, stake: shillings(3_000) });

  test('[BET-08] pays every line that wins, without a bonus', () => {
    // 6.00 + 8.00 + 12.00 for a thousand each.
    expect(bestReturn(twoOfThree, three)).toMatchObject({
      profit: shillings(23_000),
      winBonus: 0n,
      tax: shillings(2_300),
      paid: shillings(23_700),
    });
  });

  const endings = [
    // 2.00    3.00     4.00      paid
    ['win', 'win', 'lose', 5_700],
    ['win', 'lose', 'lose', 0],
    ['win', 'refund', 'lose', 2_000],
    ['win', 'refund', 'win', 12_900],
    ['half-win', 'win', 'lose', 4_350],
  ] as const;
  test.each(endings)('[BET-08] %s, %s, %s: paid %d', (first, second, third, paid) => {
    const legs = [first, second, third].map((outcome, at) => ({ odds: three[at] ?? 0, outcome }));
    expect(betReturn(twoOfThree, legs).paid).toBe(shillings(paid));
  });
});
