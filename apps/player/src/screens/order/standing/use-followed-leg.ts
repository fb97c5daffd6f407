import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { useLiveMatch } from '../../../features/live-odds/in-view.ts';
import { isUnderWay } from './leg-standing.ts';
import type { LegNow } from './use-standings.ts';

const PENDING = 0;
const NOT_STARTED = 1;
/** Earlier than that no match begins unannounced. */
const FOLLOWED_BEFORE_MS = 2 * 3_600_000;

/**
 * How far a leg is; while its match is in play or about to be, whatever has `ref` is subscribed to as in
 * any list: one that begins early is live on the bet at once.
 */
export function useFollowedLeg({ leg, state }: LegNow) {
  const seen = useLiveMatch(leg.match_id, 'tile', 'course');
  const isAwaited = leg.outcome === PENDING;
  const begun = isAwaited && state?.status !== NOT_STARTED ? state : undefined;
  return { isAwaited, begun, ref: isFollowed({ leg, state }, serverNowMs()) ? seen : null };
}

export function isFollowed({ leg, state }: Pick<LegNow, 'leg' | 'state'>, nowMs: number): boolean {
  if (leg.outcome !== PENDING) return false;
  const mayBegin = Date.parse(leg.fixture_date) - nowMs < FOLLOWED_BEFORE_MS;
  if (!state || state.status === NOT_STARTED) return mayBegin;
  return isUnderWay(state);
}
