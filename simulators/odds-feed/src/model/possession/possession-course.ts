import type { Incident, MatchCourse, MatchPlan, Side } from '../match-model.ts';
import { type PossessionSport, turnOrder } from './possession-sport.ts';

export type Points = Readonly<Record<Side, number>>;

export type PossessionFacts = {
  readonly phase: MatchCourse['phase'];
  /** One for each period that has begun; goes of overtime are periods too. */
  readonly periods: readonly Points[];
  /** Turns taken in the period being played, of both teams together. */
  readonly turn: number;
  readonly secondsInTurn: number;
  readonly breakSecondsLeft: number;
  /** Points in the order in which they were made, overtime left out: races are decided by it. */
  readonly tallies: readonly { readonly side: Side; readonly points: number }[];
};

export type PossessionCourse = MatchCourse & { readonly possession: PossessionFacts };

export const nothingYet: PossessionFacts = {
  phase: 'before',
  periods: [],
  turn: 0,
  secondsInTurn: 0,
  breakSecondsLeft: 0,
  tallies: [],
};

export function asPossession(course: MatchCourse): PossessionCourse {
  if (!('possession' in course)) throw new Error('not a course of a match of turns');
  return course as PossessionCourse;
}

export function sumOf(periods: readonly Points[]): Points {
  return periods.reduce(
    (sum, points) => ({ home: sum.home + points.home, away: sum.away + points.away }),
    { home: 0, away: 0 },
  );
}

export const isOvertime = (sport: PossessionSport, facts: PossessionFacts) =>
  facts.periods.length > sport.periodParts.length;

export const turnsInPeriod = (sport: PossessionSport, facts: PossessionFacts) =>
  isOvertime(sport, facts) ? sport.overtimeTurns : sport.turns;

/** Turns that a team has left in the period being played. */
export function turnsLeft(sport: PossessionSport, facts: PossessionFacts, side: Side): number {
  const taken = Math.floor((facts.turn + (turnOrder[0] === side ? 1 : 0)) / 2);
  return turnsInPeriod(sport, facts) - taken;
}

function scoreByPart(sport: PossessionSport, periods: readonly Points[]) {
  const score = new Map([[sport.wholeMatchPart, sumOf(periods)]]);
  sport.periodParts.forEach((part, index) => {
    const points = periods[index];
    if (points) score.set(part, points);
  });
  for (const half of sport.halves) {
    const begun = half.periods.flatMap((index) => periods[index] ?? []);
    if (begun.length > 0) score.set(half.part, sumOf(begun));
  }
  const overtime = periods.slice(sport.periodParts.length);
  if (overtime.length > 0) score.set(sport.overtimePart, sumOf(overtime));
  return score;
}

function clockOf(sport: PossessionSport, facts: PossessionFacts): number {
  if (facts.periods.length === 0) return 0;
  const all = 2 * turnsInPeriod(sport, facts);
  const perTurn = sport.clockSecondsPerPeriod / (2 * sport.turns);
  const inPeriod = Math.min(all, facts.turn + facts.secondsInTurn / sport.secondsPerTurn) * perTurn;
  const ended = Math.min(facts.periods.length - 1, sport.periodParts.length);
  return Math.floor(ended * sport.clockSecondsPerPeriod + inPeriod);
}

export function courseOf(
  sport: PossessionSport,
  plan: MatchPlan,
  state: { readonly facts: PossessionFacts; readonly incidents: readonly Incident[] },
): PossessionCourse {
  const { facts, incidents } = state;
  const clockSeconds = clockOf(sport, facts);
  const [first = sport.wholeMatchPart] = sport.periodParts;
  const begun = facts.periods.length;
  return {
    plan,
    phase: facts.phase,
    partId: begun === 0 ? first : (sport.periodParts[begun - 1] ?? sport.overtimePart),
    clockSeconds,
    minute: Math.floor(clockSeconds / 60),
    stoppageMinutes: 0,
    score: scoreByPart(sport, facts.periods),
    counts: new Map(),
    incidents,
    possession: facts,
  };
}
