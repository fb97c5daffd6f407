import { ABSURD_PRICE, type Id, type Stored } from '../changes.ts';
import type { Kind } from '../kinds.ts';
import type { Competition, Match } from '../records.ts';

type Derived = {
  event: {
    homeId: string | undefined;
    awayId: string | undefined;
    /** The venue's, or else the league's. */
    countryId: number | null;
  };
  offer: {
    /** What may be sold; see `statusOf`. */
    status: number;
    odds: number;
    /** Its selection's; empty while nobody has looked. */
    matchId: string;
  };
};

/** A record in memory, with what follows from other records. */
export type Held<K extends Kind> = Stored<K> & (K extends keyof Derived ? Derived[K] : unknown);

export type HeldMatch = Held<'event'> & Match;
export type HeldCompetition = Held<'event'> & Competition;

/** For code that is the same for every kind. */
export type AnyHeld = {
  id: Id;
  version: number;
  [field: string]: string | number | boolean | null | undefined;
};

const STANDARD = 1;
const REMOVED = 4;
const INVALID = 5;

type Priced = Pick<Stored<'offer'>, 'feedStatus' | 'price' | 'isWithdrawn'>;

/** CAT-08: a price that makes no sense, or an ordinary offer without one, is not for sale. */
export function statusOf({ feedStatus, price, isWithdrawn }: Priced): number {
  if (isWithdrawn) return REMOVED;
  if (price === ABSURD_PRICE) return INVALID;
  return feedStatus === STANDARD && price === 0 ? INVALID : feedStatus;
}

export const oddsOf = ({ price }: Priced): number => Math.max(0, price);

/** Room for what other records will decide; the rest of a kind's derived fields as they are. */
export function withDerived(kind: Kind, record: AnyHeld): AnyHeld {
  if (kind === 'offer') {
    const offer = record as Held<'offer'>;
    offer.status = statusOf(offer);
    offer.odds = oddsOf(offer);
    offer.matchId = '';
  } else if (kind === 'event') {
    record.homeId = undefined;
    record.awayId = undefined;
    record.countryId = null;
  }
  return record;
}
