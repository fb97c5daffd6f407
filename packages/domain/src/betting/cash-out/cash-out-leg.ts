import { invariant } from '../../invariant.ts';
import { type DecidedLeg, type DecidedOutcome, FACTOR_UNIT, legFactor } from '../leg-factor.ts';
import type { Fraction } from './fraction.ts';

/** Why an open leg has no worth that the house could stand by. */
export type LegLock =
  /** By the provider, who does not say why. */
  | 'leg-suspended'
  /** Soon after a goal, a penalty, a sending-off or a review. */
  | 'danger'
  | 'leg-without-price'
  | 'line-moved'
  | 'feed-silent'
  /** Its match is over, or it is decided. */
  | 'result-awaited';

/** Odds of the placing in thousandths. */
type Placed = { readonly placedOdds: number };

export type PricedLeg =
  | (Placed & { readonly state: 'decided'; readonly outcome: DecidedOutcome })
  | (Placed & { readonly state: 'open'; readonly fair: Fraction });

export type CashOutLeg = PricedLeg | (Placed & { readonly state: 'locked'; readonly why: LegLock });

/** By what a leg multiplies the stake today: its ending, or its odds at the chance of now. */
export function factorNow(leg: PricedLeg): Fraction {
  if (leg.state === 'decided') return factorAtBest(leg);
  invariant(leg.fair.numerator > leg.fair.denominator, 'fair odds return more than the stake');
  return {
    numerator: BigInt(leg.placedOdds) * leg.fair.denominator,
    denominator: 1_000n * leg.fair.numerator,
  };
}

export const factorAtBest = (leg: CashOutLeg): Fraction => ({
  numerator: legFactor(legAtBest(leg)),
  denominator: FACTOR_UNIT,
});

/** How it ended, or the win it still hopes for. */
export const legAtBest = (leg: CashOutLeg): DecidedLeg => ({
  odds: leg.placedOdds,
  outcome: leg.state === 'decided' ? leg.outcome : 'win',
});
