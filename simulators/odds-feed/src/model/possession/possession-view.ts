import { numberEnds } from '../market/assessment.ts';
import type { MatchView } from '../market/market-board.ts';
import type { MatchPlan, Side } from '../match-model.ts';
import { lazy } from '../probability/lazy.ts';
import { convolve, type Pmf } from '../probability/pmf.ts';
import {
  isOvertime,
  type Points,
  type PossessionCourse,
  type PossessionFacts,
  sumOf,
  turnsLeft,
} from './possession-course.ts';
import { type PossessionSport, turnPmf } from './possession-sport.ts';
import { createTieBreak, endsWithTieBreak, type ScopeEnds, type TieBreak } from './tie-break.ts';

export type PossessionView = MatchView & {
  readonly sport: PossessionSport;
  readonly facts: PossessionFacts;
  readonly scope: (part: number) => ScopeEnds;
  readonly sums: Readonly<Record<Side, Sums>>;
  readonly turnsToCome: Points;
  readonly chanceOfOvertime: number;
};

/** Sums of so many turns, made as far as they are asked for. */
type Sums = (turns: number) => Pmf;

function createSums(turn: Pmf): Sums {
  const sums: Pmf[] = [[1]];
  return (turns) => {
    while (sums.length <= turns) sums.push(convolve(sums[sums.length - 1] ?? [1], turn));
    return sums[turns] ?? [1];
  };
}

type Strengths = {
  readonly sums: Readonly<Record<Side, Sums>>;
  readonly tieBreak: () => TieBreak;
};

const strengthsBySport = new WeakMap<PossessionSport, WeakMap<MatchPlan, Strengths>>();

function strengthsOf(sport: PossessionSport, plan: MatchPlan): Strengths {
  const plans = strengthsBySport.get(sport) ?? new WeakMap<MatchPlan, Strengths>();
  strengthsBySport.set(sport, plans);
  const known = plans.get(plan);
  if (known) return known;
  const sums = {
    home: createSums(turnPmf(sport, plan, 'home')),
    away: createSums(turnPmf(sport, plan, 'away')),
  };
  const go = sport.overtimeTurns;
  const tieBreak = lazy(() => createTieBreak(sums.home(go), sums.away(go)));
  const strengths = { sums, tieBreak };
  plans.set(plan, strengths);
  return strengths;
}

/** Ends of a part that may well end level. */
function plainEnds(toCome: Readonly<Record<Side, Pmf>>, already: Points): ScopeEnds {
  const { home, away } = toCome;
  const margin = convolve(home, [...away].reverse());
  return {
    home: numberEnds(home, already.home),
    away: numberEnds(away, already.away),
    total: numberEnds(convolve(home, away), already.home + already.away),
    margin: numberEnds(margin, already.home - already.away - (away.length - 1)),
  };
}

/** Turns of a team in a period that lies ahead, is being played, or is over. */
function turnsIn(
  view: { sport: PossessionSport; facts: PossessionFacts },
  period: number,
  side: Side,
) {
  const { sport, facts } = view;
  const playing = facts.periods.length - 1;
  if (facts.phase === 'over' || period < playing) return 0;
  return period > playing ? sport.turns : turnsLeft(sport, facts, side);
}

function turnsOfPeriods(
  view: { sport: PossessionSport; facts: PossessionFacts },
  periods: readonly number[],
): Points {
  const count = (side: Side) => periods.reduce((sum, one) => sum + turnsIn(view, one, side), 0);
  return { home: count('home'), away: count('away') };
}

export function possessionView(sport: PossessionSport, course: PossessionCourse): PossessionView {
  const { plan, possession: facts } = course;
  const { sums, tieBreak } = strengthsOf(sport, plan);
  const view = { sport, facts };
  const inOvertime = isOvertime(sport, facts);
  const regular = sport.periodParts.map((_, index) => index);
  const turnsToCome = turnsOfPeriods(view, inOvertime ? [facts.periods.length - 1] : regular);
  const toCome = (turns: Points) => ({ home: sums.home(turns.home), away: sums.away(turns.away) });
  const whole = lazy(() => endsWithTieBreak(toCome(turnsToCome), sumOf(facts.periods), tieBreak()));
  const periodsOf = (part: number) => {
    const half = sport.halves.find((one) => one.part === part);
    return half?.periods ?? [sport.periodParts.indexOf(part)];
  };
  const parts = new Map<number, ScopeEnds>();
  const partEnds = (part: number): ScopeEnds => {
    const known = parts.get(part);
    if (known) return known;
    const periods = periodsOf(part);
    const already = sumOf(periods.flatMap((period) => facts.periods[period] ?? []));
    const ends = plainEnds(toCome(turnsOfPeriods(view, periods)), already);
    parts.set(part, ends);
    return ends;
  };
  return {
    ...view,
    plan,
    isLive: facts.phase !== 'before',
    scope: (part) => (part === sport.wholeMatchPart ? whole().ends : partEnds(part)),
    sums,
    turnsToCome,
    get chanceOfOvertime() {
      return inOvertime ? 1 : whole().chanceOfTie;
    },
  };
}
