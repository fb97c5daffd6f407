import { ODDS_REFRESH_MS } from '@kipute/contract/constants/timing';
import { useEffect, useState } from 'react';
import { isSavingData } from '../data-saver/data-saver.ts';
import { createCell, useCell } from '../store/cell.ts';
import { matchesInView, onInViewChange } from './in-view.ts';

/**
 * Whether the odds on the screen can be relied on. `stale`: nothing confirmed them for too long.
 * `suspended`: the house itself sells nothing at the moment.
 */
export type OddsStatus = 'fresh' | 'stale' | 'suspended';

/** How often odds are refetched by the state of the socket; it carries every price itself. */
export const REFETCH_MS = { live: 60_000, away: ODDS_REFRESH_MS, saving: 15_000 } as const;

/** How long odds stay fresh without a socket or a response (BRW-10). */
const STALE_AFTER_MS = 10_000;

/** `away` before the first connection, while it is lost, and on a page that saves data. */
export const socketStatus = createCell<'live' | 'away'>('away');

export const oddsStatus = createCell<OddsStatus>('fresh');

let confirmedAtMs = 0;
let isSuspended = false;
let isAnyInView = false;
/** A live socket that is subscribed to the screen confirms its odds at every moment. */
let isCarriedBySocket = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function useOddsStatus(): OddsStatus {
  return useCell(oddsStatus);
}

/** How long ago the last response brought odds. */
export const oddsAgeMs = (): number => Date.now() - confirmedAtMs;

/** A response has just brought the odds of matches on the screen. */
export function markOddsFresh(): void {
  confirmedAtMs = Date.now();
  review();
}

/** What is about to be shown was cached by an earlier visit. */
export function markOddsStale(): void {
  confirmedAtMs = 0;
  review();
}

export function setBoardSuspended(suspended: boolean): void {
  isSuspended = suspended;
  review();
}

export function setSocketStatus(next: 'live' | 'away'): void {
  confirmIfCarried();
  socketStatus.set(next);
  review();
}

onInViewChange(() => {
  confirmIfCarried();
  isAnyInView = matchesInView().some(({ shows }) => shows !== 'course');
  review();
});

function confirmIfCarried(): void {
  if (isCarriedBySocket) confirmedAtMs = Date.now();
}

/** Stale odds do not become fresh by a connection alone: the response that follows makes them so. */
function review(): void {
  clearTimeout(timer);
  const leftMs = confirmedAtMs + staleAfterMs() - Date.now();
  isCarriedBySocket =
    isAnyInView && socketStatus.get() === 'live' && (isCarriedBySocket || leftMs > 0);
  const isStale = isAnyInView && !isCarriedBySocket && leftMs <= 0;
  oddsStatus.set(isStale ? 'stale' : isSuspended ? 'suspended' : 'fresh');
  if (isAnyInView && leftMs > 0) timer = setTimeout(review, leftMs);
}

/** With the data saver odds are refetched less often than they go stale, so its pause is added. */
function staleAfterMs(): number {
  return isSavingData() ? REFETCH_MS.saving + STALE_AFTER_MS : STALE_AFTER_MS;
}

/** Mostly the next response is on its way already; a bar that comes and goes would only jump. */
const NOTICE_AFTER_MS = 2_000;

/** Whether it should be said that the odds on the screen are old. */
export function useStaleNotice(): boolean {
  const isStale = useOddsStatus() === 'stale';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const delay = setTimeout(setShown, isStale ? NOTICE_AFTER_MS : 0, isStale);
    return () => clearTimeout(delay);
  }, [isStale]);
  return isShown && isStale;
}
