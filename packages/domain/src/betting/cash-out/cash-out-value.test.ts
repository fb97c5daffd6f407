import { describe, expect, test } from 'vitest';
import { InvariantError } from '../../invariant.ts';
import { senti, shillings } from '../../money/senti.ts';
import type { BetInPlay } from './bet-in-play.ts';
import {
  type CashOutLeg,
  type CashOutOffer,
  cashOutOffer,
  type PricedLeg,
  payoutInPlay,
} from './cash-out-value.ts';
import { aBetInPlay, decidedLeg, openLeg, someTerms } from './fixtures/a-bet-in-play.ts';

/** Value, tax and paid in shillings, or the lock. */
function told(offer: CashOutOffer): readonly number[] | string {
  if (offer.state === 'locked') return offer.why;
  return [offer.value, offer.tax, offer.paid].map((amount) => Number(amount) / 100);
}

describe('a thousand shillings, five percent for the house', () => {
  const thirteenSixths = { numerator: 13n, denominator: 6n };
  const offers: readonly [string, readonly PricedLeg[], readonly number[]][] = [
    // what happened, legs, [value, tax, paid]
    ['nothing moved', [openLeg(2_000, 2_000)], [950, 0, 950]],
    ['half the odds', [openLeg(5_000, 2_500)], [1_900, 90, 1_810]],
    ['twice the odds', [openLeg(2_000, 4_000)], [475, 0, 475]],
    ['a fair price without end', [openLeg(2_000, thirteenSixths)], [876.92, 0, 876.92]],
    // 4/9 of 950; rounded leg by leg it would be 422.21.
    ['two thirds twice', [openLeg(2_000, 3_000), openLeg(2_000, 3_000)], [422.22, 0, 422.22]],
  ];
  test.each(offers)('[CSH-03, CSH-08] %s', (_what, legs, expected) => {
    expect(told(cashOutOffer(aBetInPlay(), legs))).toEqual(expected);
  });

  const withDecided: readonly [string, readonly PricedLeg[], readonly number[]][] = [
    ['a win', [decidedLeg(1_500, 'win'), openLeg(3_000, 2_000)], [2_137.5, 113, 2_024.5]],
    [
      'a half win',
      [decidedLeg(1_920, 'half-win'), openLeg(2_000, 1_600)],
      [1_733.75, 73, 1_660.75],
    ],
    ['a refund', [decidedLeg(9_000, 'refund'), openLeg(2_000, 3_000)], [633.33, 0, 633.33]],
    ['a half loss', [decidedLeg(1_900, 'half-lose'), openLeg(2_000, 1_250)], [760, 0, 760]],
  ];
  test.each(withDecided)('[CSH-04] %s counts with its factor', (_what, legs, expected) => {
    expect(told(cashOutOffer(aBetInPlay(), legs))).toEqual(expected);
  });

  test.each([
    [0, 2_000],
    [12.5, 1_750],
    [20, 1_600],
  ])('[CSH-03] a margin of %d percent leaves %d', (marginPercent, value) => {
    const offer = cashOutOffer(aBetInPlay(), [openLeg(5_000, 2_500)], { marginPercent });
    expect(offer).toMatchObject({ value: shillings(value) });
  });

  test.each([-0.01, 100.01])('[CSH-03] a margin of %d percent is a bug', (marginPercent) => {
    const legs = [openLeg(5_000, 2_500)];
    expect(() => cashOutOffer(aBetInPlay(), legs, { marginPercent })).toThrow(InvariantError);
  });

  test('[CSH-03] a fair price that returns no more than the stake is a bug', () => {
    expect(() => cashOutOffer(aBetInPlay(), [openLeg(2_000, 1_000)])).toThrow(InvariantError);
  });
});

describe('ceilings', () => {
  test('[CSH-07] no more than the payout, which is less than a sure win is worth', () => {
    // 10.00 at a fair 1.02 would be 9,313.72; the bet pays 10,000 less 900 of tax.
    const legs = [openLeg(10_000, 1_020)];
    expect(payoutInPlay(aBetInPlay(), legs)).toBe(shillings(9_100));
    expect(told(cashOutOffer(aBetInPlay(), legs))).toEqual([9_100, 810, 8_290]);
  });

  test('[CSH-07] the win bonus is in the payout and not in the value', () => {
    const legs = [openLeg(1_500, 1_500), openLeg(1_600, 1_600), openLeg(2_000, 2_000)];
    expect(payoutInPlay(aBetInPlay(), legs)).toBe(shillings(4_523));
    expect(told(cashOutOffer(aBetInPlay(), legs))).toEqual([950, 0, 950]);
  });

  // 300 million are promised; 50 of profit, 5 of them tax, and the stake are all it can return.
  const aboveCeiling = aBetInPlay({ stake: shillings(3_000_000) });

  test('[CSH-06] a bet above the ceiling is worth the chance of what it can return', () => {
    const offer = cashOutOffer(aboveCeiling, [openLeg(100_000, 2_000)]);
    // 53,000,000 × ½ × 95 %
    expect(told(offer)).toEqual([25_175_000, 2_217_500, 22_957_500]);
  });

  test('[CSH-22] of half of it in play, half', () => {
    const half = { ...aboveCeiling, stakeInPlay: shillings(1_500_000) };
    const offer = cashOutOffer(half, [openLeg(100_000, 2_000)]);
    expect(told(offer)).toEqual([12_587_500, 1_108_750, 11_478_750]);
    expect(payoutInPlay(half, [openLeg(100_000, 2_000)])).toBe(shillings(24_000_000));
  });

  test.each([0n, -1n, 100_001n])('[CSH-22] %d senti in play of 100,000 are a bug', (left) => {
    const bet = aBetInPlay({ stakeInPlay: senti(left) });
    expect(() => cashOutOffer(bet, [openLeg(2_000, 2_000)])).toThrow(InvariantError);
  });
});

describe('a system', () => {
  const twoOfThree = aBetInPlay({ shape: { kind: 'system', size: 2 }, stake: shillings(3_000) });
  const systems: readonly [string, readonly PricedLeg[], readonly number[] | string][] = [
    // what happened to 2.00, 3.00 and 4.00, legs, [value, tax, paid] or the lock
    [
      'nothing',
      [openLeg(2_000, 2_000), openLeg(3_000, 3_000), openLeg(4_000, 4_000)],
      [2_850, 0, 2_850],
    ],
    // Lines of 2, 2 and 1 for a thousand each.
    [
      'one won',
      [decidedLeg(2_000, 'win'), openLeg(3_000, 3_000), openLeg(4_000, 4_000)],
      [4_750, 175, 4_575],
    ],
    [
      'one lost',
      [decidedLeg(2_000, 'lose'), openLeg(3_000, 3_000), openLeg(4_000, 4_000)],
      [950, 0, 950],
    ],
    // Only the line of the second and third: 3 × 4/5.
    [
      'one lost, one won',
      [decidedLeg(2_000, 'lose'), decidedLeg(3_000, 'win'), openLeg(4_000, 5_000)],
      [2_280, 0, 2_280],
    ],
    [
      'two lost',
      [decidedLeg(2_000, 'lose'), decidedLeg(3_000, 'lose'), openLeg(4_000, 4_000)],
      'nothing-left',
    ],
  ];
  test.each(systems)('[CSH-05] two of three, what happened: %s', (_what, legs, expected) => {
    expect(told(cashOutOffer(twoOfThree, legs))).toEqual(expected);
  });
});

describe('locks', () => {
  const locked = (why: 'leg-suspended' | 'leg-without-price' | 'line-moved'): CashOutLeg => ({
    state: 'locked',
    placedOdds: 2_000,
    why,
  });
  const credit = aBetInPlay({ paidWith: 'credit' });
  const open = openLeg(2_000, 2_000);
  const lost = decidedLeg(2_000, 'lose');
  const won = decidedLeg(2_000, 'win');
  const locks: readonly [string, BetInPlay, readonly CashOutLeg[], string][] = [
    // of which bet, bet, legs, lock
    ['by credit', credit, [open], 'credit-stake'],
    ['by credit and lost', credit, [lost, locked('line-moved')], 'credit-stake'],
    ['lost', aBetInPlay(), [open, lost], 'nothing-left'],
    ['lost and suspended', aBetInPlay(), [locked('leg-suspended'), lost], 'nothing-left'],
    ['won', aBetInPlay(), [won, won], 'every-leg-decided'],
    ['refunded', aBetInPlay(), [decidedLeg(2_000, 'refund')], 'every-leg-decided'],
    ['suspended', aBetInPlay(), [open, locked('leg-suspended')], 'leg-suspended'],
    ['without a price', aBetInPlay(), [won, locked('leg-without-price')], 'leg-without-price'],
    ['locked twice', aBetInPlay(), [locked('line-moved'), locked('leg-suspended')], 'line-moved'],
    // 100 at 2.00 and now at 191.00: 99 senti.
    [
      'worth little',
      aBetInPlay({ stake: shillings(100) }),
      [openLeg(2_000, 191_000)],
      'below-minimum',
    ],
  ];
  test.each(locks)('[CSH-09] no offer for a bet that is %s', (_which, bet, legs, why) => {
    expect(cashOutOffer(bet, legs)).toEqual({ state: 'locked', why });
  });

  test('[CSH-09] one shilling is an offer', () => {
    const offer = cashOutOffer(aBetInPlay({ stake: shillings(100) }), [openLeg(2_000, 190_000)]);
    expect(told(offer)).toEqual([1, 0, 1]);
  });
});

describe('the explanation', () => {
  const whole = (numerator: bigint) => ({ numerator, denominator: 1n });

  test('[CSH-10] names stake, legs, margin and tax', () => {
    const offer = cashOutOffer(aBetInPlay(), [decidedLeg(1_500, 'win'), openLeg(3_000, 2_000)]);
    const factor = { numerator: 3n, denominator: 2n };
    const fair = { numerator: 2_000n, denominator: 1_000n };
    expect(offer).toMatchObject({
      explanation: [
        { step: 'stake', stake: shillings(1_000) },
        { step: 'decided-leg', leg: 0, outcome: 'win', factor },
        { step: 'open-leg', leg: 1, placedOdds: 3_000, fair, factor },
        { step: 'margin', percent: 5 },
        { step: 'tax', ratePercent: 10, tax: shillings(113) },
      ],
    });
  });

  test('[CSH-10] names lines and ceilings where they change the number', () => {
    const terms = { ...someTerms, multipleProfitMaximum: shillings(17_000) };
    const shape = { kind: 'system', size: 2 } as const;
    const bet = aBetInPlay({ shape, stake: shillings(3_000), terms });
    const legs = [decidedLeg(2_000, 'win'), decidedLeg(3_000, 'win'), openLeg(4_000, 1_001)];
    const fair = { numerator: 1_001n, denominator: 1_000n };
    // 26,000 are promised, 17,000 and 1,700 of tax returned. 6 + 20 ÷ 1.001 lines of a thousand,
    // less a twentieth, in that proportion: 17,751.34, which is more than is paid out.
    expect(cashOutOffer(bet, legs)).toEqual({
      state: 'offered',
      value: shillings(17_000),
      tax: shillings(1_400),
      paid: shillings(15_600),
      explanation: [
        { step: 'stake', stake: shillings(3_000) },
        { step: 'decided-leg', leg: 0, outcome: 'win', factor: whole(2n) },
        { step: 'decided-leg', leg: 1, outcome: 'win', factor: whole(3n) },
        {
          step: 'open-leg',
          leg: 2,
          placedOdds: 4_000,
          fair,
          factor: { numerator: 4_000n, denominator: 1_001n },
        },
        { step: 'lines', lines: 3, legsEach: [2] },
        { step: 'profit-ceiling', promised: shillings(26_000), returned: shillings(18_700) },
        { step: 'margin', percent: 5 },
        { step: 'payout-ceiling', payout: shillings(17_000) },
        { step: 'tax', ratePercent: 10, tax: shillings(1_400) },
      ],
    });
  });
});
