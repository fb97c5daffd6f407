import type { Board } from '../board/board.ts';

/** What home, draw and away cost, locked or not; 0 without a price. They stand for the match. */
export function winnerOdds(
  { stateOf, selling }: Pick<Board, 'stateOf' | 'selling'>,
  matchId: string,
): readonly number[] {
  const shelf = stateOf(matchId)?.shelf;
  if (!shelf) return [0, 0, 0];
  const { home, draw, away } = shelf.quick.winner;
  return [home, draw, away].map((one) => (one ? selling.priceOf(one, shelf.phase).odds : 0));
}
