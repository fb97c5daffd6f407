import { unansweredRequests } from '../idempotency/unanswered-requests.ts';
import { currentPlayerId } from '../session/session-store.ts';
import type { SlipBody } from './bet-body.ts';

const keyOf = ({ request_key }: SlipBody): string => request_key;
const bets = unansweredRequests<SlipBody>('bet.unanswered', keyOf);

export function unansweredOf(playerId: string | undefined): readonly SlipBody[] {
  return playerId === undefined ? [] : bets.of(playerId);
}

export const keepUnanswered = bets.keep;

/** A response has come for these. */
export function forgetAnswered(playerId: string, bodies: readonly SlipBody[]): void {
  bets.forget(playerId, bodies.map(keyOf));
}

/** The player gives up on them. */
export function forgetUnanswered(): void {
  const playerId = currentPlayerId();
  if (playerId !== undefined) forgetAnswered(playerId, bets.of(playerId));
}
