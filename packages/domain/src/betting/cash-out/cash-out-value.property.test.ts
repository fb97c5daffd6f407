import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOfRoundedDown, senti, shillings } from '../../money/senti.ts';
import type { BetTerms, DecidedOutcome } from '../bet-return.ts';
import { allOfThem, type BetShape, lineSizes, shapeFits } from '../bet-shape.ts';
import type { BetInPlay } from './bet-in-play.ts';
import {
  type CashOutOffer,
  type CashOutStep,
  cashOutOffer,
  factorNow,
  type PricedLeg,
  payoutInPlay,
} from './cash-out-value.ts';
import { aBetInPlay, decidedLeg, openLeg, someTerms } from './fixtures/a-bet-in-play.ts';
import type { Fraction } from './fraction.ts';

const runs = { seed: 650_003, numRuns: 500 };

const anyOdds = fc.integer({ min: 1_001, max: 50_000 });
const anyStake = fc.integer({ min: 300, max: 3_000_000 }).map(shillings);
const anyFair: fc.Arbitrary<Fraction> = fc
  .tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 10n))
  .map(([denominator, above]) => ({ numerator: denominator + above, denominator }));
const anyOpen = fc.tuple(anyOdds, anyFair).map(([odds, fair]) => openLeg(odds, fair));
const anyEnding = fc.constantFrom<DecidedOutcome>('win', 'half-win', 'refund', 'half-lose', 'lose');
const anyDecided = fc.tuple(anyOdds, anyEnding).map(([odds, outcome]) => decidedLeg(odds, outcome));

/** At least one open leg, and a shape that fits: all of them, a system or a full cover. */
const anyBet: fc.Arbitrary<{ readonly bet: BetInPlay; readonly legs: readonly PricedLeg[] }> = fc
  .record({
    open: fc.array(anyOpen, { minLength: 1, maxLength: 5 }),
    decided: fc.array(anyDecided, { maxLength: 3 }),
    stake: anyStake,
    inPlayPercent: fc.integer({ min: 1, max: 100 }),
    chance: fc.nat(),
  })
  .map(({ open, decided, stake, inPlayPercent, chance }) => {
    const legs = [...open, ...decided];
    const canBeSystem = legs.length >= 3 && chance % 2 === 0;
    const system: BetShape =
      chance % 3 === 0
        ? { kind: 'full-cover', from: chance % 4 === 0 ? 1 : 2 }
        : { kind: 'system', size: 2 + (chance % (legs.length - 2)) };
    const shape = canBeSystem ? system : allOfThem;
    const stakeInPlay = percentOfRoundedDown(stake, inPlayPercent);
    return { bet: aBetInPlay({ shape, stake, stakeInPlay }), legs };
  });

/** Neither ceilings nor tax nor bonus, so that only the legs decide. */
const plainTerms: BetTerms = {
  taxRatePercent: 0,
  singleProfitMaximum: senti(10n ** 60n),
  multipleProfitMaximum: senti(10n ** 60n),
  winBonus: { ladder: [], oddsMinimum: 1 },
};

const valueTold = (offer: CashOutOffer): bigint => (offer.state === 'offered' ? offer.value : 0n);

test('[CSH-03, CSH-05] the value is that of all lines, listed one by one', () => {
  let offers = 0;
  const law = fc.property(anyBet, ({ bet, legs }) => {
    const plain = { ...bet, terms: plainTerms };
    const offer = cashOutOffer(plain, legs);
    if (offer.state === 'locked') return;
    offers += 1;
    const worth = meanOfLines(legs.map(factorNow), lineSizes(bet.shape, legs.length));
    const { numerator, denominator } = times(worth, stakeLessMargin(bet.stakeInPlay));
    expect(offer.value).toBe(numerator / denominator);
  });
  fc.assert(law, runs);
  expect(offers).toBeGreaterThan(runs.numRuns / 4);
});

test('[CSH-07, CSH-08] never above the payout, never negative, tax and paid are the value', () => {
  const law = fc.property(anyBet, ({ bet, legs }) => {
    const offer = cashOutOffer(bet, legs);
    if (offer.state === 'locked') return;
    const { value, tax, paid } = offer;
    expect(value).toBeLessThanOrEqual(payoutInPlay(bet, legs));
    expect(paid + tax).toBe(value);
    expect(paid).toBeGreaterThanOrEqual(100n);
    expect([tax >= 0n, tax % 100n]).toEqual([true, 0n]);
    if (value <= bet.stakeInPlay) expect(tax).toBe(0n);
  });
  fc.assert(law, runs);
});

test('[CSH-03] a leg that becomes less likely never raises the value', () => {
  const law = fc.property(anyBet, anyOdds, anyFair, anyFair, ({ bet, legs }, odds, one, other) => {
    const withFair = (fair: Fraction) => {
      const shape = shapeFits(bet.shape, legs.length + 1) ? bet.shape : allOfThem;
      return valueTold(cashOutOffer({ ...bet, shape }, [openLeg(odds, fair), ...legs]));
    };
    const isOneLonger = one.numerator * other.denominator >= other.numerator * one.denominator;
    const [longer, shorter] = isOneLonger ? [one, other] : [other, one];
    expect(withFair(longer)).toBeLessThanOrEqual(withFair(shorter));
  });
  fc.assert(law, runs);
});

test('[CSH-03] placed at fair odds that did not move, a bet is worth its stake less the margin', () => {
  const someOdds = fc.array(fc.integer({ min: 1_001, max: 3_000 }), { minLength: 1, maxLength: 5 });
  const anyMargin = fc.constantFrom(0, 2.5, 5, 12.25, 20);
  const law = fc.property(anyStake, someOdds, anyMargin, (stake, odds, marginPercent) => {
    const legs = odds.map((one) => openLeg(one, one));
    const offer = cashOutOffer(aBetInPlay({ stake }), legs, { marginPercent });
    expect(valueTold(offer)).toBe(percentOfRoundedDown(stake, 100 - marginPercent));
  });
  fc.assert(law, runs);
});

test('[CSH-04] a won leg is a stake that was multiplied by its odds', () => {
  const law = fc.property(
    anyStake,
    anyOdds,
    fc.array(anyOpen, { minLength: 1 }),
    (s, odds, open) => {
      const stake = senti(s * 1_000n);
      const multiplied = senti(s * BigInt(odds));
      const withWin = [decidedLeg(odds, 'win'), ...open];
      const before = cashOutOffer(aBetInPlay({ stake: multiplied, terms: plainTerms }), open);
      const after = cashOutOffer(aBetInPlay({ stake, terms: plainTerms }), withWin);
      expect(valueTold(after)).toBe(valueTold(before));
    },
  );
  fc.assert(law, runs);
});

test('[CSH-06] no offer is above the chance of what the ceiling leaves, less the margin', () => {
  let cut = 0;
  const law = fc.property(anyStake, anyOdds, anyFair, (stake, odds, fair) => {
    const terms = { ...someTerms, singleProfitMaximum: shillings(4_000_000), taxRatePercent: 0 };
    const bet = aBetInPlay({ stake, terms });
    const legs = [openLeg(odds, fair)];
    const offer = cashOutOffer(bet, legs);
    const payout = payoutInPlay(bet, legs);
    if (payout === terms.singleProfitMaximum && offer.state === 'offered') cut += 1;
    // The payout stands rounded down: of the senti it lacks, at most one is in the value.
    const ofThePayout = (payout * fair.denominator * 95n) / (fair.numerator * 100n);
    expect(valueTold(offer)).toBeLessThanOrEqual(ofThePayout + 1n);
  });
  fc.assert(law, runs);
  expect(cut).toBeGreaterThan(runs.numRuns / 10);
});

test('[CSH-03, CSH-05] the order of the legs changes nothing', () => {
  const law = fc.property(anyBet, ({ bet, legs }) => {
    expect(valueTold(cashOutOffer(bet, legs.toReversed()))).toBe(
      valueTold(cashOutOffer(bet, legs)),
    );
  });
  fc.assert(law, runs);
});

test('[CSH-10] who follows the steps arrives at the number', () => {
  const law = fc.property(anyBet, ({ bet, legs }) => {
    const offer = cashOutOffer(bet, legs);
    if (offer.state === 'locked') return;
    expect(followed(offer.explanation)).toEqual({ value: offer.value, paid: offer.paid });
  });
  fc.assert(law, runs);
});

/** What a reader makes of the steps, who knows nothing else of the bet. */
function followed(steps: readonly CashOutStep[]) {
  const find = <Name extends CashOutStep['step']>(name: Name) =>
    steps.find((step): step is Extract<CashOutStep, { step: Name }> => step.step === name);
  const factors = steps.flatMap((step) => ('factor' in step ? [step.factor] : []));
  const { returned, promised } = find('profit-ceiling') ?? { returned: 1n, promised: 1n };
  const { numerator, denominator } = [
    meanOfLines(factors, find('lines')?.legsEach ?? [factors.length]),
    stakeLessMargin(find('stake')?.stake ?? 0n, find('margin')?.percent),
    { numerator: returned, denominator: promised },
  ].reduce(times);
  const value = find('payout-ceiling')?.payout ?? numerator / denominator;
  return { value, paid: value - (find('tax')?.tax ?? 0n) };
}

const stakeLessMargin = (stake: bigint, percent = 5): Fraction => ({
  numerator: stake * BigInt(100 - percent),
  denominator: 100n,
});

/** Every line listed, as nobody would for 184,756 of them. */
function meanOfLines(factors: readonly Fraction[], sizes: readonly number[]): Fraction {
  const lines = sizes.flatMap((size) => choicesOf(factors, size));
  const one = { numerator: 1n, denominator: BigInt(lines.length) };
  return lines.map((line) => line.reduce(times, one)).reduce(plus);
}

const times = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

const plus = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

function choicesOf<One>(from: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return from.flatMap((first, at) =>
    choicesOf(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
