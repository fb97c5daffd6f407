import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Incident, MatchCourse, MatchPlan, Side } from '../match-model.ts';
import type { Score } from '../probability/grid.ts';

export const tennisParts = { match: 20, sets: [21, 22, 23] } as const;
export const SETS_TO_WIN = 2;
export const SECONDS_PER_POINT = 36;

export type TennisFacts = {
  readonly phase: MatchCourse['phase'];
  /** Games of every set that has begun. */
  readonly sets: readonly Score[];
  /** Winners of the games, set by set. */
  readonly games: readonly (readonly Side[])[];
  /** Of the game or tie-break being played. */
  readonly points: Score;
  /** Nobody knows before the toss. */
  readonly server: Side | undefined;
  readonly secondsInPoint: number;
  readonly breakSecondsLeft: number;
};

export type TennisCourse = MatchCourse & { readonly tennis: TennisFacts };

export const noPoints: Score = { home: 0, away: 0 };

export const beforeToss: TennisFacts = {
  phase: 'before',
  sets: [],
  games: [],
  points: noPoints,
  server: undefined,
  secondsInPoint: 0,
  breakSecondsLeft: 0,
};

export function asTennis(course: MatchCourse): TennisCourse {
  if (!('tennis' in course)) throw new Error('not a course of a tennis match');
  return course as TennisCourse;
}

export function winnerOfSet({ home, away }: Score): Side | undefined {
  const most = Math.max(home, away);
  const isWon = (most === 6 && Math.abs(home - away) > 1) || most === 7;
  if (!isWon) return undefined;
  return home > away ? 'home' : 'away';
}

export const isTieBreak = ({ home, away }: Score) => home === 6 && away === 6;

export function setsWon(sets: readonly Score[]): Score {
  const winners = sets.map(winnerOfSet);
  return {
    home: winners.filter((side) => side === 'home').length,
    away: winners.filter((side) => side === 'away').length,
  };
}

/** Chances to win a point on the own serve, and any point of a tie-break for the home player. */
export function serveChances({ home, away }: MatchPlan) {
  const better = 0.045 * (home.strength - away.strength);
  const ofHome = 0.63 + better;
  const ofAway = 0.63 - better;
  return { home: ofHome, away: ofAway, tieBreak: (ofHome + 1 - ofAway) / 2 };
}

function clockOf({ games, points, secondsInPoint }: TennisFacts): number {
  // A game has some six points; what is shown is how long they have been playing.
  const played = games.reduce((sum, ofSet) => sum + ofSet.length, 0);
  return Math.floor((6 * played + points.home + points.away) * SECONDS_PER_POINT + secondsInPoint);
}

/** The feed numbers games set by set: 401 is the first game of the first set, 421 that of the next. */
const FIRST_GAME_PART = 401;
const GAME_PARTS_OF_A_SET = 20;

/** Undefined between two sets, and before and after the match. */
function gamePlayed({ phase, sets, games }: TennisFacts): number | undefined {
  const isPlayed = phase === 'playing' || phase === 'break';
  const set = sets.at(-1);
  if (!isPlayed || !set || winnerOfSet(set)) return undefined;
  return FIRST_GAME_PART + GAME_PARTS_OF_A_SET * (sets.length - 1) + (games.at(-1)?.length ?? 0);
}

export function courseOf(
  plan: MatchPlan,
  facts: TennisFacts,
  incidents: readonly Incident[],
): TennisCourse {
  const clockSeconds = clockOf(facts);
  const score = new Map<number, Score>([[tennisParts.match, setsWon(facts.sets)]]);
  facts.sets.forEach((games, index) => void score.set(tennisParts.sets[index] ?? 23, games));
  const innerPartId = gamePlayed(facts);
  if (innerPartId !== undefined) score.set(innerPartId, facts.points);
  const serves = (side: Side) => Number(facts.server === side);
  return {
    plan,
    phase: facts.phase,
    partId: tennisParts.sets[Math.max(0, facts.sets.length - 1)] ?? 21,
    innerPartId,
    clockSeconds,
    minute: Math.floor(clockSeconds / 60),
    stoppageMinutes: 0,
    score,
    counts: new Map([[eventInfoTypes.serve, { home: serves('home'), away: serves('away') }]]),
    incidents,
    tennis: facts,
  };
}
