import type { MatchStateContent } from '@kipute/contract/live-board';
import type { Locale } from '@kipute/contract/locale';
import type { Topic } from '@kipute/contract/socket';
import type { MatchState, Shelf } from '../board/match-state.ts';
import type { MarketFamily } from '../view/bet-list-view.ts';
import type { MatchHeader } from '../view/header-view.ts';
import type { MatchWriter } from '../view/match-writer.ts';

/** What the readers of a topic know. */
type Told = {
  readonly course: string;
  /** The header without its course. */
  readonly title: string;
  readonly shelf: Shelf;
  /** By market type: what is written of it, prices left out. Empty for tiles. */
  readonly families: ReadonlyMap<number, string>;
};

export type News =
  | { readonly kind: 'nothing' }
  /** Score, minute and status: all that changes in most minutes of play. */
  | { readonly kind: 'course'; readonly course: MatchStateContent }
  /** With the market types that changed, whole; a type that is gone has no markets. */
  | { readonly kind: 'match'; readonly families: readonly MarketFamily[] };

const noFamilies: ReadonlyMap<number, string> = new Map();

function courseOf(header: MatchHeader): MatchStateContent {
  const { id, statusId, status_name, home_score, away_score, match_time } = header;
  return { id, statusId, status_name, home_score, away_score, match_time };
}

/** Remembers what was said on each followed topic, so that nothing is said twice. */
export class ToldMatches {
  readonly #writer: MatchWriter;
  readonly #told = new Map<Topic, Told>();

  constructor(writer: MatchWriter) {
    this.#writer = writer;
  }

  forget(topic: Topic): void {
    this.#told.delete(topic);
  }

  ofTile(topic: Topic, state: MatchState, locale: Locale): News {
    const before = this.#told.get(topic);
    const { told, course } = this.#describe(state, locale);
    this.#told.set(topic, { ...told, families: noFamilies });
    return newsBetween(before, told, course) ?? { kind: 'match', families: [] };
  }

  ofMatch(topic: Topic, state: MatchState, locale: Locale): News {
    const before = this.#told.get(topic);
    const { told, course } = this.#describe(state, locale);
    const isSameShelf = before?.shelf === state.shelf;
    const standing = isSameShelf ? [] : this.#writer.families(state);
    const families = isSameShelf ? before.families : this.#shapesOf(standing, state, locale);
    this.#told.set(topic, { ...told, families });
    const known = newsBetween(before, told, course);
    return known ?? { kind: 'match', families: changedFamilies(before, standing, families) };
  }

  #shapesOf(standing: readonly MarketFamily[], state: MatchState, locale: Locale) {
    return new Map(
      standing.map((family) => [family.typeId, this.#writer.shapeOf(state, locale, family)]),
    );
  }

  #describe(state: MatchState, locale: Locale) {
    const header = this.#writer.header(state, locale);
    const course = courseOf(header);
    const title = JSON.stringify({ ...header, ...blankCourse });
    return { course, told: { course: JSON.stringify(course), title, shelf: state.shelf } };
  }
}

const blankCourse = {
  statusId: 0,
  status_name: '',
  home_score: '',
  away_score: '',
  match_time: '',
};

/** Undefined when the whole match has to be told. */
function newsBetween(
  before: Told | undefined,
  now: Omit<Told, 'families'>,
  course: MatchStateContent,
): News | undefined {
  if (!before || before.shelf !== now.shelf || before.title !== now.title) return undefined;
  return before.course === now.course ? { kind: 'nothing' } : { kind: 'course', course };
}

function changedFamilies(
  before: Told | undefined,
  standing: readonly MarketFamily[],
  shapes: ReadonlyMap<number, string>,
): readonly MarketFamily[] {
  const changed = standing.filter(
    ({ typeId }) => before?.families.get(typeId) !== shapes.get(typeId),
  );
  const gone = [...(before?.families.keys() ?? [])].filter((typeId) => !shapes.has(typeId));
  return [...changed, ...gone.map((typeId) => ({ typeId, markets: [] }))];
}
