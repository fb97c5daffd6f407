import { REFRESH_MS } from '../../live-odds/refresh-pace.ts';

/** Prices of a match in play move all the time; others seldom. */
const IN_PLAY_MS = 5_000;
const CALM_MS = 20_000;

type Moment = { readonly isSavingData: boolean; readonly isInPlay: boolean };

/** How long a number stands before it is asked for again by itself (ORD-62). */
export function paceMs({ isSavingData, isInPlay }: Moment): number {
  if (isSavingData) return REFRESH_MS.saving;
  return isInPlay ? IN_PLAY_MS : CALM_MS;
}
