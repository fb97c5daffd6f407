import type { DecidedOutcome } from '../betting/leg-factor.ts';

export type Team = 'home' | 'away';
export type Side = Team | 'draw';
export type Score = { readonly home: number; readonly away: number };

export const otherTeam = (team: Team): Team => (team === 'home' ? 'away' : 'home');

export const totalOf = ({ home, away }: Score): number => home + away;

export const sumOf = (scores: readonly Score[]): Score => ({
  home: scores.reduce((sum, { home }) => sum + home, 0),
  away: scores.reduce((sum, { away }) => sum + away, 0),
});

/** By how much a team is ahead; below nought when it is behind. */
export const leadOf = (team: Team, { home, away }: Score): number =>
  team === 'home' ? home - away : away - home;

export function sideAhead(margin: number): Side {
  if (margin === 0) return 'draw';
  return margin > 0 ? 'home' : 'away';
}

export const sideAheadIn = ({ home, away }: Score): Side => sideAhead(home - away);

export function countOf(of: Team | 'both', score: Score): number {
  return of === 'both' ? totalOf(score) : score[of];
}

export const wonIf = (isWon: boolean): DecidedOutcome => (isWon ? 'win' : 'lose');

/** Lines come in quarters, so a quarter to either side is the half of a neighbouring line. */
export function byMargin(margin: number): DecidedOutcome {
  if (margin >= 0.5) return 'win';
  if (margin > 0) return 'half-win';
  if (margin === 0) return 'refund';
  return margin > -0.5 ? 'half-lose' : 'lose';
}
