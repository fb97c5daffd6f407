import { useEffect, useState } from 'react';
import { inNextFrame } from '../../features/live-odds/frame-batch.ts';
import { type MatchState, useMatchState } from '../../features/live-odds/match-states.ts';
import { socketStatus } from '../../features/live-odds/socket-status.ts';
import type { ListQuestion } from '../../features/matches/list-question.ts';
import { type MarketNews, whenMarketsChange } from '../../features/matches/market-news.ts';
import { useMatchCard } from '../../features/matches/match-store.ts';
import { useList } from '../../features/matches/use-list.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import type { MatchCard } from '../../ui/match/match.ts';
import { type MatchBoard, takeNews, useMatchBoard } from './answer/match-board.ts';
import { type MatchAnswer, matchQuestion } from './answer/match-question.ts';
import { createPriceTrails, type PriceTrails } from './answer/price-trail.ts';
import { cellsOf } from './arrangement/market-type.ts';

/** By now the socket follows the match; what moved while it was on its way there is asked for. */
const CATCH_UP_MS = 1_500;
/** Match statuses under which it may still be played: not started, in progress, paused. */
const playableStatuses: readonly number[] = [1, 2, 4];

/** A match as the page knows it; a card alone may come from a list, before the markets. */
export type MatchView =
  | { readonly status: 'loading' | 'failed' | 'unknown'; readonly card: MatchCard | undefined }
  | ({ readonly status: 'ready' | 'over'; readonly card: MatchCard } & OpenMatch);

type OpenMatch = {
  readonly state: MatchState;
  readonly board: MatchBoard;
  readonly trails: PriceTrails;
};

export function useMatchPage(matchId: string) {
  const [question] = useState(() => matchQuestion(matchId));
  const answer = useList(question);
  const card = useMatchCard(matchId);
  const state = useMatchState(matchId);
  const board = useMatchBoard(matchId);
  useMarketNews(matchId);
  useCatchUp(question);
  useTitle(card);
  const trails = usePriceTrails(board);
  const view = viewOf();
  return { view, card, state, refresh: question.refresh };

  function viewOf(): MatchView {
    if (answer.status !== 'ready') return { status: answer.status, card };
    if (answer.answer === 'unknown') return { status: 'unknown', card };
    if (!card || !state || !board) return { status: 'loading', card };
    const status = playableStatuses.includes(state.status) ? 'ready' : 'over';
    return { status, card, state, board, trails };
  }
}

/** What the socket says of markets is put in place once per frame. */
function useMarketNews(matchId: string): void {
  useEffect(() => {
    const heard: MarketNews[] = [];
    return whenMarketsChange(matchId, (news) => {
      heard.push(news);
      inNextFrame(`markets ${matchId}`, () => {
        for (const each of heard.splice(0)) takeNews(matchId, each);
      });
    });
  }, [matchId]);
}

function useCatchUp(question: ListQuestion<MatchAnswer>): void {
  useEffect(() => {
    let timer = 0;
    const catchUp = () => {
      window.clearTimeout(timer);
      if (socketStatus.get() === 'live') timer = window.setTimeout(question.refresh, CATCH_UP_MS);
    };
    catchUp();
    const leave = socketStatus.listen(catchUp);
    return () => {
      leave();
      window.clearTimeout(timer);
    };
  }, [question]);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` answers in the current language.
  useEffect(() => {
    if (!card) return;
    const teams = { home: card.home.name, away: card.away.name };
    document.title = `${t('markets.matchTitle', teams)} · Kipute`;
  }, [card, language]);
}
