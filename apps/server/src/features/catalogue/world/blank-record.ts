import type { Kind } from '../kinds.ts';
import type { AnyHeld, Held } from './held.ts';

/**
 * Room for every field from the start. An object keeps in itself what its literal names, and what
 * it is given later in a second object beside it. Of these kinds there are nearly three hundred
 * thousand records together, and bets wait while the garbage collection visits each.
 */
const roomFor: { readonly [K in Kind]?: () => Held<K> } = {
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
export const blankRecord = (kind: Kind): AnyHeld => (roomFor[kind]?.() ?? {}) as AnyHeld;
