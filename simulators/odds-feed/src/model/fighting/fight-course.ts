import type { Incident, MatchCourse, MatchPlan, Side } from '../match-model.ts';

export const fightParts = { fight: 10_250, rounds: [10_251, 10_252, 10_253] } as const;
export const ROUNDS = 3;
export const ROUND_SECONDS = 300;
export const REST_SECONDS = 60;

export const methods = ['knockout', 'submission', 'decision'] as const;
export type Method = (typeof methods)[number];

export type FightEnd = {
  readonly winner: Side;
  readonly method: Method;
  readonly round: number;
  /** Seconds of fighting, rests left out. */
  readonly atSecond: number;
};

export type FightFacts = {
  readonly phase: MatchCourse['phase'];
  /** 1 to 3; the one that was last when resting. */
  readonly round: number;
  readonly secondsInRound: number;
  readonly breakSecondsLeft: number;
  readonly end: FightEnd | undefined;
};

export type FightCourse = MatchCourse & { readonly fight: FightFacts };

export const beforeBell: FightFacts = {
  phase: 'before',
  round: 0,
  secondsInRound: 0,
  breakSecondsLeft: 0,
  end: undefined,
};

export function asFight(course: MatchCourse): FightCourse {
  if (!('fight' in course)) throw new Error('not a course of a fight');
  return course as FightCourse;
}

/** Seconds of fighting so far. */
export function foughtSeconds({ round, secondsInRound }: FightFacts): number {
  return Math.max(0, round - 1) * ROUND_SECONDS + secondsInRound;
}

/** Half of all fights end before the last bell. */
const FINISHES_PER_SECOND = Math.LN2 / (ROUNDS * ROUND_SECONDS);
const KNOCKOUT_SHARE = 0.6;
const SLOPE = 1.1;

/** That the home fighter is the one who wins, however it ends. */
export function homeShare({ home, away }: MatchPlan): number {
  return 1 / (1 + Math.exp(-SLOPE * (home.strength - away.strength)));
}

/** Rates per second of ending the fight early, by who and how. */
export const finishRate = ({ scoringFactor }: MatchPlan) => FINISHES_PER_SECOND * scoringFactor;
export const methodShares: Readonly<Record<Exclude<Method, 'decision'>, number>> = {
  knockout: KNOCKOUT_SHARE,
  submission: 1 - KNOCKOUT_SHARE,
};

export function courseOf(
  plan: MatchPlan,
  facts: FightFacts,
  incidents: readonly Incident[],
): FightCourse {
  const clockSeconds = Math.floor(foughtSeconds(facts));
  const won = (side: Side) => Number(facts.end?.winner === side);
  return {
    plan,
    phase: facts.phase,
    partId: fightParts.rounds[Math.max(0, facts.round - 1)] ?? fightParts.fight,
    clockSeconds,
    minute: Math.floor(clockSeconds / 60),
    stoppageMinutes: 0,
    score: new Map([[fightParts.fight as number, { home: won('home'), away: won('away') }]]),
    counts: new Map(),
    incidents,
    fight: facts,
  };
}
