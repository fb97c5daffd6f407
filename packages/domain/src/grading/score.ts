import type { DecidedOutcome } from '../betting/bet-return.ts';

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

/** Level: the stake comes back. By how little somebody is ahead does not matter. */
export function byLead(lead: number): DecidedOutcome {
  if (lead === 0) return 'refund';
  return wonIf(lead > 0);
}

/**
 * With a line added. One in quarters lies beside a whole or a half one, and half of the stake is
 * on that; averages and minutes come in fractions, so it is the line that says so, not the margin.
 */
export function byLine(lead: number, line: number): DecidedOutcome {
  if (Number.isInteger(line * 2)) return byLead(lead + line);
  const [lower, upper] = [byLead(lead + line - 0.25), byLead(lead + line + 0.25)];
  if (lower === 'refund') return 'half-win';
  return upper === 'refund' ? 'half-lose' : byLead(lead + line);
}
