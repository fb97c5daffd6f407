/** How long a player may stay away by one word; it cannot be taken back before its end (PRO-03). */
export const pauseLengths = {
  'time-out-day': { kind: 'time-out', days: 1 },
  'time-out-week': { kind: 'time-out', days: 7 },
  'time-out-month': { kind: 'time-out', days: 30 },
  'exclusion-half-year': { kind: 'self-exclusion', months: 6 },
  'exclusion-year': { kind: 'self-exclusion', months: 12 },
  'exclusion-five-years': { kind: 'self-exclusion', months: 60 },
} as const satisfies Readonly<Record<string, PauseTerms>>;
export type PauseLength = keyof typeof pauseLengths;

type PauseTerms =
  | { readonly kind: 'time-out'; readonly days: number }
  | { readonly kind: 'self-exclusion'; readonly months: number };

const DAY_MS = 86_400_000;

/** Days are counted; months are those of the calendar, as people read "six months" (PRO-08). */
export function pauseEnd(length: PauseLength, from: Date): Date {
  const terms: PauseTerms = pauseLengths[length];
  if ('months' in terms) return monthsLater(from, terms.months);
  return new Date(from.getTime() + terms.days * DAY_MS);
}

/** East Africa has no summer time: three hours, all year. */
const OFFSET_MS = 3 * 3_600_000;

/** The same day and time there; a month without that day ends on its last one. */
function monthsLater(from: Date, months: number): Date {
  const local = new Date(from.getTime() + OFFSET_MS);
  const day = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + months);
  // 31 August and six months would be 3 March: day 0 is the last of the month before.
  if (local.getUTCDate() !== day) local.setUTCDate(0);
  return new Date(local.getTime() - OFFSET_MS);
}

export type Pause = { readonly length: PauseLength; readonly endsAt: Date };

/** Several may overlap: the one that ends last counts. */
export function pauseInForce(pauses: readonly Pause[], now: Date): Pause | undefined {
  return pauses
    .filter(({ endsAt }) => endsAt > now)
    .reduce<Pause | undefined>(
      (last, pause) => (last === undefined || pause.endsAt > last.endsAt ? pause : last),
      undefined,
    );
}
