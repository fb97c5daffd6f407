import type { BallContent, MatchStateContent } from '@kipute/contract/live-board';
import type { Locale } from '@kipute/contract/locale';
import type { Topic } from '@kipute/contract/socket';
import type { MatchState } from '../board/match-states.ts';
import type { Offering } from '../board/offering.ts';
import type { MarketFamily } from '../view/bet-list-view.ts';
import type { MatchHeader } from '../view/header-view.ts';
import type { MatchWriter } from '../view/match-writer.ts';

/** What the subscribers of a topic have. */
type Published = {
  /** Score, minute and status. */
  readonly state: string;
  /** The header without them. */
  readonly title: string;
  readonly offering: Offering;
  /** By market type: what is written of it, prices left out. Empty for tiles. */
  readonly families: ReadonlyMap<number, string>;
};

export type MatchUpdate =
  | { readonly kind: 'none' }
  /** Score, minute and status: all that changes in most minutes of play. */
  | { readonly kind: 'state'; readonly content: MatchStateContent }
  /** With the market types that changed, whole; a type that is gone has no markets. */
  | { readonly kind: 'match'; readonly families: readonly MarketFamily[] };

const noFamilies: ReadonlyMap<number, string> = new Map();

function stateOf(header: MatchHeader): MatchStateContent {
  const { id, statusId, status_name, home_score, away_score, periods, match_time } = header;
  return { id, statusId, status_name, home_score, away_score, periods, match_time };
}

/** Remembers what was published on each topic with subscribers, so that only differences are sent. */
export class PublishedMatches {
  readonly #writer: MatchWriter;
  readonly #published = new Map<Topic, Published>();
  readonly #balls = new Map<Topic, string>();

  constructor(writer: MatchWriter) {
    this.#writer = writer;
  }

  forget(topic: Topic): void {
    this.#published.delete(topic);
    this.#balls.delete(topic);
  }

  /** Undefined where the ball is where it was. */
  ballOf(topic: Topic, { match }: MatchState): BallContent | undefined {
    const content = { id: match.id, ball: this.#writer.ball(match) };
    const text = JSON.stringify(content);
    const before = this.#balls.get(topic) ?? JSON.stringify({ id: match.id, ball: null });
    if (before === text) return undefined;
    this.#balls.set(topic, text);
    return content;
  }

  ofTile(topic: Topic, state: MatchState, locale: Locale): MatchUpdate {
    const before = this.#published.get(topic);
    const { now, content } = this.#describe(state, locale);
    this.#published.set(topic, { ...now, families: noFamilies });
    return updateBetween(before, now, content) ?? { kind: 'match', families: [] };
  }

  ofMatch(topic: Topic, state: MatchState, locale: Locale): MatchUpdate {
    const before = this.#published.get(topic);
    const { now, content } = this.#describe(state, locale);
    const isSameOffering = before?.offering === state.offering;
    const onOffer = isSameOffering ? [] : this.#writer.families(state);
    const families = isSameOffering ? before.families : this.#shapesOf(onOffer, state, locale);
    this.#published.set(topic, { ...now, families });
    const known = updateBetween(before, now, content);
    return known ?? { kind: 'match', families: changedFamilies(before, onOffer, families) };
  }

  #shapesOf(onOffer: readonly MarketFamily[], state: MatchState, locale: Locale) {
    return new Map(
      onOffer.map((family) => [family.typeId, this.#writer.shapeOf(state, locale, family)]),
    );
  }

  #describe(state: MatchState, locale: Locale) {
    const header = this.#writer.header(state, locale);
    const content = stateOf(header);
    const title = JSON.stringify({ ...header, ...blankState });
    return { content, now: { state: JSON.stringify(content), title, offering: state.offering } };
  }
}

const blankState = {
  statusId: 0,
  status_name: '',
  home_score: '',
  away_score: '',
  periods: null,
  match_time: '',
};

/** Undefined when the whole match has to be published. */
function updateBetween(
  before: Published | undefined,
  now: Omit<Published, 'families'>,
  content: MatchStateContent,
): MatchUpdate | undefined {
  if (!before || before.offering !== now.offering || before.title !== now.title) return undefined;
  return before.state === now.state ? { kind: 'none' } : { kind: 'state', content };
}

function changedFamilies(
  before: Published | undefined,
  onOffer: readonly MarketFamily[],
  shapes: ReadonlyMap<number, string>,
): readonly MarketFamily[] {
  const changed = onOffer.filter(
    ({ typeId }) => before?.families.get(typeId) !== shapes.get(typeId),
  );
  const gone = [...(before?.families.keys() ?? [])].filter((typeId) => !shapes.has(typeId));
  return [...changed, ...gone.map((typeId) => ({ typeId, markets: [] }))];
}
