/** How long a player may stay away by one word; it cannot be taken back before its end (PRO-03). */
export const pauseLengths = {
  'time-out-day': { kind: 'time-out', days: 1 },
  'time-out-week': { kind: 'time-out', days: 7 },
  'time-out-month': { kind: 'time-out', days: 30 },
  'exclusion-half-year': { kind: 'self-exclusion', days: 182 },
  'exclusion-year': { kind: 'self-exclusion', days: 365 },
  'exclusion-five-years': { kind: 'self-exclusion', days: 1_826 },
} as const satisfies Readonly<
  Record<string, { readonly kind: 'time-out' | 'self-exclusion'; readonly days: number }>
>;
export type PauseLength = keyof typeof pauseLengths;

const DAY_MS = 86_400_000;

export function pauseEnd(length: PauseLength, from: Date): Date {
  return new Date(from.getTime() + pauseLengths[length].days * DAY_MS);
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
