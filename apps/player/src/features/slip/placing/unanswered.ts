import { forget, keepJson, readKeptJson } from '../../platform/device-storage.ts';
import type { BetBody } from './bet-body.ts';

const STORAGE_KEY = 'bet.unanswered';

/** Bets that left the page and of which no answer has come, kept through a reload. */
type Unanswered = { readonly playerId: string; readonly bodies: readonly BetBody[] };

export function keepUnanswered(playerId: string, bodies: readonly BetBody[]): void {
  if (bodies.length === 0) forgetUnanswered();
  else keepJson(STORAGE_KEY, { playerId, bodies } satisfies Unanswered);
}

export const forgetUnanswered = (): void => forget(STORAGE_KEY);

/** Those of this player: somebody else's bet is nobody else's to repeat. */
export function unansweredOf(playerId: string | undefined): readonly BetBody[] {
  const kept = (readKeptJson(STORAGE_KEY) ?? {}) as Partial<Unanswered>;
  return kept.playerId === playerId && Array.isArray(kept.bodies) ? kept.bodies : [];
}
