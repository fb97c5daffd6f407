import type { Clock } from '../../../platform/clock.ts';

/** A proof that carries its time is good for this long on either side of our clock. */
export type ClockWindow = { readonly clock: Clock; readonly windowSeconds: number };

export const CLOCK_WINDOW_SECONDS = 600;

/** What has no readable time is not fresh. */
export function isFresh(at: Date | undefined, { clock, windowSeconds }: ClockWindow): boolean {
  if (at === undefined || Number.isNaN(at.getTime())) return false;
  return Math.abs(clock.now().getTime() - at.getTime()) <= windowSeconds * 1_000;
}

const STAMP = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** `yyyyMMddHHmmss` of East Africa. */
export function timeOfStamp(stamp: string): Date | undefined {
  const parts = STAMP.exec(stamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
}
