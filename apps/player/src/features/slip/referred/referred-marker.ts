import { forget, keep, readKeptJson } from '../../../platform/device-storage.ts';

const KEY = 'bet.referred';

type Marker = { readonly playerId: string; readonly id: string };

/** The bet of this player that waits for a trader, so that a page that reloads finds it again. */
export function referredIdOf(playerId: string | undefined): string | undefined {
  const kept = readKeptJson(KEY) as Partial<Marker> | null;
  return playerId !== undefined && kept?.playerId === playerId ? kept.id : undefined;
}

export const keepReferred = (marker: Marker): void => keep(KEY, JSON.stringify(marker));

export const forgetReferred = (): void => forget(KEY);
