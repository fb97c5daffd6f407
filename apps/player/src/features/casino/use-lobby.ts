import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAddressChoice } from '../address/use-address-choice.ts';
import { useQuery } from '../query/use-query.ts';
import { usePlayer } from '../session/session-store.ts';
import { refreshPlayer } from '../session/use-player-refresh.ts';
import { api } from '../wire/api.ts';
import { useFavouriteGames } from './favourite-games.ts';
import { KEY_WORD_MAX, type Wanted, wantedIn } from './find-games.ts';
import type { Game, Lobby } from './game.ts';

export type LobbyView =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ReadyLobby;

export type ReadyLobby = {
  readonly status: 'ready';
  readonly games: readonly Game[];
  readonly recent: readonly RecentGame[];
  readonly favourites: ReadonlySet<string>;
  readonly refetch: () => void;
};

export type RecentGame = { readonly game: Game; readonly playedAt: string };

/** The names of games are in the language of the call, so its key is of it too. */
const fetchLobby = (_key: string): Promise<Lobby> => api.casino_order.inquire({}, { silent: true });

/** The games of the lobby, asked for anew at every visit to it and at the return from a game. */
export function useLobby(key: string): LobbyView {
  const { refetch, ...known } = useQuery(fetchLobby, key);
  const playerId = usePlayer()?.id;
  const kept = known.status === 'ready' ? known.data.favourites : [];
  const favourites = useFavouriteGames(kept, playerId);
  useReturn(refetch);
  if (known.status === 'failed') return { status: 'failed', retry: refetch };
  if (known.status === 'loading') return { status: 'loading' };
  const { games } = known.data;
  if (games.length === 0) return { status: 'empty' };
  return { status: 'ready', games, recent: recentOf(known.data), favourites, refetch };
}

/** Of what is still offered, as the server sorts it: newest first. */
export function recentOf({ games, recent }: Pick<Lobby, 'games' | 'recent'>): RecentGame[] {
  return recent.flatMap(({ id, played_at }) => {
    const game = games.find((one) => one.id === id);
    return game ? [{ game, playedAt: played_at }] : [];
  });
}

/** Browsers may show a page they kept as it was left: with the games and the balance of then. */
function useReturn(refetch: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      refetch();
      refreshPlayer().catch(() => undefined);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [refetch]);
}

const WRITE_AFTER_MS = 300;

/** What is wanted of the lobby: typed words count at once and reach the address a moment later. */
export function useWanted() {
  const { parameters, choose } = useAddressChoice();
  const [, setParameters] = useSearchParams();
  const wanted = wantedIn(parameters);
  const [typed, setTyped] = useState({ words: wanted.words, over: wanted.words });
  const words = typed.over === wanted.words ? typed.words : wanted.words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once for what was typed last.
  useEffect(() => {
    if (words === wanted.words) return;
    const timer = window.setTimeout(() => choose('key_word', words), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [words, wanted.words]);
  return {
    wanted: { ...wanted, words } satisfies Wanted,
    search: (text: string) => setTyped({ words: text.slice(0, KEY_WORD_MAX), over: wanted.words }),
    /** Whoever leaves the field may be about to leave the page. */
    keepWords: () => {
      if (words !== wanted.words) choose('key_word', words);
    },
    choose,
    showAll: () => setParameters({}, { replace: true }),
  };
}
