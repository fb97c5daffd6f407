import { eatDayOf } from '@kipute/domain/odds/eat-days';

/** Bytes this device has received from us on one day in East Africa. */
type DayBytes = { readonly day: string; readonly bytes: number };

/** A new day begins at nought; anything unreadable counts as nothing. */
export function bytesIn(kept: unknown, nowMs: number): DayBytes {
  const day = eatDayOf(nowMs);
  const isOfToday =
    typeof kept === 'object' &&
    kept !== null &&
    'day' in kept &&
    'bytes' in kept &&
    kept.day === day &&
    typeof kept.bytes === 'number' &&
    kept.bytes >= 0;
  return { day, bytes: isOfToday ? (kept.bytes as number) : 0 };
}

/** "840 KB", "3.2 MB": a glance, not a bill. */
export function bytesText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
