import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import {
  crossedLines,
  faultOf,
  type GuardLimits,
  type GuardReason,
  type LineOrder,
  type LinePrice,
} from '@kipute/domain/odds/guard/market-guard';
import { oddsByHand } from '@kipute/domain/odds/price-by-hand';
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
  readonly choices: Pick<HouseChoices, 'rankOf' | 'choiceOfSelection'>;
  readonly handMaximumPercent: () => number;
  readonly limits: () => GuardLimits;
  readonly count: (reason: GuardReason) => void;
};

/** One selection in its book; its price is renewed in place. */
type BookedSelection = LinePrice & {
  odds: number;
  /** When the price was last told. */
  pricedAt: number;
  readonly market: BookedMarket;
  readonly selection: Selection;
};

type BookedMarket = {
  readonly id: string;
  /** Those that can still win. */
  readonly selections: BookedSelection[];
  readonly winners: number | 'varies';
  readonly lane: Lane | undefined;
  isCrossed: boolean;
};

/** Markets that differ by their line alone. */
type Lane = {
  readonly markets: BookedMarket[];
  readonly sides: Map<string, { readonly order: LineOrder; readonly prices: BookedSelection[] }>;
};

/**
 * What a match offers, laid out so that a batch of prices costs what it touches and no more. Made
 * anew whenever more than prices changed.
 */
type MatchBook = {
  readonly matchId: string;
  readonly phase: Phase;
  readonly markets: BookedMarket[];
  readonly bySelection: Map<string, BookedSelection>;
};

type BookMaking = {
  readonly phase: Phase;
  readonly now: number;
  readonly priced: ReadonlySet<string>;
};

/** Books of matches not in play are dropped so often: few of them are touched again soon. */
const SWEEP_EVERY_MS = 30_000;

/** By match: selections that were locked or opened. */
export type ChangedSelections = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Looks at every market that a batch touched before any of it is sold. What cannot be right is
 * suspended, whatever the provider says, until a later batch puts it right (ODB-70 to ODB-74).
 */
export class PriceGuard {
  readonly #deps: PriceGuardDeps;
  readonly #books = new Map<string, MatchBook>();
  /** By match: prices of before are taken to be as old as this. */
  readonly #knownSince = new Map<string, number>();
  /** By match: markets that together are a sure profit. */
  readonly #arbitrage = new Map<string, ReadonlySet<string>>();
  readonly #suspended = new Map<string, SuspendedMarket>();
  #sweptAt = 0;

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
    if (!sold?.canBeBetOn) return 0;
    // A margin only ever lowers a price; what a trader puts on it is judged as it is sold (TRD-12).
    const { priceShift: shift } = choices.choiceOfSelection(selection.id);
    const maximumPercent = this.#deps.handMaximumPercent();
    return oddsByHand(sold.offer.odds, { shift, maximumPercent });
  }

  /** What would be wrong with its market at another price; undefined when it could be sold. */
  faultWith(selection: Selection, odds: number): GuardReason | undefined {
    const { catalogue, clock, limits } = this.#deps;
    const match = catalogue.matches().get(selection.matchId);
    if (!match) return undefined;
    const now = clock.now().getTime();
    const phase = phaseOf(match, now);
    const book = this.#makeBook(selection.matchId, { phase, now, priced: NONE });
    const booked = book.bySelection.get(selection.id);
    if (!booked) return undefined;
    const { market } = booked;
    if (market.lane) markCrossed(market.lane);
    const wasCrossed = new Set(market.lane?.markets.filter(({ isCrossed }) => isCrossed));
    booked.odds = odds;
    if (market.lane) markCrossed(market.lane);
    const isNewlyCrossed = market.lane?.markets.some(
      (one) => one.isCrossed && !wasCrossed.has(one),
    );
    const { selections, winners } = market;
    return (
      faultOf({ selections, winners, isLive: false }, limits()) ??
      (isNewlyCrossed ? 'lines-crossed' : undefined)
    );
  }

  /** After a change of limits, of names, or of everything. */
  checkAll(): ChangedSelections {
    const { catalogue, clock } = this.#deps;
    const changed = new Map<string, Set<string>>();
    const gone = [...this.#knownSince.keys()].filter((id) => !catalogue.matches().has(id));
    for (const matchId of [...gone, ...catalogue.matches().keys()])
      this.#checkWhole(matchId, changed);
    this.#dropIdleBooks(clock.now().getTime());
    return changed;
  }

  check({ matches, markets, selections, names }: Touched): ChangedSelections {
    if (names) return this.checkAll();
    const { catalogue, clock } = this.#deps;
    const now = clock.now().getTime();
    const changed = new Map<string, Set<string>>();
    for (const [matchId, priced] of selections) {
      const match = catalogue.matches().get(matchId);
      const book = this.#books.get(matchId);
      const isUsable = match && book?.phase === phaseOf(match, now) && !markets.has(matchId);
      if (isUsable) this.#checkPrices(book, { priced, now }, changed);
      else this.#checkWhole(matchId, changed, priced);
    }
    for (const matchId of matches.union(new Set(markets.keys()))) {
      if (selections.has(matchId)) continue;
      const match = catalogue.matches().get(matchId);
      const isSame = match && this.#books.get(matchId)?.phase === phaseOf(match, now);
      if (!isSame || markets.has(matchId)) this.#checkWhole(matchId, changed);
    }
    if (now - this.#sweptAt > SWEEP_EVERY_MS) this.#dropIdleBooks(now);
    return changed;
  }

  /** Books of matches in play stay: they alone know how old the prices are. */
  #dropIdleBooks(now: number): void {
    this.#sweptAt = now;
    for (const [matchId, { phase }] of this.#books) {
      if (phase !== 'live') this.#books.delete(matchId);
    }
  }

  /** These markets of a match are a sure profit together, and no others. */
  suspendArbitrage(matchId: string, marketIds: ReadonlySet<string>): ChangedSelections {
    const before = this.#arbitrage.get(matchId) ?? NONE;
    if (marketIds.size > 0) this.#arbitrage.set(matchId, marketIds);
    else this.#arbitrage.delete(matchId);
    const changed = new Map<string, Set<string>>();
    for (const id of before.union(marketIds)) {
      const known = this.#suspended.get(id)?.reason;
      const isOther = known !== undefined && known !== 'arbitrage';
      this.#conclude(matchId, id, isOther ? known : this.#arbitrageIn(matchId, id), changed);
    }
    return changed;
  }

  #checkWhole(
    matchId: string,
    changed: Map<string, Set<string>>,
    priced: ReadonlySet<string> = NONE,
  ): void {
    const { catalogue, clock } = this.#deps;
    const known = this.suspended().filter((one) => one.matchId === matchId);
    const now = clock.now().getTime();
    const match = catalogue.matches().get(matchId);
    if (!match) {
      for (const kept of [this.#books, this.#knownSince, this.#arbitrage]) kept.delete(matchId);
      for (const { marketId } of known) this.#conclude(matchId, marketId, undefined, changed);
      return;
    }
    if (!this.#knownSince.has(matchId)) this.#knownSince.set(matchId, now);
    const book = this.#makeBook(matchId, { phase: phaseOf(match, now), now, priced });
    this.#books.set(matchId, book);
    for (const lane of new Set(book.markets.flatMap(({ lane: of }) => of ?? []))) markCrossed(lane);
    for (const market of book.markets) this.#checkMarket(book, market, changed);
    const held = new Set(book.markets.map(({ id }) => id));
    for (const { marketId } of known) {
      if (!held.has(marketId)) this.#conclude(matchId, marketId, undefined, changed);
    }
  }

  #checkPrices(
    book: MatchBook,
    { priced, now }: { readonly priced: ReadonlySet<string>; readonly now: number },
    changed: Map<string, Set<string>>,
  ): void {
    const markets = new Set<BookedMarket>();
    const lanes = new Set<Lane>();
    for (const id of priced) {
      const booked = book.bySelection.get(id);
      if (!booked) continue;
      booked.odds = this.oddsOf(booked.selection, book.phase);
      if (book.phase === 'live') booked.pricedAt = now;
      markets.add(booked.market);
      if (booked.market.lane) lanes.add(booked.market.lane);
    }
    for (const lane of lanes) for (const market of markCrossed(lane)) markets.add(market);
    for (const market of markets) this.#checkMarket(book, market, changed);
  }

  #checkMarket(
    { matchId, phase }: MatchBook,
    market: BookedMarket,
    changed: Map<string, Set<string>>,
  ): void {
    const fault = faultOf(
      { selections: market.selections, winners: market.winners, isLive: phase === 'live' },
      this.#deps.limits(),
    );
    const reason = fault ?? (market.isCrossed ? 'lines-crossed' : undefined);
    this.#conclude(matchId, market.id, reason ?? this.#arbitrageIn(matchId, market.id), changed);
  }

  #arbitrageIn(matchId: string, marketId: string): GuardReason | undefined {
    return this.#arbitrage.get(matchId)?.has(marketId) ? 'arbitrage' : undefined;
  }

  #makeBook(matchId: string, at: BookMaking): MatchBook {
    const { catalogue } = this.#deps;
    const lanes = new Map<string, Lane>();
    const book: MatchBook = { matchId, phase: at.phase, markets: [], bySelection: new Map() };
    for (const market of catalogue.marketsOf(matchId)) {
      if (market.isClosed) continue;
      const selections = catalogue.selectionsOf(market.id);
      const booked: BookedMarket = {
        id: market.id,
        selections: [],
        winners: winnersTogether(market.marketTypeId, selections.length),
        lane: laneIn(lanes, market),
        isCrossed: false,
      };
      book.markets.push(booked);
      booked.lane?.markets.push(booked);
      for (const selection of selections) {
        const entry = this.#bookSelection(selection, booked, { ...at, matchId });
        book.bySelection.set(selection.id, entry);
      }
    }
    return book;
  }

  #bookSelection(
    selection: Selection,
    market: BookedMarket,
    { matchId, phase, now, priced }: BookMaking & { readonly matchId: string },
  ): BookedSelection {
    const isPriced = phase === 'live' && priced.has(selection.id);
    const before = this.#books.get(matchId)?.bySelection.get(selection.id)?.pricedAt;
    const booked: BookedSelection = {
      marketId: market.id,
      line: selection.line ?? 0,
      odds: this.oddsOf(selection, phase),
      pricedAt: isPriced ? now : (before ?? this.#knownSince.get(matchId) ?? now),
      market,
      selection,
    };
    if (canStillWin(selection)) market.selections.push(booked);
    if (market.lane) addToLane(market.lane, selection, booked);
    return booked;
  }

  /** Suspends or opens a market; notes its selections when that changed. */
  #conclude(
    matchId: string,
    marketId: string,
    reason: GuardReason | undefined,
    changed: Map<string, Set<string>>,
  ): void {
    const { catalogue, clock, count } = this.#deps;
    const before = this.#suspended.get(marketId);
    if (before?.reason === reason) return;
    if (reason) {
      const since = before?.since ?? clock.now().getTime();
      this.#suspended.set(marketId, { marketId, matchId, reason, since });
      count(reason);
    } else this.#suspended.delete(marketId);
    if (before && reason) return;
    const selections = changed.get(matchId) ?? new Set();
    for (const { id } of catalogue.selectionsOf(marketId)) selections.add(id);
    changed.set(matchId, selections);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Undefined for a market without lines. */
function laneIn(lanes: Map<string, Lane>, market: Market): Lane | undefined {
  const type = market.line === null ? undefined : bettingTypeOf(market.marketTypeId);
  if (type?.kind !== 'over-under' && type?.kind !== 'handicap') return undefined;
  const { marketTypeId, partId, teamId, scoringUnitId, line, line2 } = market;
  // Of a market in some minutes or overs the first number is where they begin, not its line.
  const question = [marketTypeId, partId, teamId, scoringUnitId, type.inMinutes ? line : '', line2];
  const key = question.join('/');
  const lane = lanes.get(key) ?? { markets: [], sides: new Map() };
  lanes.set(key, lane);
  return lane;
}

function addToLane({ sides }: Lane, selection: Selection, booked: BookedSelection): void {
  const side = sideOf(selection);
  if (!side || selection.line === null) return;
  const known = sides.get(side.name) ?? { order: side.order, prices: [] };
  known.prices.push(booked);
  sides.set(side.name, known);
}

/** Answers the markets of the lane that are crossed now and were not, or the other way round. */
function markCrossed({ markets, sides }: Lane): readonly BookedMarket[] {
  const crossed = new Set<string>();
  for (const { order, prices } of sides.values()) {
    for (const id of crossedLines(prices, order)) crossed.add(id);
  }
  const turned: BookedMarket[] = [];
  for (const market of markets) {
    if (market.isCrossed === crossed.has(market.id)) continue;
    market.isCrossed = !market.isCrossed;
    turned.push(market);
  }
  return turned;
}

function sideOf(
  selection: Selection,
): { readonly name: string; readonly order: LineOrder } | undefined {
  if (selection.isNegation) return undefined;
  if (isOver(selection)) return { name: 'over', order: 'rising' };
  if (isUnder(selection)) return { name: 'under', order: 'falling' };
  return selection.teamId === null ? undefined : { name: selection.teamId, order: 'falling' };
}
