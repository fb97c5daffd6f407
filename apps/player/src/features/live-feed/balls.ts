import type { BallPlace } from '@kipute/contract/calls/matches/one-match';
import type { BallContent } from '@kipute/contract/live-board';
import { createKeyedStore, useKeyedStore } from '../store/keyed-store.ts';

/** Whoever goes back to a match just left finds it at once. */
const MATCHES_MAX = 4;

const balls = createKeyedStore<{ readonly place: BallPlace | null }>();

const ballOf = (matchId: string): BallPlace | null => balls.get(matchId)?.place ?? null;

/** Where the ball of a match is; null while nobody plays or nobody tells. */
export function useBall(matchId: string): BallPlace | null {
  return useKeyedStore(balls, matchId, ballOf);
}

export function setBall({ id, ball }: BallContent): void {
  balls.set(id, { place: ball });
  balls.evictTo(MATCHES_MAX);
}
