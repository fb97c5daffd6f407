import { ODDS_REFRESH_MS } from '@kipute/contract/constants/timing';
import { isSavingData, whenDataSaverChanges } from '../data-saver/data-saver.ts';
import { socketStatus } from './socket-status.ts';

/**
 * How often a list on the screen is asked for. The socket carries every price, so with it the
 * list is asked only for matches that joined or left.
 */
export const REFRESH_MS = { live: 60_000, away: ODDS_REFRESH_MS, saving: 15_000 } as const;

export function refreshEveryMs(): number {
  if (isSavingData()) return REFRESH_MS.saving;
  return REFRESH_MS[socketStatus.get()];
}

export function whenPaceChanges(changed: () => void): () => void {
  const leave = [socketStatus.listen(changed), whenDataSaverChanges(changed)];
  return () => {
    for (const each of leave) each();
  };
}
