import { useEffect } from 'react';
import { api } from '../wire/api.ts';
import { standingQuestion } from '../wire/standing-question.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { currentToken, updateUserInfo, usePlayer } from './session-store.ts';

const ASK_EVERY_MS = 60_000;

const playerQuestion = standingQuestion({ ask: refreshPlayer, everyMs: ASK_EVERY_MS });

/** Balances and unread messages change behind the page's back. */
export function usePlayerRefresh(): void {
  const playerId = usePlayer()?.id;
  useAnswer(playerQuestion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each player.
  useEffect(() => playerQuestion.askAgain(), [playerId]);
}

/** Also when something has just moved money, so that the balance is right at once. */
export async function refreshPlayer(): Promise<void> {
  const token = currentToken();
  if (!token) return;
  const { user_info } = await api.subscriber.get_user_info({}, { silent: true });
  // Another player may have signed in while the answer was on its way.
  if (token === currentToken()) updateUserInfo(user_info);
}
