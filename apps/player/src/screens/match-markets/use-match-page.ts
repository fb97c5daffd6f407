import { useEffect, useState } from 'react';
import { inNextFrame } from '../../features/live-odds/frame-batch.ts';
import { type MatchState, useMatchState } from '../../features/live-odds/match-state.ts';
import { socketStatus } from '../../features/live-odds/staleness.ts';
import { type MarketUpdate, onMarketUpdate } from '../../features/matches/market-updates.ts';
import { useMatchCard } from '../../features/matches/match-store.ts';
import type { Query } from '../../features/query/query.ts';
import { useTransitionState } from '../../features/query/use-query-data.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import type { MatchCard } from '../../ui/match/match.ts';
import { cellsOf } from './arrangement/market-type.ts';
import { applyMarketUpdate, type MatchBoard, useMatchBoard } from './board/match-board.ts';
import { type MatchExistence, matchQuery } from './board/match-query.ts';
import { createPriceTrails, type PriceTrails } from './board/price-trail.ts';

/** By now the socket is subscribed to the match; what moved in between is refetched. */
const CATCH_UP_MS = 1_500;
/** Match statuses under which it may still be played: not started, in progress, paused. */
const playableStatuses: readonly number[] = [1, 2, 4];

/** A match as the page knows it; a card alone may come from a list, before the markets. */
export type MatchView =
  | { readonly status: 'loading' | 'failed' | 'unknown'; readonly card: MatchCard | undefined }
  | ({ readonly status: 'ready' | 'over'; readonly card: MatchCard } & OpenMatch);

/** A match with its markets. */
export type OpenView = Extract<MatchView, { status: 'ready' | 'over' }>;

type OpenMatch = {
  readonly state: MatchState;
  readonly board: MatchBoard;
  readonly trails: PriceTrails;
};

export function useMatchPage(matchId: string) {
  const [query] = useState(() => matchQuery(matchId));
  const existence = useTransitionState(query);
  const card = useMatchCard(matchId);
  const state = useMatchState(matchId);
  const board = useMatchBoard(matchId);
  useMarketUpdates(matchId);
  useCatchUp(query);
  useTitle(card);
  const trails = usePriceTrails(board);
  const view = viewOf();
  return { view, card, state, refetch: query.refetch };

  function viewOf(): MatchView {
    if (existence.status !== 'ready') return { status: existence.status, card };
    if (existence.data === 'unknown') return { status: 'unknown', card };
    if (!card || !state || !board) return { status: 'loading', card };
    const status = playableStatuses.includes(state.status) ? 'ready' : 'over';
    return { status, card, state, board, trails };
  }
}

/** Updates of markets are applied once per frame. */
function useMarketUpdates(matchId: string): void {
  useEffect(() => {
    const updates: MarketUpdate[] = [];
    return onMarketUpdate(matchId, (update) => {
      updates.push(update);
      inNextFrame(`markets ${matchId}`, () => {
        for (const each of updates.splice(0)) applyMarketUpdate(matchId, each);
      });
    });
  }, [matchId]);
}

function useCatchUp(query: Query<MatchExistence>): void {
  useEffect(() => {
    let timer = 0;
    const catchUp = () => {
      window.clearTimeout(timer);
      if (socketStatus.get() === 'live') timer = window.setTimeout(query.refetch, CATCH_UP_MS);
    };
    catchUp();
    const leave = socketStatus.listen(catchUp);
    return () => {
      leave();
      window.clearTimeout(timer);
    };
  }, [query]);
}

function usePriceTrails(board: MatchBoard | undefined): PriceTrails {
  const [trails] = useState(() => createPriceTrails(Date.now));
  useEffect(() => {
    for (const type of board?.types ?? []) {
      trails.follow(cellsOf(type).map(({ selectionId }) => selectionId));
    }
  }, [trails, board]);
  useEffect(() => trails.start(), [trails]);
  return trails;
}

function useTitle(card: MatchCard | undefined): void {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` reads the current language.
  useEffect(() => {
    if (!card) return;
    const teams = { home: card.home.name, away: card.away.name };
    document.title = `${t('markets.matchTitle', teams)} · Kipute`;
  }, [card, language]);
}
