import type { Contestant, MatchPlan, Side } from '../match-model.ts';
import type { Pmf } from '../probability/pmf.ts';

/**
 * Sports in which the teams take turns at scoring: an attack in basketball, a drive in American
 * football, an innings at bat in baseball. How many turns there are is known, what each brings is
 * chance, so every total and every margin is a sum of independent turns.
 */
export type PossessionSport = {
  readonly sportId: number;
  readonly wholeMatchPart: number;
  /** Quarters or innings, in their order. */
  readonly periodParts: readonly number[];
  /** Halves as the periods they are made of. */
  readonly halves: readonly { readonly part: number; readonly periods: readonly number[] }[];
  readonly overtimePart: number;
  /** Turns of each team in a period. */
  readonly turns: number;
  /** Turns of each team in one go of overtime, repeated until somebody leads. */
  readonly overtimeTurns: number;
  /** Chances of 0, 1, 2 … points in one turn of an average team. */
  readonly pointChances: Pmf;
  readonly homeAdvantage: number;
  /** How much more a team scores for each unit that it is stronger. */
  readonly slope: number;
  readonly secondsPerTurn: number;
  /** Of the clock that is shown; a sport without one has 0. */
  readonly clockSecondsPerPeriod: number;
  readonly breakSeconds: (endedPeriods: number) => number;
};

/** The visitors attack first: in baseball they bat first, elsewhere it makes no difference. */
export const turnOrder: readonly Side[] = ['away', 'home'];

const SCORING_SHARE_MAX = 0.92;

/** What one turn of a team brings in this match. */
export function turnPmf(sport: PossessionSport, plan: MatchPlan, side: Side): Pmf {
  const own: Contestant = plan[side];
  const other = plan[side === 'home' ? 'away' : 'home'];
  const ground = plan.isNeutral ? 0 : sport.homeAdvantage * (side === 'home' ? 1 : -1);
  const factor =
    plan.scoringFactor * Math.exp(sport.slope * (own.strength - other.strength) + ground);
  const [nothing = 0, ...points] = sport.pointChances;
  const scoring = Math.min(SCORING_SHARE_MAX / (1 - nothing), factor);
  const chances = points.map((chance) => chance * scoring);
  return [1 - chances.reduce((sum, chance) => sum + chance, 0), ...chances];
}
