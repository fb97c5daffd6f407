const SECOND_MS = 1_000;
const DAY_MS = 24 * 3_600_000;

export type TimeLeft =
  | { readonly kind: 'days'; readonly days: number }
  /** "2:05:09", or "5:09" in the last hour. */
  | { readonly kind: 'clock'; readonly text: string }
  /** The hour has come and the feed has not said that it began. */
  | { readonly kind: 'due' };

export function timeLeft(leftMs: number): TimeLeft {
  if (leftMs <= 0) return { kind: 'due' };
  if (leftMs >= DAY_MS) return { kind: 'days', days: Math.floor(leftMs / DAY_MS) };
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  const text = shown.map((part, place) => (place === 0 ? part : String(part).padStart(2, '0')));
  return { kind: 'clock', text: text.join(':') };
}
