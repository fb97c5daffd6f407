import { useSyncExternalStore } from 'react';
import type { Periods } from '../../ui/match/match.ts';
import { createKeyedStore, useKeyedStore } from '../store/keyed-store.ts';

/** Score, minute and status of a match: what changes while it is played. */
export type MatchProgress = {
  /** Of the match statuses: 1 not started, 2 in progress, all others are over or off. */
  readonly status: number;
  readonly statusName: string;
  /** Two digits each; a dash before the start. */
  readonly homeScore: string;
  readonly awayScore: string;
  readonly periods: Periods | null;
  readonly time: string;
};

/** The minute as the server said it, and since when the page has known it. */
export type MatchMinute = { readonly time: string; readonly sinceMs: number };

export type MatchState = MatchProgress & MatchMinute;

type Entry = { readonly state: MatchState; readonly asOfMs: number };

const MATCHES_MAX = 2_000;
const TICK_MS = 1_000;

const states = createKeyedStore<Entry>();

export function matchStateOf(matchId: string): MatchState | undefined {
  return states.get(matchId)?.state;
}

/** For who looks at several matches at once. */
export const listenToMatchState = states.listen;

export function useMatchState(matchId: string): MatchState | undefined {
  return useKeyedStore(states, matchId, matchStateOf);
}

/** An update older than what is known is dropped. */
export function setMatchState(matchId: string, progress: MatchProgress, asOfMs: number): void {
  const before = states.get(matchId);
  if (before && before.asOfMs > asOfMs) return;
  states.set(matchId, { state: stateAfter(before?.state, progress), asOfMs });
}

/** The same minute said again does not set its clock back. */
function stateAfter(before: MatchState | undefined, progress: MatchProgress): MatchState {
  if (before && isSameProgress(before, progress)) return before;
  return { ...progress, sinceMs: before?.time === progress.time ? before.sinceMs : Date.now() };
}

export function evictOldMatchStates(): void {
  states.evictTo(MATCHES_MAX);
}

const isSameProgress = (one: MatchProgress, other: MatchProgress): boolean =>
  JSON.stringify({ ...one, sinceMs: 0 }) === JSON.stringify({ ...other, sinceMs: 0 });

/** Redraws only the minute, and only when it changes. */
export function useMatchClock(minute: MatchMinute): string {
  const text = () => clockText(minute, Date.now());
  return useSyncExternalStore(everySecond, text, text);
}

const clocks = new Set<() => void>();
let timer = 0;

/** One timer for all the clocks of a page. */
function everySecond(tick: () => void): () => void {
  if (clocks.size === 0) timer = window.setInterval(tickAll, TICK_MS);
  clocks.add(tick);
  return () => {
    clocks.delete(tick);
    if (clocks.size === 0) window.clearInterval(timer);
  };
}

function tickAll(): void {
  for (const tick of clocks) tick();
}

/** Which words stand beside the minute. */
export type MatchPart = 'firstHalf' | 'halfTime' | 'secondHalf' | 'extraTime';

const HALF_TIME = 'HT';
const MINUTE_MS = 60_000;
/** Without an update for longer than this the clock would be making things up. */
const AHEAD_MINUTES_MAX = 3;
const HALVES_END_AT = [45, 90];

const minuteAndStoppage = /^(\d{1,3})(?:\+(\d{1,2}))?$/;

/** The minute between two updates: it goes on by itself, `45+1` after 45, for a short while. */
export function clockText({ time, sinceMs }: MatchMinute, nowMs: number): string {
  const [, minute, stoppage] = minuteAndStoppage.exec(time) ?? [];
  if (minute === undefined) return time;
  const passed = Math.floor((nowMs - sinceMs) / MINUTE_MS);
  const ahead = Math.min(AHEAD_MINUTES_MAX, Math.max(0, passed));
  if (stoppage !== undefined) return `${minute}+${Number(stoppage) + ahead}'`;
  const now = Number(minute) + ahead;
  const end = HALVES_END_AT.find((last) => Number(minute) <= last && now > last);
  return end === undefined ? `${now}'` : `${end}+${now - end}'`;
}

/** Undefined where there are no minutes, as in a set of tennis: the time says it all there. */
export function partOf(time: string): MatchPart | undefined {
  if (time === HALF_TIME) return 'halfTime';
  const [, minute] = minuteAndStoppage.exec(time) ?? [];
  if (minute === undefined) return undefined;
  if (Number(minute) <= 45) return 'firstHalf';
  return Number(minute) <= 90 ? 'secondHalf' : 'extraTime';
}
