/**
 * Where a match stands for the sale of its odds. `overdue` has passed its start time while the
 * provider still calls it not started: whoever watches it already knows more than the price does.
 */
export type Phase = 'pre-match' | 'overdue' | 'live' | 'paused' | 'over';

type Match = { readonly status: number; readonly startsAt: number };

const NOT_STARTED = 1;
const IN_PROGRESS = 2;
const PAUSED = 4;

export function phaseOf({ status, startsAt }: Match, now: number): Phase {
  if (status === NOT_STARTED) return now < startsAt ? 'pre-match' : 'overdue';
  if (status === IN_PROGRESS) return 'live';
  return status === PAUSED ? 'paused' : 'over';
}

export const isOnSale = (phase: Phase): boolean => phase === 'pre-match' || phase === 'live';

/** A match in play is sold by live offers only, one before its start by the others only. */
export const sellsLiveOffers = (phase: Phase): boolean => phase === 'live' || phase === 'paused';

export type RankedOffer = {
  readonly id: string;
  readonly bookmakerId: number;
  /** 1 and 2 can be bet on, 3 to 7 cannot. */
  readonly status: number;
  readonly isLive: boolean;
  /** Thousandths; 0 when it has no price. */
  readonly odds: number;
};

/** A bookmaker's sequence; the highest is asked first. */
export type RankOf = (bookmakerId: number) => number;

export type SoldOffer<Offer extends RankedOffer> = {
  readonly offer: Offer;
  readonly canBeBetOn: boolean;
};

export const REMOVED = 4;
export const SUSPENDED = 7;
/** Odds of 1.000 return the stake and no more: at or below that there is no price. */
const ODDS_ABOVE = 1_000;
/** The preference for an offer that can be bet on. */
const OPEN = 3;

const isOpen = ({ status, odds }: RankedOffer): boolean =>
  (status === 1 || status === 2) && odds > ODDS_ABOVE;

/**
 * Open offers of the kind sold now come first, then that kind, then whatever there is (ODB-01).
 * One bookmaker who has gone does not hide another who only pauses.
 */
function preferenceOf(offer: RankedOffer, phase: Phase): number {
  if (offer.isLive !== sellsLiveOffers(phase)) return 0;
  if (isOpen(offer)) return OPEN;
  return offer.status === REMOVED ? 1 : 2;
}

/** Ids are whole numbers in decimal that do not fit a JavaScript number. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Negative when `one` is asked before `other`. */
function compareRanks(one: RankedOffer, other: RankedOffer, rankOf: RankOf): number {
  if (one.bookmakerId === other.bookmakerId) return compareIds(one.id, other.id);
  const difference = rankOf(other.bookmakerId) - rankOf(one.bookmakerId);
  return difference !== 0 ? difference : one.bookmakerId - other.bookmakerId;
}

/** Of all offers for a selection, the one a player is shown; undefined when there is none. */
export function soldOfferOf<Offer extends RankedOffer>(
  offers: readonly Offer[],
  phase: Phase,
  rankOf: RankOf,
): SoldOffer<Offer> | undefined {
  let best: Offer | undefined;
  let bestPreference = -1;
  for (const offer of offers) {
    const preference = preferenceOf(offer, phase);
    if (preference < bestPreference) continue;
    if (preference > bestPreference || (best && compareRanks(offer, best, rankOf) < 0)) {
      best = offer;
      bestPreference = preference;
    }
  }
  return best && { offer: best, canBeBetOn: bestPreference === OPEN && isOnSale(phase) };
}

/** The order in which a selection's offers are listed: the one that would be sold comes first. */
export function rankOffers<Offer extends RankedOffer>(
  offers: readonly Offer[],
  phase: Phase,
  rankOf: RankOf,
): readonly Offer[] {
  return offers.toSorted(
    (one, other) =>
      preferenceOf(other, phase) - preferenceOf(one, phase) || compareRanks(one, other, rankOf),
  );
}

/** An open offer that must not be bet on is shown as suspended; others show what they are. */
export function shownStatus(offer: RankedOffer, canBeBetOn: boolean): number {
  if (canBeBetOn) return offer.status;
  return offer.status === 1 || offer.status === 2 ? SUSPENDED : offer.status;
}
