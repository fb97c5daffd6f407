import { keepJson, readKeptJson } from '../../platform/device-storage.ts';

/** How long somebody has played since they came, on all tabs of a device together. */
export type PlayTime = {
  readonly playerId: string;
  /** From here on wins and losses are told; by the device's clock, like every time here. */
  readonly sinceMs: number;
  readonly activeMs: number;
  readonly countedAtMs: number;
  /** Of `activeMs`, when the last reminder came. */
  readonly remindedAtMs: number;
};

export const REMINDER_EVERY_MS = 60 * 60_000; // PRO-14

/** An absence of so long is a break: the next visit counts from zero. */
const BREAK_MS = 30 * 60_000;
/** A device that slept counts no more than this. */
const COUNTED_AT_ONCE_MS = 60_000;

type Moment = { readonly playerId: string; readonly nowMs: number };

/** To be asked every few seconds while the player is at the page. */
export function countedUp(kept: PlayTime | undefined, { playerId, nowMs }: Moment): PlayTime {
  const passedMs = kept?.playerId === playerId ? nowMs - kept.countedAtMs : Number.NaN;
  // Another player, no record yet, or a device clock that was changed: counts from zero.
  if (!kept || !(Math.abs(passedMs) < BREAK_MS)) {
    return { playerId, sinceMs: nowMs, activeMs: 0, countedAtMs: nowMs, remindedAtMs: 0 };
  }
  const countedMs = Math.min(Math.max(passedMs, 0), COUNTED_AT_ONCE_MS);
  return { ...kept, activeMs: kept.activeMs + countedMs, countedAtMs: nowMs };
}

export const isReminderDue = ({ activeMs, remindedAtMs }: PlayTime): boolean =>
  activeMs - remindedAtMs >= REMINDER_EVERY_MS;

export const reminded = (time: PlayTime): PlayTime => ({ ...time, remindedAtMs: time.activeMs });

/** What an older page wrote may have any shape; only a whole record is taken. */
export function playTimeIn(kept: unknown): PlayTime | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { playerId, ...times } = kept as Record<string, unknown>;
  const { sinceMs, activeMs, countedAtMs, remindedAtMs } = times;
  const isWhole =
    typeof playerId === 'string' &&
    [sinceMs, activeMs, countedAtMs, remindedAtMs].every(Number.isFinite);
  return isWhole ? (kept as PlayTime) : undefined;
}

export function hoursAndMinutes(activeMs: number): {
  readonly hours: number;
  readonly minutes: number;
} {
  const minutes = Math.floor(activeMs / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const STORAGE_KEY = 'play-time';

/** On the device, so that neither a reload nor a second tab begins the hour anew. */
export const keptPlayTime = (): PlayTime | undefined => playTimeIn(readKeptJson(STORAGE_KEY));

export const keepPlayTime = (time: PlayTime): void => keepJson(STORAGE_KEY, time);
