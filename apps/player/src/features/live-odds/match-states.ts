import { useSyncExternalStore } from 'react';
import { createKeyedStore } from './keyed-store.ts';
import { type Course, clockText } from './match-clock.ts';
import { useKept } from './use-kept.ts';

/** Score, minute and status of a match: what changes while it is played. */
export type MatchCourse = {
  /** Of the match statuses: 1 not started, 2 in progress, all others are over or off. */
  readonly status: number;
  readonly statusName: string;
  /** Two digits each; a dash before the start. */
  readonly homeScore: string;
  readonly awayScore: string;
  readonly time: string;
};

export type MatchState = MatchCourse & Course;

type Heard = { readonly state: MatchState; readonly saidAtMs: number };

const MATCHES_MAX = 2_000;
const TICK_MS = 1_000;

const states = createKeyedStore<Heard>();

export function matchStateOf(matchId: string): MatchState | undefined {
  return states.get(matchId)?.state;
}

/** For who looks at several matches at once. */
export const listenToMatchState = states.listen;

export function useMatchState(matchId: string): MatchState | undefined {
  return useKept(states, matchId, matchStateOf);
}

/** Older words are dropped. */
export function setMatchState(matchId: string, said: MatchCourse, saidAtMs: number): void {
  const before = states.get(matchId);
  if (before && before.saidAtMs > saidAtMs) return;
  states.set(matchId, { state: stateAfter(before?.state, said), saidAtMs });
}

/** The same minute said again does not set its clock back. */
function stateAfter(before: MatchState | undefined, said: MatchCourse): MatchState {
  if (before && isSameCourse(before, said)) return before;
  return { ...said, sinceMs: before?.time === said.time ? before.sinceMs : Date.now() };
}

export function forgetOldMatchStates(): void {
  states.shrinkTo(MATCHES_MAX);
}

function isSameCourse(one: MatchCourse, other: MatchCourse): boolean {
  return (
    one.status === other.status &&
    one.statusName === other.statusName &&
    one.homeScore === other.homeScore &&
    one.awayScore === other.awayScore &&
    one.time === other.time
  );
}

/** Redraws only the minute, and only when it changes. */
export function useMatchClock(course: Course): string {
  const text = () => clockText(course, Date.now());
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
