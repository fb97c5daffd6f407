import { NAMED_GOALS_MAX, pickText, readPick } from '@kipute/domain/pools/pool-pick';

export type Team = 'home' | 'away';

export const OTHER = 'other';

/** One tap instead of several: scores that end most matches (POL-182). */
export const quickScores = ['1-0', '2-1', '1-1', '2-0', '0-0'] as const;

/** Undefined without a pick, and for a score that has no number. */
export function goalsOf(pick: string, team: Team): number | undefined {
  const read = readPick('lucky-six', pick);
  return read?.kind === 'score' ? read.score[team] : undefined;
}

export type Step = 1 | -1;

/**
 * A match without a pick counts from nothing: the first tap makes a whole score, and less than
 * nothing is 0–0 (POL-181).
 */
export function stepGoals(pick: string, team: Team, by: Step): string {
  const before = { home: goalsOf(pick, 'home') ?? 0, away: goalsOf(pick, 'away') ?? 0 };
  const goals = Math.min(NAMED_GOALS_MAX, Math.max(0, before[team] + by));
  return pickText({ kind: 'score', score: { ...before, [team]: goals } });
}

/** Whether a tap would change anything; "other" is taken back before goals are counted. */
export const canStep = (pick: string, team: Team, by: Step): boolean =>
  pick !== OTHER && stepGoals(pick, team, by) !== pick;

/**
 * The match in hand shows its quick scores, and so do those above it that were in hand before:
 * were they to close, the button would move away from under the thumb (POL-183).
 */
export const unfoldedWith = (unfolded: readonly number[], inHand: number): readonly number[] => [
  ...unfolded.filter((row) => row < inHand),
  inHand,
];

/** The first match that waits for its score; none once all have one. */
export function firstEmpty(picks: readonly string[]): number | undefined {
  const row = picks.indexOf('');
  return row < 0 ? undefined : row;
}
