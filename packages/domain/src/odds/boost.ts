import { marginFreeOdds, type PricedMarket } from '../betting/cash-out/margin-free-odds.ts';

/** How a boost raises a price: to odds by hand, or to a part of what a price without margin is. */
export type BoostRule =
  /** Thousandths. */
  | { readonly kind: 'fixed'; readonly odds: number }
  | { readonly kind: 'of-fair'; readonly percent: number };

export type Boosted =
  /** Thousandths, above the price that is not boosted. */
  | { readonly state: 'raised'; readonly odds: number }
  /** The price has come up to it: the boost is over. */
  | { readonly state: 'overtaken' }
  /** Not sold at it now. */
  | { readonly state: 'resting'; readonly why: 'fair-unknown' | 'not-above' | 'too-much' };

type BoostedSelection = {
  /** Thousandths, what is sold without the boost. */
  readonly price: number;
  /** Asked only where the rule needs it. */
  readonly market: () => PricedMarket;
  /** A price that fell far below its boost fell for a reason: then nothing is given away. */
  readonly raiseMaximumPercent: number;
};

/** Pages show two decimals: a third one would be money nobody sees. */
const SHOWN_STEP = 10;

/** What a boosted selection is sold at (BOOST-01 … BOOST-04). */
export function boostedPrice(
  rule: BoostRule,
  { price, market, raiseMaximumPercent }: BoostedSelection,
): Boosted {
  const odds = rule.kind === 'fixed' ? rule.odds : oddsOfFair(rule.percent, price, market());
  if (odds === undefined) return { state: 'resting', why: 'fair-unknown' };
  // A rule follows the price and is never overtaken for good.
  if (odds <= price) {
    return rule.kind === 'fixed' ? { state: 'overtaken' } : { state: 'resting', why: 'not-above' };
  }
  const isTooMuch = odds * 100 > price * (100 + raiseMaximumPercent);
  return isTooMuch ? { state: 'resting', why: 'too-much' } : { state: 'raised', odds };
}

function oddsOfFair(percent: number, price: number, market: PricedMarket): number | undefined {
  const fair = marginFreeOdds(price, market);
  if (!fair) return undefined;
  // Hundredths of a percent: 102.5 is a percent as well.
  const parts = BigInt(Math.round(percent * 100));
  const thousandths = (fair.numerator * 1_000n * parts) / (fair.denominator * 10_000n);
  return Number(thousandths - (thousandths % BigInt(SHOWN_STEP)));
}
