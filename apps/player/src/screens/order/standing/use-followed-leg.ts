import { useLiveMatch } from '../../../features/live-odds/use-live-match.ts';
import { isUnderWay } from './leg-standing.ts';
import type { LegNow } from './use-standings.ts';

const PENDING = 0;
const NOT_STARTED = 1;

/** How far a leg is; while its match is in play, whatever has `ref` is followed as in any list. */
export function useFollowedLeg({ leg, state }: LegNow) {
  const seen = useLiveMatch(leg.match_id, 'tile');
  const isAwaited = leg.outcome === PENDING;
  const begun = isAwaited && state?.status !== NOT_STARTED ? state : undefined;
  return { isAwaited, begun, ref: begun && isUnderWay(begun) ? seen : null };
}
