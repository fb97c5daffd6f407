import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import {
  crossedLines,
  faultOf,
  type GuardLimits,
  type GuardReason,
  type LineOrder,
  type LinePrice,
} from '@kipute/domain/odds/guard/market-guard';
import { type Phase, phaseOf, soldOfferOf } from '@kipute/domain/odds/sold-offer';
import type { Clock } from '../../../platform/clock.ts';
import { canStillWin, isUndecided, winnersTogether } from '../facts/market-facts.ts';
import { isOver, isUnder } from '../facts/quick-markets.ts';
import type { Catalogue, HouseChoices, Market, Selection, Touched } from '../ports.ts';

/** A market that the provider offers and the house does not sell. */
export type SuspendedMarket = {
  readonly marketId: string;
  readonly matchId: string;
  readonly reason: GuardReason;
  /** Milliseconds. */
  readonly since: number;
};

export type PriceGuardDeps = {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly choices: Pick<HouseChoices, 'rankOf'>;
  readonly limits: () => GuardLimits;
  readonly count: (reason: GuardReason) => void;
};

/** What must be remembered of a match to know how old its prices are. */
type Watched = {
  phase: Phase;
  readonly knownSince: number;
  /** By selection. */
  readonly pricedAt: Map<string, number>;
};

/** By match: selections that were locked or opened. */
export type ChangedSelections = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Looks at every market that a batch touched before any of it is sold. What cannot be right is
 * suspended, whatever the provider says, until a later batch puts it right (ODB-70 to ODB-74).
 */
export class PriceGuard {
  readonly #deps: PriceGuardDeps;
  readonly #watched = new Map<string, Watched>();
  /** Faults of a market by itself, and of lines against each other. */
  readonly #faults = new Map<string, GuardReason>();
  readonly #crossed = new Map<string, ReadonlySet<string>>();
  /** By match: markets that together are a sure profit. */
  readonly #arbitrage = new Map<string, ReadonlySet<string>>();
  readonly #suspended = new Map<string, SuspendedMarket>();

  constructor(deps: PriceGuardDeps) {
    this.#deps = deps;
    this.checkAll();
  }

  isSuspended(marketId: string): boolean {
    return this.#suspended.has(marketId);
  }

  suspended(): readonly SuspendedMarket[] {
    return [...this.#suspended.values()];
  }

  /** Thousandths; 0 when it would not be sold, leaving this guard aside. */
  oddsOf(selection: Selection, phase: Phase): number {
    const { catalogue, choices } = this.#deps;
    if (!isUndecided(selection)) return 0;
    const sold = soldOfferOf(catalogue.offersOf(selection.id), phase, choices.rankOf);
    return sold?.canBeBetOn ? sold.offer.odds : 0;
  }

  /** After a change of limits, of names, or of everything. */
  checkAll(): ChangedSelections {
    const { catalogue } = this.#deps;
    const changed = new Map<string, Set<string>>();
    const gone = [...this.#watched.keys()].filter((id) => !catalogue.matches().has(id));
    for (const matchId of [...gone, ...catalogue.matches().keys()])
      this.#checkWhole(matchId, changed);
    return changed;
  }

  check({ matches, markets, selections, names }: Touched): ChangedSelections {
    if (names) return this.checkAll();
    const changed = new Map<string, Set<string>>();
    for (const matchId of new Set([...matches, ...markets.keys(), ...selections.keys()])) {
      const priced = selections.get(matchId) ?? new Set();
      if (this.#isAnotherPhase(matchId, priced)) this.#checkWhole(matchId, changed);
      else this.#checkMarkets(matchId, this.#marketsOf(priced, markets.get(matchId)), changed);
    }
    return changed;
  }

  #marketsOf(
    selectionIds: ReadonlySet<string>,
    marketIds: ReadonlySet<string> = new Set(),
  ): ReadonlySet<string> {
    const found = new Set(marketIds);
    for (const id of selectionIds) {
      const market = this.#deps.catalogue.marketOfSelection(id);
      if (market) found.add(market.id);
    }
    return found;
  }

  /** These markets of a match are a sure profit together, and no others. */
  suspendArbitrage(matchId: string, marketIds: ReadonlySet<string>): ChangedSelections {
    const before = this.#arbitrage.get(matchId) ?? new Set();
    if (marketIds.size > 0) this.#arbitrage.set(matchId, marketIds);
    else this.#arbitrage.delete(matchId);
    const changed = new Map<string, Set<string>>();
    this.#conclude(matchId, before.union(marketIds), changed);
    return changed;
  }

  /** Notes when prices were received; returns whether other offers are sold than before. */
  #isAnotherPhase(matchId: string, priced: ReadonlySet<string>): boolean {
    const { catalogue, clock } = this.#deps;
    const match = catalogue.matches().get(matchId);
    if (!match) return true;
    const now = clock.now().getTime();
    const phase = phaseOf(match, now);
    const known = this.#watched.get(matchId);
    const watched = known ?? { phase, knownSince: now, pricedAt: new Map() };
    this.#watched.set(matchId, watched);
    if (phase === 'live') for (const id of priced) watched.pricedAt.set(id, now);
    const isSame = known?.phase === phase;
    watched.phase = phase;
    return !isSame;
  }

  #checkWhole(matchId: string, changed: Map<string, Set<string>>): void {
    const { catalogue } = this.#deps;
    this.#isAnotherPhase(matchId, new Set());
    if (!catalogue.matches().has(matchId)) this.#forget(matchId);
    const held = catalogue.marketsOf(matchId).map(({ id }) => id);
    const known = this.suspended().filter((one) => one.matchId === matchId);
    const marketIds = new Set([...held, ...known.map(({ marketId }) => marketId)]);
    this.#checkMarkets(matchId, marketIds, changed);
  }

  #forget(matchId: string): void {
    this.#watched.delete(matchId);
    this.#arbitrage.delete(matchId);
  }

  #checkMarkets(
    matchId: string,
    marketIds: ReadonlySet<string>,
    changed: Map<string, Set<string>>,
  ): void {
    const phase = this.#watched.get(matchId)?.phase ?? 'over';
    const lanes = new Set<string>();
    for (const id of marketIds) {
      const market = this.#deps.catalogue.market(id);
      const fault = market && this.#faultOf(market, phase);
      if (fault) this.#faults.set(id, fault);
      else this.#faults.delete(id);
      const lane = market && laneOf(market);
      if (lane) lanes.add(lane);
    }
    const crossed = this.#checkLanes(matchId, lanes, phase);
    this.#conclude(matchId, marketIds.union(crossed), changed);
  }

  #faultOf(market: Market, phase: Phase): GuardReason | undefined {
    const { catalogue, limits } = this.#deps;
    const watched = this.#watched.get(market.matchId);
    if (!watched || market.isClosed) return undefined;
    const selections = catalogue.selectionsOf(market.id);
    return faultOf(
      {
        selections: selections.filter(canStillWin).map((selection) => ({
          odds: this.oddsOf(selection, phase),
          pricedAt: watched.pricedAt.get(selection.id) ?? watched.knownSince,
        })),
        winners: winnersTogether(market.marketTypeId, selections.length),
        isLive: phase === 'live',
      },
      limits(),
    );
  }

  /** Returns the markets whose place among their lines may have changed. */
  #checkLanes(matchId: string, lanes: ReadonlySet<string>, phase: Phase): ReadonlySet<string> {
    const touched = new Set<string>();
    if (lanes.size === 0) return touched;
    const markets = Map.groupBy(this.#deps.catalogue.marketsOf(matchId), laneOf);
    for (const lane of lanes) {
      const key = `${matchId} ${lane}`;
      const crossed = this.#crossedIn(markets.get(lane) ?? [], phase);
      for (const id of this.#crossed.get(key) ?? []) touched.add(id);
      for (const id of crossed) touched.add(id);
      if (crossed.size > 0) this.#crossed.set(key, crossed);
      else this.#crossed.delete(key);
    }
    return touched;
  }

  #crossedIn(markets: readonly Market[], phase: Phase): ReadonlySet<string> {
    const { catalogue } = this.#deps;
    const sides = new Map<string, { readonly order: LineOrder; readonly prices: LinePrice[] }>();
    for (const market of markets) {
      if (market.isClosed) continue;
      for (const selection of catalogue.selectionsOf(market.id)) {
        const side = sideOf(selection);
        const odds = side && selection.line !== null ? this.oddsOf(selection, phase) : 0;
        if (!side || selection.line === null || odds === 0) continue;
        const known = sides.get(side.name) ?? { order: side.order, prices: [] };
        known.prices.push({ marketId: market.id, line: selection.line, odds });
        sides.set(side.name, known);
      }
    }
    return new Set([...sides.values()].flatMap(({ order, prices }) => crossedLines(prices, order)));
  }

  #reasonOf(market: Market): GuardReason | undefined {
    const fault = this.#faults.get(market.id);
    if (fault) return fault;
    const crossed = this.#crossed.get(`${market.matchId} ${laneOf(market)}`);
    if (crossed?.has(market.id)) return 'lines-crossed';
    return this.#arbitrage.get(market.matchId)?.has(market.id) ? 'arbitrage' : undefined;
  }

  /** Suspends and opens; notes the selections of what changed. */
  #conclude(
    matchId: string,
    marketIds: ReadonlySet<string>,
    changed: Map<string, Set<string>>,
  ): void {
    const { catalogue, clock, count } = this.#deps;
    for (const marketId of marketIds) {
      const market = catalogue.market(marketId);
      const reason = market && this.#reasonOf(market);
      const before = this.#suspended.get(marketId);
      if (before?.reason === reason) continue;
      if (reason) {
        const since = before?.since ?? clock.now().getTime();
        this.#suspended.set(marketId, { marketId, matchId, reason, since });
        count(reason);
      } else this.#suspended.delete(marketId);
      if (before && reason) continue;
      const selections = changed.get(matchId) ?? new Set();
      for (const { id } of catalogue.selectionsOf(marketId)) selections.add(id);
      changed.set(matchId, selections);
    }
  }
}

/** Markets that differ by their line alone. Undefined for those without one. */
function laneOf({ marketTypeId, partId, teamId, scoringUnitId, line }: Market): string | undefined {
  const kind = line === null ? undefined : bettingTypeOf(marketTypeId)?.kind;
  const hasLines = kind === 'over-under' || kind === 'handicap';
  return hasLines ? `${marketTypeId}/${partId}/${teamId}/${scoringUnitId}` : undefined;
}

function sideOf(
  selection: Selection,
): { readonly name: string; readonly order: LineOrder } | undefined {
  if (selection.isNegation) return undefined;
  if (isOver(selection)) return { name: 'over', order: 'rising' };
  if (isUnder(selection)) return { name: 'under', order: 'falling' };
  return selection.teamId === null ? undefined : { name: selection.teamId, order: 'falling' };
}
