import { SLIP_KEPT_DAYS } from '@kipute/contract/constants/timing';
import type { Pick } from './pick.ts';

/** The specification's key in local storage. */
export const STORAGE_KEY = 'bet';

export type KeptPicks = { readonly bet_list: readonly Pick[]; readonly endsAtMs: number };

const KEPT_MS = SLIP_KEPT_DAYS * 86_400_000;

/** Every change keeps the slip for another two days. */
export function keptFor(picks: readonly Pick[], nowMs: number): KeptPicks {
  return { bet_list: picks, endsAtMs: nowMs + KEPT_MS };
}

/** Nothing when the time is over or what is there was not written by us. */
export function picksIn(kept: unknown, nowMs: number): readonly Pick[] {
  const { bet_list: picks, endsAtMs } = (kept ?? {}) as Partial<KeptPicks>;
  if (!Array.isArray(picks) || typeof endsAtMs !== 'number' || endsAtMs <= nowMs) return [];
  return picks.filter(isPick);
}

function isPick(value: unknown): value is Pick {
  const { id_card, eventId, odds } = (value ?? {}) as Partial<Pick>;
  return typeof id_card === 'string' && typeof eventId === 'string' && typeof odds === 'number';
}
