import { useEffect } from 'react';
import { query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { api } from '../wire/api.ts';
import { currentToken, updateUserInfo, usePlayer } from './session-store.ts';

const REFETCH_INTERVAL_MS = 60_000;

const playerQuery = query({ queryFn: refreshPlayer, refetchInterval: REFETCH_INTERVAL_MS });

/** Balances and unread messages change behind the page's back. */
export function usePlayerRefresh(): void {
  const playerId = usePlayer()?.id;
  useQueryData(playerQuery);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched anew for each player.
  useEffect(() => playerQuery.refetch(), [playerId]);
}

/** Also when something has just moved money, so that the balance is right at once. */
export async function refreshPlayer(): Promise<void> {
  const token = currentToken();
  if (!token) return;
  const { user_info } = await api.subscriber.get_user_info({}, { silent: true });
  // Another player may have signed in while the response was on its way.
  if (token === currentToken()) updateUserInfo(user_info);
}
