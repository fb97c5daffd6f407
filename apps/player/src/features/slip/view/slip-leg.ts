import type { CallContent } from '@kipute/contract/registry';
import { isBettable, type LivePrice } from '../../live-odds/prices.ts';
import type { OddsStatus } from '../../live-odds/staleness.ts';
import type { Pick } from '../../picks/pick.ts';

export type RefusedLeg = CallContent<'order_list/add'>['nobet_list'][number];

/** What the page has heard of a pick since it was tapped. */
export type Heard = {
  readonly price: LivePrice | undefined;
  readonly matchStatus: number | undefined;
  /** When the server said that price. */
  readonly heardAtMs?: number | undefined;
};

export type SlipLeg = {
  readonly pick: Pick;
  /** Of the price heard last: a pick loaded by a code may have had no offer at the time. */
  readonly offerId: string;
  /** Thousandths: what it costs now. */
  readonly odds: number;
  /** What it cost at the tap, when that was another price. */
  readonly oddsBefore: number | undefined;
  /** While its price is raised. */
  readonly boost: LivePrice['boost'];
  /** `closed` legs are veiled, left out of the sum and not sent (SLIP-02). */
  readonly sale: 'open' | 'closed';
  readonly isInPlay: boolean;
  /** Why the server did not take it with the last bet, until it is heard to be open again. */
  readonly refusedAs: RefusedLeg['why'] | 'unsaid' | undefined;
};

const NOT_STARTED = 1;
const IN_PLAY = 2;

type LegFacts = {
  readonly heard: Heard;
  readonly board: OddsStatus;
  readonly refusedAs: RefusedLeg['why'] | undefined;
  /** When the server refused the last bet; 0 for one of an earlier visit. */
  readonly refusedAtMs: number;
};

export function slipLegOf(pick: Pick, { heard, board, refusedAs, refusedAtMs }: LegFacts): SlipLeg {
  const atTap = Math.round(pick.odds * 1000);
  const odds = heard.price?.oddsThousandths || atTap;
  const status = heard.matchStatus ?? pick.event_status;
  const why = refusedAs ?? (pick.error ? 'unsaid' : undefined);
  const isSold = board !== 'suspended' && isOnSale(pick, heard.price, status);
  return {
    pick,
    offerId: heard.price?.offerId || pick.betting_offer_id_card,
    odds,
    oddsBefore: odds === atTap ? undefined : atTap,
    boost: heard.price?.boost,
    sale: isSold ? 'open' : 'closed',
    isInPlay: status === IN_PLAY,
    refusedAs: isSold && isHeardSince(heard, refusedAtMs) ? lasting(refusedAs) : why,
  };
}

/** Heard on sale since it was refused, a leg that was closed is open again (SLIP-04). */
const isHeardSince = ({ heardAtMs }: Heard, refusedAtMs: number): boolean =>
  heardAtMs !== undefined && heardAtMs > refusedAtMs;

/** What another price does not mend: two of a match, or no room for the stake. */
function lasting(why: RefusedLeg['why'] | undefined): SlipLeg['refusedAs'] {
  return why === 'closed' || why === 'price-moved' ? undefined : why;
}

function isOnSale(pick: Pick, price: LivePrice | undefined, status: number): boolean {
  const hasOffer = price ? isBettable(price) : pick.betting_offer_id_card !== '';
  if (!hasOffer) return false;
  if (status === IN_PLAY) return price ? price.isLive : pick.isLive === 1;
  return status === NOT_STARTED;
}

/** How odds may move before the player is asked, as the order says it to the house (SLIP-36). */
export const oddsChangesChoices = ['any', 'better', 'ask'] as const;
export type OddsChanges = (typeof oddsChangesChoices)[number];

/** A pick of a code may have had no price at its tap: then there is none to compare with. */
export function isNewPrice({ odds, oddsBefore }: SlipLeg, oddsChanges: OddsChanges): boolean {
  if (!oddsBefore || oddsChanges === 'any') return false;
  return oddsChanges === 'ask' || odds < oddsBefore;
}
