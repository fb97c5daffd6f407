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
    /** Its selection's; empty until it is first looked up. */
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

/** Adds the derived fields; those that depend on other records are filled later. */
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

/**
 * Object literals with every field from the start: V8 keeps those in the object itself, and fields
 * added later in a second object beside it. Of these kinds there are nearly three hundred thousand
 * records together, and bets wait while garbage collection visits each.
 */
const blanks: { readonly [K in Kind]?: () => Held<K> } = {
  market: () => ({
    id: '',
    version: 0,
    matchId: '',
    partId: 0,
    marketTypeId: 0,
    scoringUnitId: null,
    line: null,
    line2: null,
    text: null,
    teamId: null,
    isClosed: false,
  }),
  selection: () => ({
    id: '',
    version: 0,
    matchId: '',
    partId: 0,
    typeId: 0,
    status: 0,
    isNegation: false,
    line: null,
    line2: null,
    line3: null,
    yes: null,
    text: null,
    teamId: null,
    secondTeamId: null,
    code: null,
    name: '',
    settlementRequired: false,
  }),
  placement: () => ({ id: '', version: 0, marketId: '', selectionId: '' }),
  offer: () => ({
    id: '',
    version: 0,
    selectionId: '',
    bookmakerId: 0,
    marketTypeId: 0,
    feedStatus: 0,
    isLive: false,
    price: 0,
    isWithdrawn: false,
    status: 0,
    odds: 0,
    matchId: '',
  }),
};

/** A record that is still to be filled. */
export const blankRecord = (kind: Kind): AnyHeld => (blanks[kind]?.() ?? {}) as AnyHeld;
