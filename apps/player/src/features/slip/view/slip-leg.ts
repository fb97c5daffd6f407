import type { CallContent } from '@kipute/contract/registry';
import { isBettable, type LivePrice } from '../../live-odds/prices.ts';
import type { OddsStatus } from '../../live-odds/staleness.ts';
import type { Pick } from '../../picks/pick.ts';

export type RefusedLeg = CallContent<'order_list/add'>['nobet_list'][number];

/** What the page has heard of a pick since it was tapped. */
export type Heard = {
  readonly price: LivePrice | undefined;
  readonly matchStatus: number | undefined;
};

export type SlipLeg = {
  readonly pick: Pick;
  /** Of the price heard last: a pick loaded by a code may have had no offer at the time. */
  readonly offerId: string;
  /** Thousandths: what it costs now. */
  readonly odds: number;
  /** What it cost at the tap, when that was another price. */
  readonly oddsBefore: number | undefined;
  /** `closed` legs are veiled, left out of the sum and not sent (SLIP-02). */
  readonly sale: 'open' | 'closed';
  readonly isInPlay: boolean;
  /** Why the server did not take it with the last bet. */
  readonly refusedAs: RefusedLeg['why'] | 'unsaid' | undefined;
  /** SLIP-01: named like one of the teams, it is shown as Home or Away. */
  readonly side: 'home' | 'away' | undefined;
};

const NOT_STARTED = 1;
const IN_PLAY = 2;

type LegFacts = {
  readonly heard: Heard;
  readonly board: OddsStatus;
  readonly refusedAs: RefusedLeg['why'] | undefined;
};

export function slipLegOf(pick: Pick, { heard, board, refusedAs }: LegFacts): SlipLeg {
  const atTap = Math.round(pick.odds * 1000);
  const odds = heard.price?.oddsThousandths || atTap;
  const status = heard.matchStatus ?? pick.event_status;
  const isSold = board !== 'suspended' && isOnSale(pick, heard.price, status);
  return {
    pick,
    offerId: heard.price?.offerId || pick.betting_offer_id_card,
    odds,
    oddsBefore: odds === atTap ? undefined : atTap,
    sale: isSold ? 'open' : 'closed',
    isInPlay: status === IN_PLAY,
    refusedAs: refusedAs ?? (pick.error ? 'unsaid' : undefined),
    side: sideOf(pick),
  };
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

type Named = { readonly name: string; readonly team_home: string; readonly team_away: string };

export function sideOf({ name, team_home, team_away }: Named): SlipLeg['side'] {
  if (name === team_home) return 'home';
  return name === team_away ? 'away' : undefined;
}
