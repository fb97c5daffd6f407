import { yieldToInput } from '@kipute/api-client/yield-to-input';
import type { BetListEntry, MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { marketGroups } from '@kipute/contract/constants/matches/market-groups';
import { useSyncExternalStore } from 'react';
import { createKeyedStore } from '../../../features/live-odds/keyed-store.ts';
import type { MarketNews } from '../../../features/matches/market-news.ts';
import { matchCardNamed, takeMatch, takeOutcomes } from '../../../features/matches/match-store.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { arrangeType } from '../arrangement/arrange-type.ts';
import type { MarketType } from '../arrangement/market-type.ts';
import { placedTypes } from './placed-types.ts';

/** What is sold of one match, without its prices. */
export type MatchBoard = { readonly sportId: number; readonly types: readonly MarketType[] };

type Known = {
  readonly board: MatchBoard;
  /** When the socket last spoke of a type: an answer asked for before that knows less. */
  readonly heardAtMs: ReadonlyMap<number, number>;
};

/** Whoever goes back to a match just left finds it at once. */
const MATCHES_MAX = 4;
const TYPES_AT_ONCE = 8;

const boards = createKeyedStore<Known>();

export function useMatchBoard(matchId: string): MatchBoard | undefined {
  return useSyncExternalStore(
    (changed) => boards.listen(matchId, changed),
    () => matchBoardOf(matchId),
  );
}

export const matchBoardOf = (matchId: string): MatchBoard | undefined => boards.get(matchId)?.board;

/** The answer to a call: every market there is, taken a few at a time for the sake of slow phones. */
export async function takeBoard(match: MatchInfo, askedAtMs: number): Promise<void> {
  takeMatch(match, askedAtMs);
  const fresh = new Map<number, MarketType | undefined>();
  for (const [place, entry] of match.bet_list.entries()) {
    if (place % TYPES_AT_ONCE === 0) await yieldToInput();
    takePrices([entry], askedAtMs);
    const before = matchBoardOf(match.id)?.types.find(({ id }) => id === entry.bettingTypeId);
    fresh.set(entry.bettingTypeId, arranged(match.id, entry, before));
  }
  const { board, heardAtMs } = boards.get(match.id) ?? unknownBoard;
  const known = new Map(board.types.map((type) => [type.id, type]));
  const isNewer = (typeId: number) => (heardAtMs.get(typeId) ?? 0) > askedAtMs;
  const answered = [...fresh].flatMap(
    ([typeId, type]) => (isNewer(typeId) ? known.get(typeId) : type) ?? [],
  );
  const types = isSameList(board.types, answered) ? board.types : answered;
  boards.set(match.id, { board: { sportId: match.sport_id, types }, heardAtMs });
  boards.shrinkTo(MATCHES_MAX);
}

/** The socket's word: the types that changed. */
export function takeNews(matchId: string, { types, saidAtMs }: MarketNews): void {
  const known = boards.get(matchId);
  if (!known) return;
  takePrices(types, saidAtMs);
  const before = new Map(known.board.types.map((type) => [type.id, type]));
  const changes = types.map(
    (entry) =>
      [entry.bettingTypeId, arranged(matchId, entry, before.get(entry.bettingTypeId))] as const,
  );
  const heardAtMs = new Map(known.heardAtMs);
  for (const [typeId] of changes) heardAtMs.set(typeId, saidAtMs);
  const placed = placedTypes(known.board.types, new Map(changes));
  boards.set(matchId, { board: { ...known.board, types: placed }, heardAtMs });
}

const unknownBoard: Known = { board: { sportId: 0, types: [] }, heardAtMs: new Map() };

function takePrices(entries: readonly BetListEntry[], saidAtMs: number): void {
  for (const { market_list } of entries) {
    for (const { outcome_list } of market_list) takeOutcomes(outcome_list, saidAtMs);
  }
}

function arranged(
  matchId: string,
  entry: BetListEntry,
  before: MarketType | undefined,
): MarketType | undefined {
  const card = matchCardNamed(matchId);
  if (!card) return undefined;
  const { home, away } = card;
  return arrangeType(entry, {
    sides: { home, away, draw: t('markets.draw') },
    groupName: (group) => marketGroups[group][currentLanguage()],
    before,
  });
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((type, place) => type === other[place]);
}
