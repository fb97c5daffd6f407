import { yieldToInput } from '@kipute/api-client/yield-to-input';
import type { BetListEntry, MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { marketGroups } from '@kipute/contract/constants/matches/market-groups';
import { useSyncExternalStore } from 'react';
import type { MarketUpdate } from '../../../features/matches/market-updates.ts';
import {
  matchCardNamed,
  storeMatch,
  storeOutcomes,
} from '../../../features/matches/match-store.ts';
import { createKeyedStore } from '../../../features/store/keyed-store.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { arrangeType } from '../arrangement/arrange-type.ts';
import type { MarketType } from '../arrangement/market-type.ts';

/** What is sold of one match, without its prices. */
export type MatchBoard = { readonly sportId: number; readonly types: readonly MarketType[] };

type Entry = {
  readonly board: MatchBoard;
  /** When the socket last updated a type: a response requested before that is older. */
  readonly updatedAtMs: ReadonlyMap<number, number>;
};

/** Whoever goes back to a match just left finds it at once. */
const MATCHES_MAX = 4;
const TYPES_AT_ONCE = 8;

const boards = createKeyedStore<Entry>();

export function useMatchBoard(matchId: string): MatchBoard | undefined {
  return useSyncExternalStore(
    (changed) => boards.listen(matchId, changed),
    () => matchBoardOf(matchId),
  );
}

export const matchBoardOf = (matchId: string): MatchBoard | undefined => boards.get(matchId)?.board;

/** The response of a call: every market there is, stored a few at a time for slow phones' sake. */
export async function storeBoard(match: MatchInfo, requestedAtMs: number): Promise<void> {
  storeMatch(match, requestedAtMs);
  const fresh = new Map<number, MarketType | undefined>();
  for (const [place, entry] of match.bet_list.entries()) {
    if (place % TYPES_AT_ONCE === 0) await yieldToInput();
    storePrices([entry], requestedAtMs);
    const before = matchBoardOf(match.id)?.types.find(({ id }) => id === entry.bettingTypeId);
    fresh.set(entry.bettingTypeId, arranged(match.id, entry, before));
  }
  const { board, updatedAtMs } = boards.get(match.id) ?? unknownBoard;
  const known = new Map(board.types.map((type) => [type.id, type]));
  const isNewer = (typeId: number) => (updatedAtMs.get(typeId) ?? 0) > requestedAtMs;
  const merged = [...fresh].flatMap(
    ([typeId, type]) => (isNewer(typeId) ? known.get(typeId) : type) ?? [],
  );
  const types = isSameList(board.types, merged) ? board.types : merged;
  boards.set(match.id, { board: { sportId: match.sport_id, types }, updatedAtMs });
  boards.evictTo(MATCHES_MAX);
}

/** An update of the socket: the types that changed. */
export function applyMarketUpdate(matchId: string, { types, asOfMs }: MarketUpdate): void {
  const known = boards.get(matchId);
  if (!known) return;
  storePrices(types, asOfMs);
  const before = new Map(known.board.types.map((type) => [type.id, type]));
  const changes = types.map(
    (entry) =>
      [entry.bettingTypeId, arranged(matchId, entry, before.get(entry.bettingTypeId))] as const,
  );
  const updatedAtMs = new Map(known.updatedAtMs);
  for (const [typeId] of changes) updatedAtMs.set(typeId, asOfMs);
  const placed = placedTypes(known.board.types, new Map(changes));
  boards.set(matchId, { board: { ...known.board, types: placed }, updatedAtMs });
}

const unknownBoard: Entry = { board: { sportId: 0, types: [] }, updatedAtMs: new Map() };

function storePrices(entries: readonly BetListEntry[], asOfMs: number): void {
  for (const { market_list } of entries) {
    for (const { outcome_list } of market_list) storeOutcomes(outcome_list, asOfMs);
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

/**
 * The list after some of its types changed: each stays where it stood, one that is gone leaves,
 * a new one stands last in its group.
 */
function placedTypes(
  types: readonly MarketType[],
  changes: ReadonlyMap<number, MarketType | undefined>,
): readonly MarketType[] {
  const known = new Set(types.map(({ id }) => id));
  const kept = types.flatMap((type) =>
    changes.has(type.id) ? (changes.get(type.id) ?? []) : type,
  );
  const added = [...changes].flatMap(([id, type]) => (type && !known.has(id) ? type : []));
  if (added.length === 0) return kept;
  return [...kept, ...added].sort(
    (one, other) => marketGroups[one.group].id - marketGroups[other.group].id,
  );
}
