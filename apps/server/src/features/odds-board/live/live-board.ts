import {
  type BoardStateContent,
  boardTopicKinds,
  boardTopics,
  type LiveCountContent,
} from '@kipute/contract/live-board';
import { type Locale, locales } from '@kipute/contract/locale';
import type { Broadcast, Topic } from '@kipute/contract/socket';
import type { Board } from '../board/board.ts';
import type { MatchState } from '../board/match-state.ts';
import type { BoardChange } from '../board/match-states.ts';
import type { MatchLists } from '../lists/match-lists.ts';
import type { LiveHub } from '../ports.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import { monitoringView } from './monitoring-view.ts';
import { type News, ToldMatches } from './told-matches-view.ts';

type LiveDeps = {
  readonly board: Board;
  readonly writer: MatchWriter;
  readonly lists: MatchLists;
  readonly hub: LiveHub;
};

type InLanguage = { readonly state: MatchState; readonly locale: Locale };

const { liveCount, board: boardTopic } = boardTopics;
/** A reader that fell behind needs where things stand, not each step on the way there. */
const standing = { whenBehind: 'snapshot' } as const;

const publicKinds: ReadonlySet<string> = new Set(
  Object.values(boardTopicKinds).flatMap((kind) =>
    typeof kind === 'string' ? [kind] : Object.values(kind),
  ),
);

/** Odds are no secret: everybody may follow them. */
export const canFollow = (topic: Topic): boolean => publicKinds.has(topic.split(':', 1)[0] ?? '');

/** Tells the pages that follow a match what changed, and only them: a message costs its making. */
export class LiveBoard {
  readonly #deps: LiveDeps;
  readonly #told: ToldMatches;
  /** Tiles that this batch has told already with all their prices. */
  readonly #toldWhole = new Set<Topic>();
  #liveCountTold = -1;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
    this.#told = new ToldMatches(deps.writer);
    this.#provideSnapshots();
    deps.board.onChanged((change) => this.#tell(change));
    deps.board.onFreshness(() => this.#tellFreshness());
  }

  #provideSnapshots(): void {
    const { hub } = this.#deps;
    const { tile, match } = boardTopicKinds;
    for (const locale of locales) {
      hub.provideSnapshot(
        tile[locale],
        this.#snapshotOf((state) => this.#tile(state, locale)),
      );
      hub.provideSnapshot(
        match[locale],
        this.#snapshotOf((state) => this.#whole(state, locale)),
      );
    }
    hub.provideSnapshot(liveCount, () => [this.#liveCount()]);
    hub.provideSnapshot(boardTopic, () => [this.#boardState()]);
  }

  #snapshotOf(broadcast: (state: MatchState) => Broadcast) {
    return (topic: Topic): readonly Broadcast[] => {
      const state = this.#deps.board.stateOf(topic.slice(topic.indexOf(':') + 1));
      return state ? [broadcast(state)] : [];
    };
  }

  #tile(state: MatchState, locale: Locale): Broadcast {
    const topic = boardTopics.tile(state.match.id, locale);
    this.#told.ofTile(topic, state, locale);
    return update(topic, this.#deps.writer.tile(state, locale));
  }

  #whole(state: MatchState, locale: Locale): Broadcast {
    const topic = boardTopics.match(state.match.id, locale);
    this.#told.ofMatch(topic, state, locale);
    return update(topic, this.#deps.writer.whole(state, locale));
  }

  #tell({ reshaped, priced }: BoardChange): void {
    this.#toldWhole.clear();
    for (const id of reshaped) this.#tellShape(id);
    for (const [id, selectionIds] of priced) this.#tellPrices(id, selectionIds);
    this.#tellLiveCount();
  }

  #tellShape(matchId: string): void {
    const state = this.#deps.board.stateOf(matchId);
    for (const locale of locales) {
      const tile = this.#followed(boardTopics.tile(matchId, locale));
      if (tile && state) {
        const news = this.#told.ofTile(tile, state, locale);
        if (news.kind === 'match') this.#toldWhole.add(tile);
        this.#publishNews(tile, news, { state, locale });
      }
      const match = this.#followed(boardTopics.match(matchId, locale));
      if (match && state) {
        this.#publishNews(match, this.#told.ofMatch(match, state, locale), { state, locale });
      }
    }
  }

  #publishNews(topic: Topic, news: News, { state, locale }: InLanguage): void {
    const { hub, writer } = this.#deps;
    if (news.kind === 'nothing') return;
    if (news.kind === 'course') {
      hub.publish({ type: 'match_state', topic, content: news.course }, standing);
      return;
    }
    hub.publish(update(topic, writer.withFamilies(state, locale, news.families)), standing);
  }

  #tellPrices(matchId: string, selectionIds: ReadonlySet<string>): void {
    const { board } = this.#deps;
    const state = board.stateOf(matchId);
    if (!state) return;
    for (const locale of locales) {
      this.#publishPrices(boardTopics.tile(matchId, locale), state, () =>
        [...selectionIds].filter((id) => state.shelf.quickIds.has(id)),
      );
      this.#publishPrices(boardTopics.match(matchId, locale), state, () => selectionIds);
    }
  }

  #publishPrices(topic: Topic, { shelf }: MatchState, selectionIds: () => Iterable<string>): void {
    const { board, hub } = this.#deps;
    if (this.#toldWhole.has(topic) || !this.#followed(topic)) return;
    const content = monitoringView(board, shelf, selectionIds());
    if (content.entities.length === 0) return;
    hub.publish({ type: 'monitoring', topic, content }, standing);
  }

  #tellFreshness(): void {
    const { board, hub } = this.#deps;
    this.#toldWhole.clear();
    hub.publish(this.#boardState(), standing);
    for (const state of board.states()) {
      for (const locale of locales) {
        const { id } = state.match;
        const { quickIds } = state.shelf;
        this.#publishPrices(boardTopics.tile(id, locale), state, () => quickIds);
        this.#publishPrices(boardTopics.match(id, locale), state, () => this.#selectionsOf(state));
      }
    }
  }

  *#selectionsOf({ shelf }: MatchState): Iterable<string> {
    for (const marketId of shelf.onOffer) {
      for (const { id } of this.#deps.board.catalogue.selectionsOf(marketId)) yield id;
    }
  }

  #tellLiveCount(): void {
    const { hub } = this.#deps;
    if (!hub.hasReaders(liveCount)) return;
    const before = this.#liveCountTold;
    const broadcast = this.#liveCount();
    if (this.#liveCountTold !== before) hub.publish(broadcast, standing);
  }

  #liveCount(): Broadcast {
    const content: LiveCountContent = { total: this.#deps.lists.live({}).length };
    this.#liveCountTold = content.total;
    return { type: 'live_count', topic: liveCount, content };
  }

  #boardState(): Broadcast {
    const suspended = this.#deps.board.catalogue.freshness() === 'suspended';
    const content: BoardStateContent = { suspended };
    return { type: 'board_state', topic: boardTopic, content };
  }

  /** The topic if somebody follows it; nobody remembers what was told to nobody. */
  #followed(topic: Topic): Topic | undefined {
    if (this.#deps.hub.hasReaders(topic)) return topic;
    this.#told.forget(topic);
    return undefined;
  }
}

/** The hub writes its broadcasts itself, so a written match becomes an object once more. */
function update(topic: Topic, text: string): Broadcast {
  return { type: 'update_match_odds', topic, content: JSON.parse(text) };
}
