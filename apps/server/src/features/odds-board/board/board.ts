import type { Clock } from '../../../platform/clock.ts';
import type { Catalogue, HouseChoices } from '../ports.ts';
import type { MatchState } from './match-state.ts';
import { type BoardChange, MatchStates } from './match-states.ts';
import { createPopularLeagues } from './popular-leagues.ts';
import { Sealing, type Seals } from './sealing.ts';
import { createSelling, type Selling } from './selling.ts';

/** Whatever is asked here is answered as of now: starts that have passed count. */
export type Board = {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly choices: HouseChoices;
  readonly selling: Selling;
  /** Undefined for a match nobody knows, and for one whose sides have no names yet. */
  readonly stateOf: (matchId: string) => MatchState | undefined;
  readonly states: () => Iterable<MatchState>;
  /** Grows whenever a match enters, leaves or moves in any list. */
  readonly listingRevision: () => number;
  readonly onChanged: (listener: (change: BoardChange) => void) => void;
  /** Nothing can be bet on, or it can again; prices show it already. */
  readonly onFreshness: (listener: () => void) => void;
  /** From now on these are shown locked and cannot be bet on, and what was sealed before can. */
  readonly sealOff: (seals: Seals) => void;
};

export type BoardDeps = Pick<Board, 'catalogue' | 'clock' | 'choices'>;

export function createBoard({ catalogue, clock, choices }: BoardDeps): Board {
  const sealing = new Sealing(catalogue);
  const selling = createSelling({ catalogue, choices, sealing });
  const popularLeagues = createPopularLeagues(choices);
  const known = new MatchStates({ catalogue, clock, choices, selling, popularLeagues });
  const listeners: ((change: BoardChange) => void)[] = [];
  const freshnessListeners: (() => void)[] = [];

  function tell(change: BoardChange): void {
    for (const listener of listeners) listener(change);
  }
  function uptodate(): MatchStates {
    const reshaped = known.passStarts();
    if (reshaped.size > 0) tell({ reshaped, priced: new Map() });
    return known;
  }

  catalogue.onTouched((touched) => tell(uptodate().apply(touched)));
  catalogue.onFreshness(() => {
    known.repriceAll();
    for (const listener of freshnessListeners) listener();
  });

  return {
    catalogue,
    clock,
    choices,
    selling,
    stateOf: (matchId) => uptodate().get(matchId),
    states: () => uptodate().all(),
    listingRevision: () => uptodate().listingRevision,
    onChanged: (listener) => {
      listeners.push(listener);
    },
    onFreshness: (listener) => {
      freshnessListeners.push(listener);
    },
    sealOff: (seals) => {
      const selections = sealing.replaceWith(seals);
      const nothing = { matches: new Set<string>(), markets: new Map(), restocked: new Map() };
      if (selections.size > 0) tell(uptodate().apply({ ...nothing, selections, names: false }));
    },
  };
}
