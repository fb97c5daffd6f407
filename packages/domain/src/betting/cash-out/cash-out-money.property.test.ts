import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Senti, senti, shillings } from '../../money/senti.ts';
import { betReturn, type DecidedOutcome } from '../bet-return.ts';
import { type BetInPlay, moneyInPlay } from './bet-in-play.ts';
import { type PartialCashOut, partialCashOut } from './cash-out-money.ts';
import { cashOutOffer, type PricedLeg } from './cash-out-value.ts';
import { aBetInPlay, openLeg, someTerms } from './fixtures/a-bet-in-play.ts';

const runs = { seed: 650_002, numRuns: 500 };

const anyOdds = fc.integer({ min: 1_001, max: 100_000 });
const anyShare = fc.integer({ min: 1, max: 99 });
const anyStake = fc.integer({ min: 300, max: 3_000_000 }).map(shillings);
const anyEnding = fc.constantFrom<DecidedOutcome>('win', 'half-win', 'refund', 'half-lose', 'lose');

type Cut = { readonly sharePercent: number; readonly fair: number };
const someCuts: fc.Arbitrary<readonly Cut[]> = fc.array(
  fc.record({ sharePercent: anyShare, fair: anyOdds }),
  { minLength: 1, maxLength: 8 },
);

/** Cuts one after the other, each at its own price; what is refused changes nothing. */
function cutOneByOne(bet: BetInPlay, legsAt: (fair: number) => readonly PricedLeg[]) {
  const parts: PartialCashOut[] = [];
  let left = bet;
  return {
    parts,
    rest: () => left,
    cut({ sharePercent, fair }: Cut) {
      const offer = cashOutOffer(left, legsAt(fair));
      if (offer.state === 'locked') return;
      const { taxRatePercent } = bet.terms;
      const whole = { value: offer.value, stake: left.stakeInPlay, taxRatePercent };
      const part = partialCashOut(whole, sharePercent);
      if (!part.ok) return;
      parts.push(part.value);
      left = { ...left, stakeInPlay: part.value.stakeLeft };
    },
  };
}

const total = (amounts: readonly Senti[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

test('[CSH-20, CSH-22] every senti of the stake is cashed once or settled, within one ceiling', () => {
  let partsSeen = 0;
  const law = fc.property(anyStake, anyOdds, someCuts, anyEnding, (stake, odds, cuts, outcome) => {
    const singleProfitMaximum = shillings(5_000_000);
    const bet = aBetInPlay({ stake, terms: { ...someTerms, singleProfitMaximum } });
    const cutting = cutOneByOne(bet, (fair) => [openLeg(odds, fair)]);
    for (const cut of cuts) cutting.cut(cut);
    const { parts } = cutting;
    partsSeen += parts.length;
    for (const { value, tax, paid } of parts) {
      expect(paid + tax).toBe(value);
      expect(paid).toBeGreaterThanOrEqual(100n);
    }
    const rest = moneyInPlay(cutting.rest());
    expect(total(parts.map(({ stakeCashed }) => stakeCashed)) + rest.stake).toBe(stake);
    const settled = betReturn(rest, [{ odds, outcome }]);
    const paid = total(parts.map((part) => part.paid)) + settled.paid;
    // A refund gives the stake back whatever the ceiling says.
    if (outcome === 'refund') expect(settled.paid).toBe(rest.stake);
    else expect(paid).toBeLessThanOrEqual(singleProfitMaximum);
  });
  fc.assert(law, runs);
  expect(partsSeen).toBeGreaterThan(runs.numRuns);
});

test('[CSH-20] cut while no price moves, the parts are worth the whole, a senti per cut at most lost', () => {
  const law = fc.property(
    anyStake,
    fc.array(fc.tuple(anyOdds, anyOdds), { minLength: 1, maxLength: 4 }),
    fc.array(anyShare, { minLength: 1, maxLength: 4 }),
    (stake, odds, shares) => {
      const endless = senti(10n ** 40n);
      const ceilings = { singleProfitMaximum: endless, multipleProfitMaximum: endless };
      const bet = aBetInPlay({ stake, terms: { ...someTerms, ...ceilings, taxRatePercent: 0 } });
      const legs = odds.map(([placed, fair]) => openLeg(placed, fair));
      const cutting = cutOneByOne(bet, () => legs);
      for (const sharePercent of shares) cutting.cut({ sharePercent, fair: 0 });
      const [whole, rest] = [cashOutOffer(bet, legs), cashOutOffer(cutting.rest(), legs)];
      fc.pre(whole.state === 'offered' && rest.state === 'offered');
      const { parts } = cutting;
      const together = total(parts.map(({ value }) => value)) + rest.value;
      expect(together).toBeLessThanOrEqual(whole.value);
      expect(together + BigInt(parts.length)).toBeGreaterThanOrEqual(whole.value);
    },
  );
  fc.assert(law, runs);
});
