import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Incident, MatchCourse, MatchPlan, Side } from '../match-model.ts';
import { lazy } from '../probability/lazy.ts';
import { ballOf } from './ball.ts';

export const footballParts = {
  wholeMatch: 2,
  ordinaryTime: 3,
  firstHalf: 5,
  secondHalf: 6,
} as const;

export const HALF_SECONDS = 45 * 60;
export const BREAK_SECONDS = 15 * 60;

export type Half = 1 | 2;
export type BySide = Readonly<Record<Side, number>>;

export type GoalKind = 'shot' | 'header' | 'free-kick' | 'penalty' | 'own-goal';
export type CardKind = 'yellow' | 'yellow-red' | 'red';

type Happening = { readonly side: Side; readonly half: Half; readonly minute: number };
/** `side` is the team that it counts for; of an own goal the player is the other team's. */
export type Goal = Happening & { readonly kind: GoalKind; readonly playerId: string | undefined };
export type Card = Happening & { readonly kind: CardKind; readonly playerId: string | undefined };
type Corner = Happening;
type Penalty = Happening & { readonly isScored: boolean | undefined };

/** A goal that a video review may still take back. */
export type Review = {
  readonly secondsLeft: number;
  readonly end: 'unquestioned' | 'stands' | 'taken-back';
  readonly isAnnounced: boolean;
};

/** What the model keeps of a match; the course that others see is made from it. */
export type FootballFacts = {
  readonly phase: MatchCourse['phase'];
  readonly half: Half;
  /** Of the half's ordinary 45 minutes. */
  readonly seconds: number;
  /** How long the stoppage time of this half will be; 0 until its 45th minute is over. */
  readonly stoppageSeconds: number;
  readonly stoppagePlayed: number;
  readonly breakSecondsLeft: number;
  readonly goals: readonly Goal[];
  readonly corners: readonly Corner[];
  readonly cards: readonly Card[];
  readonly penalties: readonly Penalty[];
  /** A penalty was given and is not taken yet; how it will end is known to the model alone. */
  readonly kick:
    | { readonly side: Side; readonly secondsLeft: number; readonly isScored: boolean }
    | undefined;
  readonly review: Review | undefined;
  readonly shots: BySide;
  readonly shotsOnTarget: BySide;
  readonly dangerousAttacks: BySide;
  /** What brought the ball where it is; in between it wanders. */
  readonly lastMove: Move | undefined;
};

/** When is a second of its half, stoppage time among them. */
export type Move = {
  readonly kind: 'attack' | 'corner' | 'goal';
  readonly side: Side;
  readonly half: Half;
  readonly second: number;
};

export type FootballCourse = MatchCourse & { readonly football: FootballFacts };

const nobody: BySide = { home: 0, away: 0 };

export const kickOffFacts: FootballFacts = {
  phase: 'before',
  half: 1,
  seconds: 0,
  stoppageSeconds: 0,
  stoppagePlayed: 0,
  breakSecondsLeft: 0,
  goals: [],
  corners: [],
  cards: [],
  penalties: [],
  kick: undefined,
  review: undefined,
  shots: nobody,
  shotsOnTarget: nobody,
  dangerousAttacks: nobody,
  lastMove: undefined,
};

/** Courses come back from the engine as the general kind; ours are known by what only we add. */
export function asFootball(course: MatchCourse): FootballCourse {
  if (!('football' in course)) throw new Error('not a course of a football match');
  return course as FootballCourse;
}

export function partOf(half: Half): number {
  return half === 1 ? footballParts.firstHalf : footballParts.secondHalf;
}

export function countBySide(happenings: readonly { readonly side: Side }[]): BySide {
  let home = 0;
  for (const { side } of happenings) if (side === 'home') home += 1;
  return { home, away: happenings.length - home };
}

/** Minute being played, and it stays 45 or 90 in stoppage time. */
export function minuteOf(facts: FootballFacts): number {
  if (facts.phase === 'before') return 0;
  const base = facts.half === 1 ? 0 : 45;
  return base + Math.min(45, Math.floor(facts.seconds / 60) + 1);
}

function scoreByPart({ goals, half, phase }: FootballFacts): ReadonlyMap<number, BySide> {
  const whole = countBySide(goals);
  const score = new Map<number, BySide>([
    [footballParts.wholeMatch, whole],
    [footballParts.ordinaryTime, whole],
  ]);
  if (phase === 'before') return score;
  score.set(footballParts.firstHalf, countBySide(goals.filter((goal) => goal.half === 1)));
  if (half === 2) {
    score.set(footballParts.secondHalf, countBySide(goals.filter((goal) => goal.half === 2)));
  }
  return score;
}

function countsByType(facts: FootballFacts): ReadonlyMap<number, BySide> {
  const cards = (kind: CardKind) => countBySide(facts.cards.filter((card) => card.kind === kind));
  return new Map([
    [eventInfoTypes.yellowCards, cards('yellow')],
    [eventInfoTypes.yellowRedCards, cards('yellow-red')],
    [eventInfoTypes.redCards, cards('red')],
    [eventInfoTypes.corners, countBySide(facts.corners)],
    [eventInfoTypes.penalties, countBySide(facts.penalties)],
    [eventInfoTypes.shots, facts.shots],
    [eventInfoTypes.shotsOnTarget, facts.shotsOnTarget],
    [eventInfoTypes.dangerousAttacks, facts.dangerousAttacks],
  ]);
}

export function courseOf(
  plan: MatchPlan,
  facts: FootballFacts,
  incidents: readonly Incident[],
): FootballCourse {
  // Asked for when a course is published; of the steps between, thousands a match, nobody asks.
  const counts = lazy(() => countsByType(facts));
  const ball = lazy(() => ballOf(plan, facts));
  return {
    plan,
    phase: facts.phase,
    partId: partOf(facts.half),
    clockSeconds: (facts.half === 1 ? 0 : HALF_SECONDS) + facts.seconds + facts.stoppagePlayed,
    minute: minuteOf(facts),
    stoppageMinutes: facts.stoppagePlayed > 0 ? Math.floor(facts.stoppagePlayed / 60) + 1 : 0,
    score: scoreByPart(facts),
    get counts() {
      return counts();
    },
    get ball() {
      return ball();
    },
    incidents,
    football: facts,
  };
}
