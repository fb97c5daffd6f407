import type { RacingNow, Round } from './racing.ts';

/** `waiting`: the cars should have started, and nobody has told their order yet. */
export type Phase = 'before' | 'betting' | 'closed' | 'waiting' | 'racing' | 'ended' | 'refunded';

type Timed = Pick<
  Round,
  'start_bet_time' | 'end_bet_time' | 'draw_time' | 'end_time' | 'result' | 'refunded'
>;

const CARS = 10;

/** By the server's clock and what is known of the round, at every moment (RCP-01). */
export function phaseOf(round: Timed, nowMs: number): Phase {
  const isBefore = (instant: string) => nowMs < Date.parse(instant);
  if (round.refunded === 1) return 'refunded';
  if (isBefore(round.start_bet_time)) return 'before';
  if (isBefore(round.end_bet_time)) return 'betting';
  if (isBefore(round.draw_time)) return 'closed';
  if (round.result.length < CARS) return 'waiting';
  return isBefore(round.end_time) ? 'racing' : 'ended';
}

const SECOND_MS = 1_000;
/** Between two rounds there is none, for some seconds. */
const BETWEEN_MS_MAX = 60_000;

/**
 * The round that a page is about: the one that is on, or for a while after its end the one before;
 * undefined while none are held (RCP-01).
 */
export function shownRound(
  { current, last }: Pick<RacingNow, 'current' | 'last'>,
  nowMs: number,
): Round | undefined {
  if (current) return current;
  return last && nowMs - Date.parse(last.end_time) < BETWEEN_MS_MAX ? last : undefined;
}

/** When the phase of a round ends; undefined where no clock ends it. */
export function phaseEndsAt(round: Timed, phase: Phase): string | undefined {
  const ends: Partial<Record<Phase, string>> = {
    before: round.start_bet_time,
    betting: round.end_bet_time,
    closed: round.draw_time,
    racing: round.end_time,
  };
  return ends[phase];
}

/** How much of a phase is left, 1 at its beginning and 0 at its end. */
export function partLeft(from: string, until: string, nowMs: number): number {
  const whole = Date.parse(until) - Date.parse(from);
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, (Date.parse(until) - nowMs) / whole));
}

/** "01:42" */
export function clockText(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

const ASK_MS_MAX = 30_000;
const AWAITED_MS = 2_000;

/**
 * When to ask again where no news comes: soon after the next thing that must happen, and each page
 * at a moment of its own within a second and a half (RCP-02).
 */
export function nextAskMs(
  now: Pick<RacingNow, 'current' | 'last'> | undefined,
  nowMs: number,
  chance: number,
): number {
  const round = now && shownRound(now, nowMs);
  if (!round) return ASK_MS_MAX;
  const phase = phaseOf(round, nowMs);
  const next = phase === 'betting' ? round.draw_time : phaseEndsAt(round, phase);
  if (next === undefined) return AWAITED_MS;
  const wait = Date.parse(next) - nowMs + SECOND_MS + 1_500 * chance;
  return Math.min(ASK_MS_MAX, Math.max(SECOND_MS, wait));
}
