import { countIn } from '@kipute/domain/grading/result/counts';
import type { MatchResult } from '@kipute/domain/grading/result/match-result';
import { shapeOf } from '@kipute/domain/grading/result/sport-shapes';

type Score = { readonly home: number; readonly away: number };

/** What the sport counts, in the whole match; undefined while nobody tells it. */
export function scoreOf(result: MatchResult): Score | undefined {
  const { scoreUnits, whole } = shapeOf(result.sport);
  const [unit] = scoreUnits;
  return unit && countIn(result, unit, whole);
}
