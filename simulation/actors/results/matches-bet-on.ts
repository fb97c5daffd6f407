import { type Happening, ofKind } from '../../history.ts';

/** Of bets that may stand, in the order in which they came. */
export function matchesBetOn(happenings: readonly Happening[]): readonly string[] {
  const placed = ofKind(happenings, 'bet-asked').filter(
    ({ answer, asks }) => answer !== 'refused' && asks === 'fit',
  );
  return [...new Set(placed.flatMap(({ matchIds }) => matchIds))];
}

/** Those that were bet on and are not over. */
export function matchesToPlay(happenings: readonly Happening[]): readonly string[] {
  const over = new Set(ofKind(happenings, 'match-over').map(({ matchId }) => matchId));
  return matchesBetOn(happenings).filter((matchId) => !over.has(matchId));
}

/** How many may be over by the script before the run ends, and in play for it to begin another. */
export type Limits = { readonly endedMax: number; readonly inPlayMax: number };

export const mayEndOneMore = (happenings: readonly Happening[], { endedMax }: Limits): boolean =>
  ofKind(happenings, 'match-over').length < endedMax;
