import {
  STATISTICS_DAYS_MAX,
  STATISTICS_HOURS_DAYS_MAX,
} from '@kipute/contract/constants/operations/statistics';
import { eatDayBegan, eatDayOf } from '@kipute/domain/odds/eat-days';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Times } from './figures-store.ts';

const DAY_MS = 86_400_000;
const DAYS_USUALLY = 30;

export type AskedPeriod = {
  readonly start_day?: string | undefined;
  readonly end_day?: string | undefined;
};

export type Period = Times & { readonly start_day: string; readonly end_day: string };

export type PeriodRefusal = 'period-backwards' | 'period-too-long';

const beginOf = (day: string): number => eatDayBegan(Date.parse(`${day}T12:00:00Z`));

/** Whole days of East Africa, both included; without a word the last thirty, today among them. */
export function periodOf(
  { start_day, end_day }: AskedPeriod,
  now: Date,
  daysMax: number = STATISTICS_DAYS_MAX,
): Result<Period, PeriodRefusal> {
  const last = end_day ?? (start_day === undefined ? eatDayOf(now.getTime()) : start_day);
  const until = beginOf(last) + DAY_MS;
  const from = start_day === undefined ? until - DAYS_USUALLY * DAY_MS : beginOf(start_day);
  if (from >= until) return refuse('period-backwards');
  if (until - from > daysMax * DAY_MS) return refuse('period-too-long');
  const times = { from: new Date(from), until: new Date(until) };
  return ok({ ...times, start_day: eatDayOf(from), end_day: last });
}

/** A row for each hour of more days than these is a file, not a chart. */
export const daysMaxOf = (rowsBy: string): number =>
  rowsBy === 'hour' ? STATISTICS_HOURS_DAYS_MAX : STATISTICS_DAYS_MAX;
