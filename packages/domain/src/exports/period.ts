import { ok, type Result, refuse } from '../result.ts';

const DAY_MS = 86_400_000;

export type PeriodRefusal = 'period-needed' | 'period-reversed' | 'period-too-long';
export type Period = { readonly from: Date; readonly until: Date };

/** From when until when, the end not included (EXP-11). */
export function readPeriod(
  from: Date | undefined,
  until: Date | undefined,
  daysMax: number,
): Result<Period, PeriodRefusal> {
  if (!from || !until) return refuse('period-needed');
  if (until <= from) return refuse('period-reversed');
  if (until.getTime() - from.getTime() > daysMax * DAY_MS) return refuse('period-too-long');
  return ok({ from, until });
}
