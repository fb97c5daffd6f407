import { hash } from 'node:crypto';
import type { Locale } from '@kipute/contract/locale';
import type { Board } from '../board/board.ts';
import type { MatchState, Shelf } from '../board/match-state.ts';
import type { Sellable } from '../board/quick-markets.ts';
import { betListForm, familiesOf, type MarketFamily } from './bet-list-view.ts';
import { headerView, type MatchHeader } from './header-view.ts';
import { fillForm, type JsonForm } from './json-form.ts';
import type { Names } from './names.ts';
import { type OutcomeWriter, outcomeWriter } from './outcome-view.ts';
import { PriceTexts } from './price-texts.ts';
import { RecentTexts } from './recent-texts.ts';
import { closeMatch, matchText, nothingQuick, quickForm } from './tile-view.ts';

/** Written once for a shelf and a language; prices are filled in. */
type Quick = { readonly form: JsonForm; readonly outcomes: OutcomeWriter };

/** Ends where the `bet_list` begins. */
type OpenTile = {
  readonly header: string;
  readonly text: string;
  readonly priceRevision: number;
};

/** Whole matches are long, and only those being looked at are asked for again and again. */
const WHOLE_MATCHES_KEPT = 48;

/** Matches as JSON in the words of the wire, each written once per change and language. */
export class MatchWriter {
  readonly names: Names;
  readonly #board: Board;
  readonly #prices: PriceTexts;
  readonly #quick = { sw: new WeakMap<Shelf, Quick>(), 'en-US': new WeakMap<Shelf, Quick>() };
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
    return headerView(state, locale, { catalogue: this.#board.catalogue, names: this.names });
  }

  /** With the markets of one type in its `bet_list`, or with none. */
  tile(state: MatchState, locale: Locale, marketTypeId?: number): string {
    const families =
      marketTypeId === undefined
        ? []
        : familiesOf(this.#board.catalogue, state.shelf, marketTypeId);
    return closeMatch(this.#openTile(state, locale), this.#betList(state.shelf, locale, families));
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
    const text = this.withFamilies(state, locale, familiesOf(this.#board.catalogue, state.shelf));
    this.#wholes.set(key, state, text);
    return text;
  }

  withFamilies(state: MatchState, locale: Locale, families: readonly MarketFamily[]): string {
    const { shelf } = state;
    const { outcomes } = this.#quickOf(shelf, locale);
    const header = JSON.stringify(this.header(state, locale));
    const quick = this.#fill(shelf, quickForm(shelf.quick, outcomes));
    return closeMatch(matchText(header, quick), this.#betList(shelf, locale, families));
  }

  families({ shelf }: MatchState): readonly MarketFamily[] {
    return familiesOf(this.#board.catalogue, shelf);
  }

  /** Stands for everything that is written of a family but its prices. */
  shapeOf({ shelf }: MatchState, locale: Locale, family: MarketFamily): string {
    return hash('sha1', this.#betListForm(shelf, locale, [family]).texts.join());
  }

  /** Header alone, all groupings empty. */
  withoutMarkets(state: MatchState, locale: Locale): string {
    const { outcomes } = this.#quickOf(state.shelf, locale);
    const nothing = this.#fill(state.shelf, quickForm(nothingQuick, outcomes));
    return closeMatch(matchText(JSON.stringify(this.header(state, locale)), nothing), '');
  }

  outcome(state: MatchState, locale: Locale, sellable: Sellable): string {
    const { outcomes } = this.#quickOf(state.shelf, locale);
    return outcomes.open(sellable) + this.#prices.of(state.shelf, sellable);
  }

  #openTile(state: MatchState, locale: Locale): string {
    const known = this.#tiles[locale].get(state);
    if (known?.priceRevision === state.priceRevision) return known.text;
    const { form } = this.#quickOf(state.shelf, locale);
    const header = known?.header ?? JSON.stringify(this.header(state, locale));
    const text = matchText(header, this.#fill(state.shelf, form));
    this.#tiles[locale].set(state, { header, text, priceRevision: state.priceRevision });
    return text;
  }

  #betList(shelf: Shelf, locale: Locale, families: readonly MarketFamily[]): string {
    return families.length === 0
      ? ''
      : this.#fill(shelf, this.#betListForm(shelf, locale, families));
  }

  #betListForm(shelf: Shelf, locale: Locale, families: readonly MarketFamily[]): JsonForm {
    const { outcomes } = this.#quickOf(shelf, locale);
    const { catalogue } = this.#board;
    return betListForm(families, { catalogue, names: this.names, locale, outcomes });
  }

  #fill(shelf: Shelf, form: JsonForm): string {
    return fillForm(form, (sellable) => this.#prices.of(shelf, sellable));
  }

  #quickOf(shelf: Shelf, locale: Locale): Quick {
    const known = this.#quick[locale].get(shelf);
    if (known) return known;
    const outcomes = outcomeWriter({ names: this.names, locale, shelf });
    const made = { form: quickForm(shelf.tile, outcomes), outcomes };
    this.#quick[locale].set(shelf, made);
    return made;
  }
}
