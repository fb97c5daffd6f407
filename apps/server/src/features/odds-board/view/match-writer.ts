import { hash } from 'node:crypto';
import type { BallPlace } from '@kipute/contract/calls/matches/one-match';
import type { Locale } from '@kipute/contract/locale';
import { ShortLivedMap } from '../../../platform/concurrency/short-lived-map.ts';
import type { Board } from '../board/board.ts';
import type { MatchState } from '../board/match-states.ts';
import type { Offering } from '../board/offering.ts';
import { ballPlaceOf } from '../facts/ball-place.ts';
import type { NamedMatch } from '../facts/match-facts.ts';
import type { Sellable } from '../facts/quick-markets.ts';
import { betListForm, familiesOf, type MarketFamily } from './bet-list-view.ts';
import { headerView, type MatchHeader } from './header-view.ts';
import { fillForm, type JsonForm } from './json-form.ts';
import type { Names } from './names.ts';
import { type OutcomeWriter, outcomeWriter, priceText } from './outcome-view.ts';
import { closeMatch, matchText, nothingQuick, quickForm } from './tile-view.ts';

/** Written once for a offering and a language; prices are filled in. */
type Quick = { readonly form: JsonForm; readonly outcomes: OutcomeWriter };

/** Ends where the `bet_list` begins. */
type OpenTile = {
  readonly header: string;
  readonly text: string;
  readonly priceRevision: number;
};

/** Whole matches are long, and only those being viewed are requested again and again. */
const WHOLE_MATCHES_KEPT = 48;

/** Matches as JSON in the words of the wire, each written once per change and language. */
export class MatchWriter {
  readonly names: Names;
  readonly #board: Board;
  readonly #prices: PriceTexts;
  readonly #quick = { sw: new WeakMap<Offering, Quick>(), 'en-US': new WeakMap<Offering, Quick>() };
  readonly #tiles = {
    sw: new WeakMap<MatchState, OpenTile>(),
    'en-US': new WeakMap<MatchState, OpenTile>(),
  };
  readonly #wholes = new RecentTexts(WHOLE_MATCHES_KEPT);

  constructor(board: Board, names: Names) {
    this.#board = board;
    this.names = names;
    this.#prices = new PriceTexts(board);
  }

  header(state: MatchState, locale: Locale): MatchHeader {
    return headerView(state, locale, { ...this.#board, names: this.names });
  }

  ball(match: NamedMatch): BallPlace | null {
    return ballPlaceOf(this.#board.catalogue.factsOf(match.id), match);
  }

  /** With the markets of one type in its `bet_list`, or with none. */
  tile(state: MatchState, locale: Locale, marketTypeId?: number): string {
    const families =
      marketTypeId === undefined
        ? []
        : familiesOf(this.#board.catalogue, state.offering, marketTypeId);
    return this.tileWith(state, locale, families);
  }

  /** With these markets in its `bet_list`. */
  tileWith(state: MatchState, locale: Locale, families: readonly MarketFamily[]): string {
    return closeMatch(
      this.#openTile(state, locale),
      this.#betList(state.offering, locale, families),
    );
  }

  /** With every line of the quick markets. */
  alone(state: MatchState, locale: Locale): string {
    return this.withFamilies(state, locale, []);
  }

  /** With everything on offer. */
  whole(state: MatchState, locale: Locale): string {
    const key = `${state.match.id} ${locale}`;
    const kept = this.#wholes.get(key, state);
    if (kept !== undefined) return kept;
    const text = this.withFamilies(
      state,
      locale,
      familiesOf(this.#board.catalogue, state.offering),
    );
    this.#wholes.set(key, state, text);
    return text;
  }

  withFamilies(state: MatchState, locale: Locale, families: readonly MarketFamily[]): string {
    const { offering } = state;
    const { outcomes } = this.#quickOf(offering, locale);
    const header = JSON.stringify(this.header(state, locale));
    const quick = this.#fill(offering, quickForm(offering.quick, outcomes));
    return closeMatch(matchText(header, quick), this.#betList(offering, locale, families));
  }

  families({ offering }: MatchState): readonly MarketFamily[] {
    return familiesOf(this.#board.catalogue, offering);
  }

  /** Stands for everything that is written of a family but its prices. */
  shapeOf({ offering }: MatchState, locale: Locale, family: MarketFamily): string {
    return hash('sha1', this.#betListForm(offering, locale, [family]).texts.join());
  }

  /** Header alone, all groupings empty. */
  withoutMarkets(state: MatchState, locale: Locale): string {
    const { outcomes } = this.#quickOf(state.offering, locale);
    const nothing = this.#fill(state.offering, quickForm(nothingQuick, outcomes));
    return closeMatch(matchText(JSON.stringify(this.header(state, locale)), nothing), '');
  }

  /** A selection as JSON in the words of the wire, bettable or not; undefined when it is unknown. */
  outcome(selectionId: string, locale: Locale): string | undefined {
    const { catalogue, stateOf } = this.#board;
    const selection = catalogue.selection(selectionId);
    const market = catalogue.marketOfSelection(selectionId);
    const offering = selection && stateOf(selection.matchId)?.offering;
    if (!market || !offering) return undefined;
    const sellable = { market, selection };
    return (
      this.#quickOf(offering, locale).outcomes.open(sellable) + this.#prices.of(offering, sellable)
    );
  }

  #openTile(state: MatchState, locale: Locale): string {
    const known = this.#tiles[locale].get(state);
    if (known?.priceRevision === state.priceRevision) return known.text;
    const { form } = this.#quickOf(state.offering, locale);
    const header = known?.header ?? JSON.stringify(this.header(state, locale));
    const text = matchText(header, this.#fill(state.offering, form));
    this.#tiles[locale].set(state, { header, text, priceRevision: state.priceRevision });
    return text;
  }

  #betList(offering: Offering, locale: Locale, families: readonly MarketFamily[]): string {
    return families.length === 0
      ? ''
      : this.#fill(offering, this.#betListForm(offering, locale, families));
  }

  #betListForm(offering: Offering, locale: Locale, families: readonly MarketFamily[]): JsonForm {
    const { outcomes } = this.#quickOf(offering, locale);
    const { catalogue } = this.#board;
    return betListForm(families, { catalogue, names: this.names, locale, outcomes });
  }

  #fill(offering: Offering, form: JsonForm): string {
    return fillForm(form, (sellable) => this.#prices.of(offering, sellable));
  }

  #quickOf(offering: Offering, locale: Locale): Quick {
    const known = this.#quick[locale].get(offering);
    if (known) return known;
    const outcomes = outcomeWriter({ names: this.names, locale, offering });
    const made = { form: quickForm(offering.tile, outcomes), outcomes };
    this.#quick[locale].set(offering, made);
    return made;
  }
}

/**
 * Cache of the prices of quick markets as they are written, in every language alike. Of the forty
 * prices on a tile a batch of the feed changes one or two, and only those are written anew.
 */
class PriceTexts {
  readonly #board: Board;
  #texts = new WeakMap<Offering, Map<string, string>>();

  constructor(board: Board) {
    this.#board = board;
    board.onChanged(({ priced }) => {
      for (const [matchId, selectionIds] of priced) this.#forget(matchId, selectionIds);
    });
    board.onFreshness(() => {
      this.#texts = new WeakMap();
    });
  }

  of(offering: Offering, sellable: Sellable): string {
    const { id } = sellable.selection;
    const texts = this.#textsOf(offering);
    const known = texts.get(id);
    if (known !== undefined) return known;
    const text = priceText(this.#board.selling.priceOf(sellable, offering.phase));
    // Markets beyond the tile are many and rarely requested.
    if (offering.quickIds.has(id)) texts.set(id, text);
    return text;
  }

  #textsOf(offering: Offering): Map<string, string> {
    const known = this.#texts.get(offering);
    if (known) return known;
    const texts = new Map<string, string>();
    this.#texts.set(offering, texts);
    return texts;
  }

  #forget(matchId: string, selectionIds: ReadonlySet<string>): void {
    const offering = this.#board.stateOf(matchId)?.offering;
    const texts = offering && this.#texts.get(offering);
    if (!texts) return;
    for (const id of selectionIds) texts.delete(id);
  }
}

type Entry = {
  readonly state: MatchState;
  readonly priceRevision: number;
  readonly text: string;
};

/** LRU cache of whole matches; an entry counts while the match is in the state it was written for. */
class RecentTexts {
  readonly #kept: number;
  readonly #entries = new ShortLivedMap<string, Entry>();

  constructor(kept: number) {
    this.#kept = kept;
  }

  get(key: string, state: MatchState): string | undefined {
    const entry = this.#entries.get(key);
    const isCurrent = entry?.state === state && entry.priceRevision === state.priceRevision;
    return isCurrent ? entry.text : undefined;
  }

  set(key: string, state: MatchState, text: string): void {
    // Deleted first, so that the map's order is that of the last writing.
    this.#entries.delete(key);
    this.#entries.set(key, { state, priceRevision: state.priceRevision, text });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#kept && oldest !== undefined) this.#entries.delete(oldest);
  }
}
