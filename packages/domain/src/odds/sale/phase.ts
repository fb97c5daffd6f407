/**
 * Where a match stands for the sale of its odds. `overdue` has passed its start time while the
 * provider still calls it not started: whoever watches it already knows more than the price does.
 */
export type Phase = 'pre-match' | 'overdue' | 'live' | 'paused' | 'over';

type Course = { readonly status: number; readonly startsAt: number };

const NOT_STARTED = 1;
const IN_PROGRESS = 2;
const PAUSED = 4;

export function phaseOf({ status, startsAt }: Course, now: number): Phase {
  if (status === NOT_STARTED) return now < startsAt ? 'pre-match' : 'overdue';
  if (status === IN_PROGRESS) return 'live';
  return status === PAUSED ? 'paused' : 'over';
}

export const isOnSale = (phase: Phase): boolean => phase === 'pre-match' || phase === 'live';

/** A match in play is sold by live offers only, one before its start by the others only. */
export const sellsLiveOffers = (phase: Phase): boolean => phase === 'live' || phase === 'paused';
