import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MatchProgress, matchStateOf, setMatchState } from './match-state.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const course = (rest: Partial<MatchProgress> = {}): MatchProgress => ({
  ...{ status: 2, statusName: 'Inaendelea', homeScore: '00', awayScore: '00', time: '67' },
  periods: null,
  ...rest,
});

test('[BRW-06] the same minute said again, as with a goal, does not set its clock back', () => {
  setMatchState('1', course(), 1_000_000);
  vi.advanceTimersByTime(40_000);
  setMatchState('1', course({ homeScore: '01' }), 1_040_000);
  expect(matchStateOf('1')).toEqual({ ...course({ homeScore: '01' }), sinceMs: 1_000_000 });
});

test('[BRW-06] a new minute begins when it is said', () => {
  setMatchState('2', course(), 1_000_000);
  vi.advanceTimersByTime(61_000);
  setMatchState('2', course({ time: '68' }), 1_061_000);
  expect(matchStateOf('2')?.sinceMs).toBe(1_061_000);
});

test('[BRW-04] an answer from before the goal does not take it back', () => {
  setMatchState('3', course(), 1_000_000);
  setMatchState('3', course({ awayScore: '01' }), 1_005_000);
  setMatchState('3', course(), 1_004_000);
  expect(matchStateOf('3')?.awayScore).toBe('01');
});
