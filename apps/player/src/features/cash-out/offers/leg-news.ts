import { listenToMatchState, matchStateOf } from '../../live-odds/match-states.ts';
import { listenToPrice, priceOf } from '../../live-odds/prices.ts';

export type WatchedLeg = { readonly matchId: string; readonly selectionId: string };

/**
 * Tells when the price of the selection, the score or the state of its match has become another.
 * A minute that passes, or an arrow that goes, is told to who draws them and is no news here.
 */
export function whenLegMoves({ matchId, selectionId }: WatchedLeg, tell: () => void): () => void {
  const leave = [
    whenAnother(
      () => priceText(selectionId),
      (look) => listenToPrice(selectionId, look),
      tell,
    ),
    whenAnother(
      () => courseText(matchId),
      (look) => listenToMatchState(matchId, look),
      tell,
    ),
  ];
  return () => {
    for (const each of leave) each();
  };
}

function whenAnother(
  read: () => string,
  listen: (look: () => void) => () => void,
  tell: () => void,
): () => void {
  let before = read();
  return listen(() => {
    const now = read();
    if (now === before) return;
    before = now;
    tell();
  });
}

function priceText(selectionId: string): string {
  const price = priceOf(selectionId);
  return price ? `${price.oddsThousandths} ${price.status}` : '';
}

function courseText(matchId: string): string {
  const state = matchStateOf(matchId);
  return state ? `${state.status} ${state.homeScore} ${state.awayScore}` : '';
}
