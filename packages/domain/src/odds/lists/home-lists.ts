/** Shown where the minute of a match is not known; such a match is not listed as live. */
export const UNKNOWN_TIME = '-';

type Candidate = {
  readonly status: number;
  readonly matchTime: string;
  /** Of 1X2, both teams to score, over/under, corners and double chance. */
  readonly hasBettableQuickOutcome: boolean;
};

/** Which matches the lists of the site show (player site §4). */
export function isShownInLists(match: Candidate): boolean {
  if (match.status === 1) return match.hasBettableQuickOutcome;
  return match.status === 2 && match.matchTime !== UNKNOWN_TIME;
}
