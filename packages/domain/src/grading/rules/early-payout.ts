import { decided, type Verdict } from '../grade.ts';
import { leadOf } from '../score.ts';
import type { Ask } from './asking/ask.ts';
import { everStood } from './asking/by-order.ts';
import { teamOf } from './asking/read-pick.ts';
import { withCount } from './asking/with-count.ts';
import { threeWayResult } from './who-is-ahead.ts';

const TWO_UP = 2;

/** Won by the result, or by a lead of two at any moment; a draw has no such second way. */
export function threeWayEarlyPayout(ask: Ask): Verdict {
  const result = threeWayResult(ask);
  const team = teamOf(ask.pick);
  const isWon = result.state === 'decided' && result.outcome === 'win';
  if (!team || isWon || result.state === 'undecidable') return result;
  return withCount(ask, ({ score, isOver }) => {
    if (isOver && score[team] < TWO_UP) return result;
    return everStood(
      ask,
      (stood) => leadOf(team, stood) >= TWO_UP,
      (stood) => (stood ? decided('win') : result),
    );
  });
}
