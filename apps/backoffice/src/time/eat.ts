/**
 * East Africa Time is three hours ahead of UTC all year round. Everything the back-office shows
 * or asks for is EAT, whatever the device believes, so no part of it reads a device's time zone.
 */
const EAT_OFFSET_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export const EAT = 'EAT';

/** A wall clock in EAT: `2026-02-03T14:05:09`. */
type WallTime = string;

function wallOf(epochMs: number): WallTime {
  return new Date(epochMs + EAT_OFFSET_MS).toISOString().slice(0, 19);
}

/** Undefined for anything that is no instant, because addresses and wires carry texts. */
export function instantToWall(instant: string): WallTime | undefined {
  const epochMs = Date.parse(instant);
  return Number.isNaN(epochMs) ? undefined : wallOf(epochMs);
}

export function wallToInstant(wall: WallTime): string {
  return new Date(`${wall}+03:00`).toISOString();
}

/** `2026-02-03 14:05:09`, which sorts as it reads. */
export function formatInstant(instant: string): string {
  return instantToWall(instant)?.replace('T', ' ') ?? instant;
}

export function formatClock(epochMs: number): string {
  return wallOf(epochMs).slice(11);
}

export function formatDay(epochMs: number): string {
  return wallOf(epochMs).slice(0, 10);
}

export type Period = { readonly from: WallTime; readonly to: WallTime };

/** Whole days in EAT: from `daysBefore` days ago until the end of `untilDaysBefore` days ago. */
export function periodOfDays(
  nowMs: number,
  days: { readonly daysBefore: number; readonly untilDaysBefore: number },
): Period {
  return {
    from: `${formatDay(nowMs - days.daysBefore * DAY_MS)}T00:00:00`,
    to: `${formatDay(nowMs - days.untilDaysBefore * DAY_MS)}T23:59:59`,
  };
}

export function periodOfMonth(nowMs: number): Period {
  const today = formatDay(nowMs);
  return { from: `${today.slice(0, 8)}01T00:00:00`, to: `${today}T23:59:59` };
}
