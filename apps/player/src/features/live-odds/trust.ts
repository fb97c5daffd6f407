import { isSavingData } from '../data-saver/data-saver.ts';
import { createCell, useCell } from './cell.ts';
import { followedNow, whenFollowedChange } from './followed.ts';
import { REFRESH_MS } from './refresh-pace.ts';
import { socketStatus } from './socket-status.ts';

/**
 * Whether the odds on the screen can be believed. `stale`: no word has come for so long that they
 * are only a memory. `suspended`: the house itself sells nothing at the moment.
 */
export type OddsTrust = 'fresh' | 'stale' | 'suspended';

/** How long odds are believed without a socket or an answer (BRW-10). */
const BELIEVED_MS = 10_000;

const trust = createCell<OddsTrust>('fresh');

let heardAtMs = 0;
let isSuspended = false;
let isWatched = false;
/** A socket that follows the screen speaks at every moment, even when it has nothing to say. */
let isCarried = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function useOddsTrust(): OddsTrust {
  return useCell(trust);
}

export const oddsTrust = trust.get;

/** How long ago the last list was answered. */
export const heardAgoMs = (): number => Date.now() - heardAtMs;

/** Matches on the screen were answered for just now. */
export function oddsHeard(): void {
  heardAtMs = Date.now();
  review();
}

/** What is about to be shown was kept from an earlier visit. */
export function oddsAreOld(): void {
  heardAtMs = 0;
  review();
}

export function boardIsSuspended(suspended: boolean): void {
  isSuspended = suspended;
  review();
}

export function socketIs(status: 'live' | 'away'): void {
  noteWhatWasHeard();
  socketStatus.set(status);
  review();
}

whenFollowedChange(() => {
  noteWhatWasHeard();
  isWatched = followedNow().length > 0;
  review();
});

function noteWhatWasHeard(): void {
  if (isCarried) heardAtMs = Date.now();
}

/** A memory does not become fresh by a connection alone: the answer that follows makes it so. */
function review(): void {
  clearTimeout(timer);
  const leftMs = heardAtMs + believedMs() - Date.now();
  isCarried = isWatched && socketStatus.get() === 'live' && (isCarried || leftMs > 0);
  const isStale = isWatched && !isCarried && leftMs <= 0;
  trust.set(isStale ? 'stale' : isSuspended ? 'suspended' : 'fresh');
  if (isWatched && leftMs > 0) timer = setTimeout(review, leftMs);
}

/** Who saves data hears more seldom than odds are believed, so the pause is added. */
function believedMs(): number {
  return isSavingData() ? REFRESH_MS.saving + BELIEVED_MS : BELIEVED_MS;
}
