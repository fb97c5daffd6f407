import { listenToMatchState, matchStateOf } from '../../live-odds/match-state.ts';
import { listenToPrice, priceOf } from '../../live-odds/prices.ts';

export type WatchedLeg = { readonly matchId: string; readonly selectionId: string };

/**
 * Called when the price of the selection, or the score or status of its match, has changed. A minute
 * that passes, or an arrow that goes, changes what is drawn but not what the bet is worth.
 */
export function onLegChange({ matchId, selectionId }: WatchedLeg, notify: () => void): () => void {
  const leave = [
    onChange(
      () => priceText(selectionId),
      (check) => listenToPrice(selectionId, check),
      notify,
    ),
    onChange(
      () => stateText(matchId),
      (check) => listenToMatchState(matchId, check),
      notify,
    ),
  ];
  return () => {
    for (const each of leave) each();
  };
}

function onChange(
  read: () => string,
  listen: (check: () => void) => () => void,
  notify: () => void,
): () => void {
  let before = read();
  return listen(() => {
    const now = read();
    if (now === before) return;
    before = now;
    notify();
  });
}

function priceText(selectionId: string): string {
  const price = priceOf(selectionId);
  return price ? `${price.oddsThousandths} ${price.status}` : '';
}

function stateText(matchId: string): string {
  const state = matchStateOf(matchId);
  return state ? `${state.status} ${state.homeScore} ${state.awayScore}` : '';
}
