import { phaseOf } from '@kipute/domain/odds/sold-offer';
import type { Clock } from '../../../platform/clock.ts';
import { isOnOffer } from '../facts/market-facts.ts';
import { isNamed, type NamedMatch } from '../facts/match-facts.ts';
import type { Touched } from '../ports.ts';
import { isSameListing, isShown, type Listing, type ListingDeps, listingOf } from './listing.ts';
import { buildOffering, type Offering, stillFits } from './offering.ts';

/** What one batch, or the passing of time, did to the board. */
export type BoardChange = {
  /** Matches whose header, markets or selections changed, and those that are new or gone. */
  readonly reshaped: ReadonlySet<string>;
  /** Selections of which the price may have changed, by match. */
  readonly priced: ReadonlyMap<string, ReadonlySet<string>>;
};

/** What the board has made of a match; another header or offering makes it another object. */
export type MatchState = {
  readonly match: NamedMatch;
  readonly offering: Offering;
  /** Grows with every price, so that what was written before is known to be old. */
  priceRevision: number;
  listing: Listing;
};

const PENDING = 1;

type MatchStatesDeps = ListingDeps & { readonly clock: Clock };

/**
 * Keeps, for every match, what lists and tiles are made from. Each batch of the feed renews what
 * it touched and nothing else.
 */
export class MatchStates {
  readonly #deps: MatchStatesDeps;
  readonly #states = new Map<string, MatchState>();
  #listingRevision = 0;
  #nextStart = Number.POSITIVE_INFINITY;

  constructor(deps: MatchStatesDeps) {
    this.#deps = deps;
    this.#reshapeAll();
  }

  get(matchId: string): MatchState | undefined {
    return this.#states.get(matchId);
  }

  all(): Iterable<MatchState> {
    return this.#states.values();
  }

  /** Grows whenever a match enters, leaves or moves in any list. */
  get listingRevision(): number {
    return this.#listingRevision;
  }

  apply(touched: Touched): BoardChange {
    const { matches, markets, selections, restocked, names } = touched;
    if (names) return { reshaped: this.#reshapeAll(), priced: selections };
    const reshaped = new Set([...matches, ...markets.keys()]);
    for (const id of reshaped) {
      const isSame = !markets.has(id) && !this.#isRestocked(id, restocked.get(id));
      this.#reshape(id, isSame ? 'same markets' : 'other markets');
    }
    for (const id of selections.keys()) {
      if (reshaped.has(id)) continue;
      if (!this.#isRestocked(id, restocked.get(id))) this.#reprice(id);
      else {
        this.#reshape(id, 'other markets');
        reshaped.add(id);
      }
    }
    return { reshaped, priced: selections };
  }

  repriceAll(): void {
    for (const state of this.#states.values()) state.priceRevision += 1;
  }

  /** Matches whose start time has passed since: from then on nothing is sold before the match. */
  passStarts(): ReadonlySet<string> {
    const now = this.#deps.clock.now().getTime();
    if (now < this.#nextStart) return new Set();
    const waiting = [...this.#states.values()].filter(
      ({ offering }) => offering.phase === 'pre-match',
    );
    const begun = waiting.filter(({ match }) => match.startsAt <= now);
    this.#nextStart = Number.POSITIVE_INFINITY;
    for (const { match } of waiting) this.#expectStart(match.startsAt, now);
    for (const { match } of begun) this.#reshape(match.id, 'other markets');
    return new Set(begun.map(({ match }) => match.id));
  }

  #expectStart(startsAt: number, now: number): void {
    if (startsAt > now) this.#nextStart = Math.min(this.#nextStart, startsAt);
  }

  #reshapeAll(): ReadonlySet<string> {
    const { catalogue, popularLeagues } = this.#deps;
    popularLeagues.refresh();
    const ids = new Set([...this.#states.keys(), ...catalogue.matches().keys()]);
    for (const id of ids) this.#reshape(id, 'other markets');
    return ids;
  }

  #reshape(matchId: string, markets: 'same markets' | 'other markets'): void {
    const found = this.#deps.catalogue.matches().get(matchId);
    const before = this.#states.get(matchId);
    if (!found || !isNamed(found)) {
      if (this.#states.delete(matchId)) this.#listingRevision += 1;
      return;
    }
    // The catalogue changes its records in place; what was made of one must not move with it.
    const match = { ...found };
    const offering = this.#offeringFor(
      match,
      markets === 'same markets' ? before?.offering : undefined,
    );
    const listing = listingOf(match, offering, this.#deps);
    if (!before || !isSameListing(before.listing, listing)) this.#listingRevision += 1;
    this.#states.set(matchId, { match, offering, listing, priceRevision: 0 });
  }

  #offeringFor(match: NamedMatch, known: Offering | undefined): Offering {
    const { clock, choices } = this.#deps;
    const now = clock.now().getTime();
    const { liveBetting } = choices.choiceOfCompetition(match.competitionId);
    const played = phaseOf(match, now);
    // What the house does not sell in play is shown locked, as if play stood still (ODB-05).
    const phase = played === 'live' && !liveBetting ? 'paused' : played;
    this.#expectStart(match.startsAt, now);
    return known && stillFits(known, match, phase)
      ? known
      : buildOffering(this.#deps, match, phase);
  }

  #reprice(matchId: string): void {
    const state = this.#states.get(matchId);
    if (!state) return;
    state.priceRevision += 1;
    // A match in play is listed whatever it costs.
    if (state.match.status !== PENDING) return;
    const shown = isShown(state.match, state.offering, this.#deps);
    if (shown === state.listing.isShown) return;
    state.listing = { ...state.listing, isShown: shown };
    this.#listingRevision += 1;
  }

  /** A first price, or the last one to go, brings a market to the page or takes it away. */
  #isRestocked(matchId: string, selectionIds: ReadonlySet<string> | undefined): boolean {
    const offering = this.#states.get(matchId)?.offering;
    if (!offering || !selectionIds) return false;
    const { catalogue } = this.#deps;
    const seen = new Set<string>();
    for (const id of selectionIds) {
      const market = catalogue.marketOfSelection(id);
      if (!market || seen.has(market.id)) continue;
      seen.add(market.id);
      if (offering.onOffer.has(market.id) !== isOnOffer(this.#deps, market, offering.phase))
        return true;
    }
    return false;
  }
}
