import type { DecidedOutcome } from '@kipute/domain/betting/bet-return';
import {
  isFinalAt,
  needOf,
  outcomeAt,
  type PickNeed,
  type Score,
} from '@kipute/domain/grading/score-pick';

import { type MatchProgress, partOf } from '../../../features/live-odds/match-state.ts';
import type { OrderLeg } from '../order-result.ts';

/** Where a leg is at this moment. */
export type LegStanding =
  | { readonly kind: 'decided'; readonly outcome: DecidedOutcome }
  | { readonly kind: 'to-come' }
  /** As it would end now. */
  | {
      readonly kind: 'standing';
      readonly outcome: DecidedOutcome;
      /** No further goal changes it. */
      readonly isFinal: boolean;
      readonly need: PickNeed | undefined;
    }
  | { readonly kind: 'untold'; readonly waitsFor: 'end' | 'result' };

export type Course = Pick<MatchProgress, 'status' | 'homeScore' | 'awayScore' | 'time'>;
type StandingLeg = Pick<OrderLeg, 'outcome' | 'pick' | 'fixture_date'>;

const decidedById: ReadonlyMap<number, DecidedOutcome> = new Map([
  [2, 'refund'],
  [3, 'lose'],
  [4, 'win'],
  [5, 'half-win'],
  [6, 'half-lose'],
]);
const PENDING = 0;
const NOT_STARTED = 1;
const IN_PROGRESS = 2;
const PAUSED = 4;

/** In progress or interrupted: the score may still change. */
export const isUnderWay = ({ status }: Pick<Course, 'status'>): boolean =>
  status === IN_PROGRESS || status === PAUSED;

export function legStanding(
  leg: StandingLeg,
  course: Course | undefined,
  nowMs: number,
): LegStanding {
  const outcome = decidedById.get(leg.outcome);
  if (outcome) return { kind: 'decided', outcome };
  if (leg.outcome !== PENDING) return { kind: 'untold', waitsFor: 'result' };
  const hasBegun = course ? course.status !== NOT_STARTED : Date.parse(leg.fixture_date) <= nowMs;
  if (!hasBegun) return { kind: 'to-come' };
  if (!course || !isUnderWay(course)) return { kind: 'untold', waitsFor: 'result' };
  const score = scoreIn(course);
  if (!leg.pick || !score) return { kind: 'untold', waitsFor: 'end' };
  return {
    kind: 'standing',
    outcome: outcomeAt(leg.pick, score),
    isFinal: isFinalAt(leg.pick, score),
    need: needOf(leg.pick, score),
  };
}

/** Undefined beyond ordinary time: the score then holds goals that the picks do not count. */
function scoreIn({ homeScore, awayScore, time }: Course): Score | undefined {
  const part = partOf(time);
  const isCounted = part !== undefined && part !== 'extraTime';
  const [home, away] = [Number.parseInt(homeScore, 10), Number.parseInt(awayScore, 10)];
  return isCounted && home >= 0 && away >= 0 ? { home, away } : undefined;
}
