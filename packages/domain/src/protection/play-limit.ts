import type { Senti } from '../money/senti.ts';

export const limitKinds = ['deposit', 'loss', 'stake'] as const;
export type LimitKind = (typeof limitKinds)[number];

export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** What a player asked for; `undefined` is "no limit". */
export type LimitChange = {
  readonly amount: Senti | undefined;
  readonly appliesAt: Date;
};

const HOUR_MS = 3_600_000;

type Asking = {
  readonly now: Date;
  /** Long enough to sleep on it. */
  readonly raiseAfterHours: number;
};

/** A lower limit holds at once, a higher one or none at all after a day or more (PRO-01). */
export function appliesAt(
  inForce: Senti | undefined,
  wanted: Senti | undefined,
  { now, raiseAfterHours }: Asking,
): Date {
  const isLower = wanted !== undefined && (inForce === undefined || wanted <= inForce);
  return isLower ? now : new Date(now.getTime() + raiseAfterHours * HOUR_MS);
}

export type LimitStanding = {
  readonly inForce: Senti | undefined;
  /** Asked for and not in force yet. */
  readonly awaited: LimitChange | undefined;
};

/**
 * `changes` in the order in which they were asked for. A later one takes the place of an earlier
 * one that still waits, so a lower limit also calls off a raise.
 */
export function standingOf(changes: readonly LimitChange[], now: Date): LimitStanding {
  let inForce: LimitChange | undefined;
  let awaited: LimitChange | undefined;
  for (const [place, change] of changes.entries()) {
    const isOvertaken = changes
      .slice(place + 1)
      .some(({ appliesAt: later }) => later <= change.appliesAt);
    if (isOvertaken) continue;
    if (change.appliesAt <= now) inForce = change;
    else awaited = change;
  }
  return { inForce: inForce?.amount, awaited };
}

/** Undefined when nothing limits it; else what is still free, never below zero. */
export function leftOf(limit: Senti | undefined, used: Senti): Senti | undefined {
  if (limit === undefined) return undefined;
  return (used >= limit ? 0n : limit - used) as Senti;
}

/** East Africa has no summer time: three hours, all year. */
const OFFSET_MS = 3 * HOUR_MS;
const DAY_MS = 86_400_000;

/** Midnight there, of today, of Monday, of the first (PRO-02). */
export function periodBegin(period: LimitPeriod, now: Date): Date {
  const local = new Date(now.getTime() + OFFSET_MS);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const begins = {
    day: midnight,
    week: midnight - sinceMonday * DAY_MS,
    month: Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1),
  };
  return new Date(begins[period] - OFFSET_MS);
}
