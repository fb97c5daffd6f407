import {
  type BoardStateContent,
  boardTopicKinds,
  boardTopics,
  type LiveCountContent,
  type MonitoredOffer,
  type MonitoringContent,
} from '@kipute/contract/live-board';
import { type Locale, locales } from '@kipute/contract/locale';
import type { Broadcast, Topic } from '@kipute/contract/socket';
import type { PreparedBroadcast } from '../../../platform/socket/hub.ts';
import type { Board } from '../board/board.ts';
import type { BoardChange, MatchState } from '../board/match-states.ts';
import type { Offering } from '../board/offering.ts';
import type { MatchLists } from '../lists/match-lists.ts';
import type { LiveHub } from '../ports.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import { boostMarkOf, shownOdds } from '../view/outcome-view.ts';
import { type MatchUpdate, PublishedMatches } from './published-matches.ts';

type LiveDeps = {
  readonly board: Board;
  readonly writer: MatchWriter;
  readonly lists: MatchLists;
  readonly hub: LiveHub;
};

type InLanguage = { readonly state: MatchState; readonly locale: Locale };

const { liveCount, board: boardTopic } = boardTopics;
/** A reader that fell behind needs the newest state, not each step on the way there. */
const latestState = { whenBehind: 'snapshot' } as const;

const publicKinds: ReadonlySet<string> = new Set(
  Object.values(boardTopicKinds).flatMap((kind) =>
    typeof kind === 'string' ? [kind] : Object.values(kind),
  ),
);

/** Odds are public: everybody may subscribe to them. */
export const canFollow = (topic: Topic): boolean => publicKinds.has(topic.split(':', 1)[0] ?? '');

/** Publishes what changed on the topics that have subscribers, and builds nothing for others. */
export class LiveBoard {
  readonly #deps: LiveDeps;
  readonly #published: PublishedMatches;
  /** Tiles that this batch has published with all their prices. */
  readonly #publishedWhole = new Set<Topic>();
  #liveCountPublished = -1;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
    this.#published = new PublishedMatches(deps.writer);
    this.#provideSnapshots();
    deps.board.onChanged((change) => this.#publish(change));
    deps.board.onFreshness(() => this.#publishFreshness());
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

  #snapshotOf(broadcast: (state: MatchState) => PreparedBroadcast) {
    return (topic: Topic): readonly PreparedBroadcast[] => {
      const state = this.#deps.board.stateOf(topic.slice(topic.indexOf(':') + 1));
      return state ? [broadcast(state)] : [];
    };
  }

  #tile(state: MatchState, locale: Locale): PreparedBroadcast {
    const topic = boardTopics.tile(state.match.id, locale);
    this.#published.ofTile(topic, state, locale);
    return matchOdds(topic, this.#deps.writer.tile(state, locale));
  }

  #whole(state: MatchState, locale: Locale): PreparedBroadcast {
    const topic = boardTopics.match(state.match.id, locale);
    this.#published.ofMatch(topic, state, locale);
    return matchOdds(topic, this.#deps.writer.whole(state, locale));
  }

  #publish({ reshaped, priced }: BoardChange): void {
    this.#publishedWhole.clear();
    for (const id of reshaped) this.#publishMatch(id);
    for (const [id, selectionIds] of priced) this.#publishPrices(id, selectionIds);
    this.#publishLiveCount();
  }

  #publishMatch(matchId: string): void {
    const state = this.#deps.board.stateOf(matchId);
    for (const locale of locales) {
      const tile = this.#followed(boardTopics.tile(matchId, locale));
      if (tile && state) {
        const update = this.#published.ofTile(tile, state, locale);
        if (update.kind === 'match') this.#publishedWhole.add(tile);
        this.#publishUpdate(tile, update, { state, locale });
      }
      const match = this.#followed(boardTopics.match(matchId, locale));
      if (match && state) {
        const update = this.#published.ofMatch(match, state, locale);
        this.#publishUpdate(match, update, { state, locale });
        const ball = this.#published.ballOf(match, state);
        if (ball)
          this.#deps.hub.publish({ type: 'ball', topic: match, content: ball }, latestState);
      }
    }
  }

  #publishUpdate(topic: Topic, update: MatchUpdate, { state, locale }: InLanguage): void {
    const { hub, writer } = this.#deps;
    if (update.kind === 'none') return;
    if (update.kind === 'state') {
      hub.publish({ type: 'match_state', topic, content: update.content }, latestState);
      return;
    }
    const json = writer.withFamilies(state, locale, update.families);
    hub.publish(matchOdds(topic, json), latestState);
  }

  #publishPrices(matchId: string, selectionIds: ReadonlySet<string>): void {
    const state = this.#deps.board.stateOf(matchId);
    if (!state) return;
    this.#publishPricesOn(boardTopics.tile, state, () =>
      [...selectionIds].filter((id) => state.offering.quickIds.has(id)),
    );
    this.#publishPricesOn(boardTopics.match, state, () => selectionIds);
  }

  /** Prices read alike in every language, so they are written once for all of them. */
  #publishPricesOn(
    topicOf: (matchId: string, locale: Locale) => Topic,
    { match, offering }: MatchState,
    selectionIds: () => Iterable<string>,
  ): void {
    const { board, hub } = this.#deps;
    let json: string | undefined;
    for (const locale of locales) {
      const topic = topicOf(match.id, locale);
      if (this.#publishedWhole.has(topic) || !this.#followed(topic)) continue;
      json ??= pricesJson(board, offering, selectionIds());
      if (json !== '') hub.publish({ type: 'monitoring', topic, json }, latestState);
    }
  }

  #publishFreshness(): void {
    const { board, hub } = this.#deps;
    this.#publishedWhole.clear();
    hub.publish(this.#boardState(), latestState);
    for (const state of board.states()) {
      this.#publishPricesOn(boardTopics.tile, state, () => state.offering.quickIds);
      this.#publishPricesOn(boardTopics.match, state, () => this.#selectionsOf(state));
    }
  }

  *#selectionsOf({ offering }: MatchState): Iterable<string> {
    for (const marketId of offering.onOffer) {
      for (const { id } of this.#deps.board.catalogue.selectionsOf(marketId)) yield id;
    }
  }

  #publishLiveCount(): void {
    const { hub } = this.#deps;
    if (!hub.hasReaders(liveCount)) return;
    const before = this.#liveCountPublished;
    const broadcast = this.#liveCount();
    if (this.#liveCountPublished !== before) hub.publish(broadcast, latestState);
  }

  #liveCount(): Broadcast {
    const content: LiveCountContent = { total: this.#deps.lists.live({}).length };
    this.#liveCountPublished = content.total;
    return { type: 'live_count', topic: liveCount, content };
  }

  #boardState(): Broadcast {
    const suspended = this.#deps.board.catalogue.freshness() === 'suspended';
    const content: BoardStateContent = { suspended };
    return { type: 'board_state', topic: boardTopic, content };
  }

  /** The topic if it has subscribers; otherwise what was published on it is forgotten. */
  #followed(topic: Topic): Topic | undefined {
    if (this.#deps.hub.hasReaders(topic)) return topic;
    this.#published.forget(topic);
    return undefined;
  }
}

const matchOdds = (topic: Topic, json: string): PreparedBroadcast => ({
  type: 'update_match_odds',
  topic,
  json,
});

/** The prices of some selections of a match; empty when all of them have left their markets. */
function pricesJson(
  { catalogue, selling }: Board,
  offering: Offering,
  selectionIds: Iterable<string>,
): string {
  const entities: MonitoredOffer[] = [];
  for (const outcomeId of selectionIds) {
    const selection = catalogue.selection(outcomeId);
    const market = catalogue.marketOfSelection(outcomeId);
    if (!selection || !market) continue;
    const { offerId, odds, status, isLive, boost } = selling.priceOf(
      { market, selection },
      offering.phase,
    );
    entities.push({
      entityClass: 'BettingOffer',
      type: offerId === '' ? 'delete' : 'update',
      id: offerId,
      outcomeId,
      odds: shownOdds(odds),
      statusId: status,
      isLive: isLive ? 1 : 0,
      ...(boost && { boost: boostMarkOf(boost) }),
    });
  }
  const content: MonitoringContent = { entities };
  return entities.length === 0 ? '' : JSON.stringify(content);
}
