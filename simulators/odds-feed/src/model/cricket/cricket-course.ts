import type { Incident, MatchCourse, MatchPlan, Side } from '../match-model.ts';

export const cricketParts = { match: 10_260, innings: [10_261, 10_262] } as const;

export const BALLS_PER_OVER = 6;
export const OVERS = 20;
export const BALLS = OVERS * BALLS_PER_OVER;
export const SECONDS_PER_BALL = 43;

/** Home bats first. */
export const battingOrder: readonly Side[] = ['home', 'away'];

export type Innings = {
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
  /** Runs at the end of each over that is complete. */
  readonly overs: readonly number[];
};

export type CricketFacts = {
  readonly phase: MatchCourse['phase'];
  readonly innings: readonly Innings[];
  readonly secondsInBall: number;
  readonly breakSecondsLeft: number;
  /** Who won the super over, where one was needed. */
  readonly superOver: Side | undefined;
};

export type CricketCourse = MatchCourse & { readonly cricket: CricketFacts };

export const freshInnings: Innings = { balls: 0, runs: 0, wickets: 0, overs: [] };

export const beforeFirstBall: CricketFacts = {
  phase: 'before',
  innings: [],
  secondsInBall: 0,
  breakSecondsLeft: 0,
  superOver: undefined,
};

export function asCricket(course: MatchCourse): CricketCourse {
  if (!('cricket' in course)) throw new Error('not a course of a cricket match');
  return course as CricketCourse;
}

/** Runs off one ball: 0 to 6. A wicket is a ball without a run. */
const usualRuns = [0.37, 0.38, 0.065, 0.005, 0.12, 0, 0.06];

export function ballPmf(plan: MatchPlan, side: Side): readonly number[] {
  const other = side === 'home' ? 'away' : 'home';
  const better = 0.07 * (plan[side].strength - plan[other].strength);
  const [, ...scoring] = usualRuns;
  const chances = scoring.map((chance) => chance * plan.scoringFactor * Math.exp(better));
  return [1 - chances.reduce((sum, chance) => sum + chance, 0), ...chances];
}

/** Even chances but for the strength. */
export function superOverChance({ home, away }: MatchPlan): number {
  return 1 / (1 + Math.exp(away.strength - home.strength));
}

export function courseOf(
  plan: MatchPlan,
  facts: CricketFacts,
  incidents: readonly Incident[],
): CricketCourse {
  const runs = (index: number) => facts.innings[index]?.runs ?? 0;
  const whole = { home: runs(0), away: runs(1) };
  const score = new Map([[cricketParts.match as number, whole]]);
  facts.innings.forEach((innings, index) => {
    const side = battingOrder[index] ?? 'home';
    const part = cricketParts.innings[index] ?? cricketParts.match;
    score.set(part, { home: 0, away: 0, [side]: innings.runs });
  });
  const balls = facts.innings.reduce((sum, innings) => sum + innings.balls, 0);
  const clockSeconds = Math.floor(balls * SECONDS_PER_BALL + facts.secondsInBall);
  return {
    plan,
    phase: facts.phase,
    partId: cricketParts.innings[Math.max(0, facts.innings.length - 1)] ?? cricketParts.match,
    clockSeconds,
    minute: Math.floor(clockSeconds / 60),
    stoppageMinutes: 0,
    score,
    counts: new Map(),
    incidents,
    cricket: facts,
  };
}
