import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { fullTimePart } from '@kipute/contract/constants/matches/event-parts';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { GradedSelection } from '@kipute/domain/grading/selection';
import { type Measure, searchArbitrage } from '@kipute/domain/odds/guard/arbitrage';
import {
  type MatchSoFar,
  type MatchToCome,
  matchToCome,
  outcomesIn,
  returnsAt,
  worthAt,
} from '@kipute/domain/odds/guard/match-ends';
import { isOnSale, type Phase, phaseOf } from '@kipute/domain/odds/sold-offer';
import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Clock } from '../../../platform/clock.ts';
import type { NamedMatch } from '../facts/match-facts.ts';
import { countsByPart, isNamed, partPlayed, scoreOf } from '../facts/match-facts.ts';
import type { Catalogue, Market, Selection } from '../ports.ts';
import type { ChangedSelections, PriceGuard } from './price-guard.ts';

/** What a selection says, in the words of grading; undefined where its record says too little. */
export type ReadSelection = (
  read: {
    readonly market: Market;
    readonly selection: Selection;
    readonly siblings: readonly Selection[];
  },
  sides: { readonly homeId: string; readonly awayId: string },
) => GradedSelection | undefined;

type WatchDeps = {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly guard: PriceGuard;
  readonly readSelection: ReadSelection;
  readonly onChanged: (changed: ChangedSelections) => void;
};

/** All ends from one score, and how selections end in them: shared by matches that stand alike. */
type Space = MatchToCome & {
  /** By what the selection says; null: it is about more than goals. */
  readonly graded: Map<string, Uint8Array | null>;
};

type Offer = { readonly marketId: string; readonly graded: Uint8Array; readonly odds: number };

/** What is kept of a match between two looks. */
type Kept = {
  /** By selection: what it says. */
  readonly meanings: Map<string, string>;
  space: string;
  /** Whether its selections were graded in that space once. */
  isGraded: boolean;
  /** By it nothing was worth more than it costs, the last time. */
  measure: Measure;
};

/** A match that can be searched, as it stands. */
type Standing = {
  readonly match: NamedMatch;
  readonly phase: Phase;
  readonly soFar: MatchSoFar;
  readonly name: string;
};

type KnownOf = { readonly space: Space; readonly kept: Kept };

const SPACES_MAX = 48;
const LOOK_EVERY_MS = 100;
/** What one look may take of the process: prices of a new score are graded over several. */
const LOOK_MS = 12;
const ROUNDS_MAX = 12;

const FIRST_HALF = 5;
const SECOND_HALF = 6;

/**
 * Looks for sets of offers of one match that pay more than they cost however it ends, and has
 * their markets suspended (ODB-73). It runs beside the batches: a match that was touched is looked
 * at within a second. As long as the chances found last time still make every price fair or worse,
 * a look is a few thousand multiplications; only then the linear program is solved anew.
 */
export class ArbitrageWatch {
  readonly #deps: WatchDeps;
  readonly #touched = new Set<string>();
  readonly #spaces = new Map<string, Space>();
  readonly #kept = new Map<string, Kept>();
  /** The match that is looked at, when a look had to stop in the midst of it. */
  #underWay: Generator<void, void> | undefined;

  constructor(deps: WatchDeps) {
    this.#deps = deps;
    for (const id of deps.catalogue.matches().keys()) this.#touched.add(id);
  }

  touch(matchIds: Iterable<string>): void {
    for (const id of matchIds) this.#touched.add(id);
  }

  /** Records of a match changed: what its selections say may be something else. */
  forgetMeanings(matchIds: Iterable<string>): void {
    for (const id of matchIds) this.#kept.delete(id);
  }

  /** Looks at what was touched, periodically; returns how to stop. */
  start(): () => void {
    const timer = setInterval(() => this.look(performance.now() + LOOK_MS), LOOK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Matches in play first. Returns whether nothing is left to look at. */
  look(until: number): boolean {
    for (;;) {
      this.#underWay ??= this.#next();
      if (!this.#underWay) return true;
      if (this.#underWay.next().done) this.#underWay = undefined;
      if (performance.now() > until) return !this.#underWay && this.#touched.size === 0;
    }
  }

  #next(): Generator<void, void> | undefined {
    const { catalogue, clock } = this.#deps;
    const now = clock.now().getTime();
    const [first] = this.#touched;
    let next = first;
    for (const id of this.#touched) {
      const match = catalogue.matches().get(id);
      if (!match || phaseOf(match, now) !== 'live') continue;
      next = id;
      break;
    }
    if (next === undefined) return undefined;
    // Before the look: what is touched meanwhile is looked at again.
    this.#touched.delete(next);
    return this.#lookAt(next);
  }

  /** Yields between its steps, each of some milliseconds, so that calls and batches get through. */
  *#lookAt(matchId: string): Generator<void, void> {
    const { guard, onChanged } = this.#deps;
    const standing = this.#standingOf(matchId);
    if (!standing) {
      this.#kept.delete(matchId);
      onChanged(guard.suspendArbitrage(matchId, new Set()));
      return;
    }
    const space = this.#spaceOf(standing.name, standing.soFar);
    const kept = this.#keptOf(matchId, standing.name);
    if (!kept.isGraded) {
      for (const market of this.#deps.catalogue.marketsOf(matchId)) {
        if (this.#gradeMarket(market, standing, { space, kept })) yield;
      }
      kept.isGraded = true;
    }
    // The score may have changed between the steps; then the match was touched again.
    if (this.#standingOf(matchId)?.name !== standing.name) return;
    const offers = this.#offersOf(standing, { space, kept });
    const isFair = ({ graded, odds }: Offer) => worthAt(kept.measure, graded, odds) <= 1;
    const isProven = kept.measure.length > 0 && offers.every(isFair);
    const suspended = isProven ? new Set<string>() : yield* marketsToSuspend(offers, space, kept);
    onChanged(guard.suspendArbitrage(matchId, suspended));
  }

  /** Undefined when nothing of it can be searched. */
  #standingOf(matchId: string): Standing | undefined {
    const { catalogue, clock } = this.#deps;
    const match = catalogue.matches().get(matchId);
    const phase = match ? phaseOf(match, clock.now().getTime()) : 'over';
    if (!match || !isNamed(match) || !isOnSale(phase)) return undefined;
    const soFar = this.#soFar(match, phase);
    return soFar && { match, phase, soFar, name: JSON.stringify(soFar) };
  }

  /** Undefined where the possible ends are unknown: other sports, overtime. */
  #soFar(match: NamedMatch, phase: Phase): MatchSoFar | undefined {
    if (match.sportId !== sports.football.id) return undefined;
    const nil = { home: 0, away: 0 };
    if (phase !== 'live') return { first: nil, second: nil, half: 1 };
    const facts = this.#deps.catalogue.factsOf(match.id);
    const byPart = countsByPart(facts, eventInfoTypes.score, match);
    const scoreIn = (part: number) => byPart.find(({ partId }) => partId === part);
    const whole = scoreOf(facts, match) ?? nil;
    const played = [FIRST_HALF, SECOND_HALF, fullTimePart.id, null];
    if (!played.includes(match.partId)) return undefined;
    const isFirst = match.partId === FIRST_HALF && partPlayed(facts, match) !== null;
    const isUnknown = match.partId !== SECOND_HALF && !scoreIn(FIRST_HALF) && !scoreIn(SECOND_HALF);
    if (isFirst || isUnknown) return { first: pairOf(whole), second: nil, half: 1 };
    const first = pairOf(scoreIn(FIRST_HALF) ?? nil);
    const second = { home: whole.home - first.home, away: whole.away - first.away };
    return second.home < 0 || second.away < 0 ? undefined : { first, second, half: 2 };
  }

  #spaceOf(name: string, soFar: MatchSoFar): Space {
    const known = this.#spaces.get(name);
    const space = known ?? {
      ...matchToCome(soFar, bettingTypeOf),
      graded: new Map<string, Uint8Array | null>(),
    };
    // The one used longest ago goes first.
    this.#spaces.delete(name);
    this.#spaces.set(name, space);
    const [oldest] = this.#spaces.keys();
    if (this.#spaces.size > SPACES_MAX && oldest !== undefined) this.#spaces.delete(oldest);
    return space;
  }

  #keptOf(matchId: string, space: string): Kept {
    const kept = this.#kept.get(matchId) ?? {
      meanings: new Map(),
      space,
      isGraded: false,
      measure: [],
    };
    if (kept.space !== space) Object.assign(kept, { space, isGraded: false, measure: [] });
    this.#kept.set(matchId, kept);
    return kept;
  }

  /** Says whether something had to be graded. */
  #gradeMarket(market: Market, { match, phase }: Standing, at: KnownOf): boolean {
    const { catalogue, guard } = this.#deps;
    if (market.isClosed) return false;
    const before = at.space.graded.size;
    const siblings = catalogue.selectionsOf(market.id);
    for (const selection of siblings) {
      if (guard.oddsOf(selection, phase) === 0) continue;
      this.#gradedIn({ market, selection, siblings }, match, at);
    }
    return at.space.graded.size > before;
  }

  /** Whatever the provider sells on goals, at one moment. */
  #offersOf({ match, phase }: Standing, at: KnownOf): readonly Offer[] {
    const { catalogue, guard } = this.#deps;
    const offers: Offer[] = [];
    for (const market of catalogue.marketsOf(match.id)) {
      if (market.isClosed) continue;
      const siblings = catalogue.selectionsOf(market.id);
      for (const selection of siblings) {
        const odds = guard.oddsOf(selection, phase);
        if (odds === 0) continue;
        const graded = this.#gradedIn({ market, selection, siblings }, match, at);
        if (graded) offers.push({ marketId: market.id, graded, odds });
      }
    }
    return offers;
  }

  #gradedIn(
    read: Parameters<ReadSelection>[0],
    match: NamedMatch,
    { space, kept }: KnownOf,
  ): Uint8Array | undefined {
    const { id } = read.selection;
    const known = kept.meanings.get(id);
    const graded = known === undefined ? undefined : space.graded.get(known);
    if (graded !== undefined) return graded ?? undefined;
    const selection = this.#deps.readSelection(read, match);
    const meaning = JSON.stringify(selection ?? null);
    kept.meanings.set(id, meaning);
    const shared = space.graded.get(meaning);
    if (shared !== undefined) return shared ?? undefined;
    const made = (selection && outcomesIn(selection, space)) ?? null;
    space.graded.set(meaning, made);
    return made ?? undefined;
  }
}

const pairOf = ({ home, away }: { readonly home: number; readonly away: number }) => ({
  home,
  away,
});

/** Markets in a portfolio that always pays are taken off, until no such portfolio is left. */
function* marketsToSuspend(
  offers: readonly Offer[],
  space: Space,
  kept: Kept,
): Generator<void, ReadonlySet<string>> {
  const suspended = new Set<string>();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const left = offers.filter(({ marketId }) => !suspended.has(marketId));
    const returns = left.map(({ graded, odds }) => returnsAt(graded, odds));
    const search = yield* searchArbitrage(returns, space.ends.length, kept.measure);
    if (search.found === 'none') {
      kept.measure = search.measure;
      return suspended;
    }
    // What could not be searched is not sold either: the house does not bet on its arithmetic.
    if (search.found === 'unknown') break;
    for (const { offer } of search.arbitrage.stakes) {
      const marketId = left[offer]?.marketId;
      if (marketId !== undefined) suspended.add(marketId);
    }
  }
  return new Set(offers.map(({ marketId }) => marketId));
}
