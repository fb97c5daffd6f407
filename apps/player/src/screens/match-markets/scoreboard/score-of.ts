import type { MatchState } from '../../../features/live-odds/match-state.ts';

export type ShownScore = { readonly home: string; readonly away: string };

const digits = /^\d+$/;

/** Large figures carry no leading zero. Undefined while there is no score. */
export function scoreOf(state: MatchState | undefined): ShownScore | undefined {
  if (!state || !digits.test(state.homeScore) || !digits.test(state.awayScore)) return undefined;
  return { home: String(Number(state.homeScore)), away: String(Number(state.awayScore)) };
}
