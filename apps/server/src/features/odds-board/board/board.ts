import type { GuardLimits, GuardReason } from '@kipute/domain/odds/guard/market-guard';
import type { Clock } from '../../../platform/clock.ts';
import { ArbitrageWatch, type ReadSelection } from '../guard/arbitrage-watch.ts';
import { type ChangedSelections, PriceGuard } from '../guard/price-guard.ts';
import type { Catalogue, HouseChoices } from '../ports.ts';
import { type Boost, Boosting } from './boosting.ts';
import { createPopularLeagues } from './listing.ts';
import type { MatchState } from './match-states.ts';
import { type BoardChange, MatchStates } from './match-states.ts';
import { createSelling, type Selling } from './selling.ts';
import { HouseSuspensions, type Suspensions } from './suspension.ts';

/** What is sold now. Every query counts start times that have passed meanwhile. */
export type Board = {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly choices: HouseChoices;
  readonly selling: Selling;
  readonly boosting: Pick<Boosting, 'all' | 'onOvertaken' | 'boostedBy'>;
  readonly guard: Pick<PriceGuard, 'isSuspended' | 'suspended' | 'oddsOf' | 'faultWith'>;
  /** Undefined without a `readSelection`. */
  readonly arbitrageWatch: Pick<ArbitrageWatch, 'look' | 'start'> | undefined;
  /** The limits of the price guard changed. */
  readonly recheckPrices: () => void;
  /** Undefined for a match nobody knows, and for one whose sides have no names yet. */
  readonly stateOf: (matchId: string) => MatchState | undefined;
  readonly states: () => Iterable<MatchState>;
  /** Grows whenever a match enters, leaves or moves in any list. */
  readonly listingRevision: () => number;
  readonly onChanged: (listener: (change: BoardChange) => void) => void;
  /** The feed became stale or fresh again; prices show it already. */
  readonly onFreshness: (listener: () => void) => void;
  /** Replaces the suspensions of the house: these are locked from now on, all others open again. */
  readonly setSuspensions: (suspensions: Suspensions) => void;
  /** Replaces the raised prices: these are sold in their time, all others at what they cost. */
  readonly setBoosts: (boosts: readonly Boost[]) => void;
};

export type BoardDeps = Pick<Board, 'catalogue' | 'clock' | 'choices'> & {
  readonly guardLimits?: (() => GuardLimits) | undefined;
  readonly raiseMaximumPercent?: (() => number) | undefined;
  readonly handMaximumPercent?: (() => number) | undefined;
  readonly countSuspended?: ((reason: GuardReason) => void) | undefined;
  readonly readSelection?: ReadSelection | undefined;
};

/** As the settings ship. */
const RAISE_MAXIMUM_PERCENT = 50;
const HAND_MAXIMUM_PERCENT = 10;
const defaultLimits: GuardLimits = { bookSumMinimum: 1_000, priceAgeMaximumSeconds: 1_800 };

export function createBoard(deps: BoardDeps): Board {
  const { catalogue, clock, choices, readSelection } = deps;
  const houseSuspensions = new HouseSuspensions(catalogue);
  const guard = createGuard(deps);
  const { boosting, selling } = createSold(deps, { houseSuspensions, guard });
  const popularLeagues = createPopularLeagues(choices);
  const known = new MatchStates({ catalogue, clock, choices, selling, popularLeagues });
  const listeners: ((change: BoardChange) => void)[] = [];
  const freshnessListeners: (() => void)[] = [];

  function notify(change: BoardChange): void {
    for (const listener of listeners) listener(change);
  }
  /** Start times may have passed since the last call. */
  function upToDate(): MatchStates {
    const reshaped = known.passStarts();
    if (reshaped.size > 0) notify({ reshaped, priced: new Map() });
    return known;
  }

  function notifyPrices(selections: ChangedSelections): void {
    const nothing = { matches: new Set<string>(), markets: new Map(), restocked: new Map() };
    const all = mergedSelections(selections, boosting.check({ ...nothing, selections }));
    if (all.size > 0) notify(upToDate().apply({ ...nothing, selections: all, names: false }));
  }
  const arbitrageWatch =
    readSelection &&
    new ArbitrageWatch({ catalogue, clock, guard, readSelection, onChanged: notifyPrices });

  catalogue.onTouched((touched) => {
    const guarded = guard.check(touched);
    const changed = mergedSelections(guarded, boosting.check(touched));
    arbitrageWatch?.forgetMeanings(touched.markets.keys());
    arbitrageWatch?.touch([...touched.matches, ...touched.selections.keys()]);
    notify(
      upToDate().apply({ ...touched, selections: mergedSelections(touched.selections, changed) }),
    );
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
    boosting,
    guard,
    arbitrageWatch,
    recheckPrices: () => notifyPrices(guard.checkAll()),
    stateOf: (matchId) => upToDate().get(matchId),
    states: () => upToDate().all(),
    listingRevision: () => upToDate().listingRevision,
    onChanged: (listener) => void listeners.push(listener),
    onFreshness: (listener) => void freshnessListeners.push(listener),
    setSuspensions: (suspensions) => notifyPrices(houseSuspensions.replaceWith(suspensions)),
    setBoosts: (boosts) => notifyPrices(boosting.replaceWith(boosts)),
  };
}

/** What the feed sells, and raised prices on top of it. */
function createSold(
  deps: BoardDeps,
  parts: { readonly houseSuspensions: HouseSuspensions; readonly guard: PriceGuard },
) {
  const { catalogue, clock, choices } = deps;
  const raiseMaximumPercent = deps.raiseMaximumPercent ?? (() => RAISE_MAXIMUM_PERCENT);
  const handMaximumPercent = deps.handMaximumPercent ?? (() => HAND_MAXIMUM_PERCENT);
  const feed = createSelling({ catalogue, choices, handMaximumPercent, ...parts });
  const boosting = new Boosting({ catalogue, clock, selling: feed, raiseMaximumPercent });
  const selling: Selling = {
    ...feed,
    priceOf: (sellable, phase) => boosting.priceOf(sellable, phase),
  };
  return { boosting, selling };
}

function createGuard(deps: BoardDeps) {
  const { catalogue, clock, choices, guardLimits, countSuspended } = deps;
  return new PriceGuard({
    ...{ catalogue, clock, choices },
    handMaximumPercent: deps.handMaximumPercent ?? (() => HAND_MAXIMUM_PERCENT),
    limits: guardLimits ?? (() => defaultLimits),
    count: countSuspended ?? (() => {}),
  });
}

function mergedSelections(one: ChangedSelections, other: ChangedSelections): ChangedSelections {
  if (other.size === 0) return one;
  const all = new Map(one);
  for (const [matchId, ids] of other) all.set(matchId, ids.union(all.get(matchId) ?? new Set()));
  return all;
}
