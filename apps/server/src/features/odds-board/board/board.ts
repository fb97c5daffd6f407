import type { GuardReason, GuardTerms } from '@kipute/domain/odds/guard/market-guard';
import type { Clock } from '../../../platform/clock.ts';
import { ArbitrageWatch, type ReadSelection } from '../guard/arbitrage-watch.ts';
import { type ChangedSelections, PriceGuard } from '../guard/price-guard.ts';
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
  readonly guard: Pick<PriceGuard, 'isSuspended' | 'suspended' | 'oddsOf'>;
  /** Undefined where nobody can tell what a selection says. */
  readonly arbitrageWatch: Pick<ArbitrageWatch, 'look' | 'start'> | undefined;
  /** The terms of the price guard are others. */
  readonly guardAnew: () => void;
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

export type BoardDeps = Pick<Board, 'catalogue' | 'clock' | 'choices'> & {
  readonly guardTerms?: (() => GuardTerms) | undefined;
  readonly countSuspended?: ((reason: GuardReason) => void) | undefined;
  readonly readSelection?: ReadSelection | undefined;
};

/** As the settings ship. */
const usualTerms: GuardTerms = { bookSumMinimum: 1_000, priceAgeMaximumSeconds: 1_800 };

export function createBoard(deps: BoardDeps): Board {
  const { catalogue, clock, choices, readSelection } = deps;
  const sealing = new Sealing(catalogue);
  const guard = new PriceGuard({
    ...{ catalogue, clock, choices },
    terms: deps.guardTerms ?? (() => usualTerms),
    count: deps.countSuspended ?? (() => {}),
  });
  const selling = createSelling({ catalogue, choices, sealing, guard });
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

  function tellPrices(selections: ChangedSelections): void {
    const nothing = { matches: new Set<string>(), markets: new Map(), restocked: new Map() };
    if (selections.size > 0) tell(uptodate().apply({ ...nothing, selections, names: false }));
  }
  const arbitrageWatch =
    readSelection &&
    new ArbitrageWatch({ catalogue, clock, guard, readSelection, onChanged: tellPrices });

  catalogue.onTouched((touched) => {
    const changed = guard.check(touched);
    arbitrageWatch?.forgetMeanings(touched.markets.keys());
    arbitrageWatch?.touch([...touched.matches, ...touched.selections.keys()]);
    tell(uptodate().apply({ ...touched, selections: together(touched.selections, changed) }));
  });
  catalogue.onFreshness(() => {
    known.repriceAll();
    for (const listener of freshnessListeners) listener();
  });

  return {
    catalogue,
    clock,
    choices,
    selling,
    guard,
    arbitrageWatch,
    guardAnew: () => tellPrices(guard.checkAll()),
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
      tellPrices(sealing.replaceWith(seals));
    },
  };
}

function together(one: ChangedSelections, other: ChangedSelections): ChangedSelections {
  if (other.size === 0) return one;
  const all = new Map(one);
  for (const [matchId, ids] of other) all.set(matchId, ids.union(all.get(matchId) ?? new Set()));
  return all;
}
