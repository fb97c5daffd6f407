import { eastAfricaDay } from '../lines/day-groups.ts';

/** Whole days of East Africa, both counted: "2026-07-01". */
export type StatementDays = { readonly from: string; readonly to: string };

const DAY_MS = 24 * 3_600_000;
const USUAL_DAYS = 30;
/** As many as the server tells at once (MS-46). */
const DAYS_MAX = 92;

const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/;

const dayIn = (parameters: URLSearchParams, name: string): string | undefined => {
  const named = parameters.get(name) ?? '';
  return ISO_DAY.test(named) && !Number.isNaN(Date.parse(named)) ? named : undefined;
};

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

/** Those that an address names, made to be a statement; without any the last thirty. */
export function statementDays(parameters: URLSearchParams, nowMs: number): StatementDays {
  const today = eastAfricaDay(nowMs);
  const named = dayIn(parameters, 'to') ?? today;
  const isFuture = named > today;
  const to = isFuture ? today : named;
  const from = dayIn(parameters, 'from') ?? daysBefore(to, USUAL_DAYS - 1);
  const earliest = daysBefore(to, DAYS_MAX - 1);
  if (from > to) return { from: to, to };
  const isTooLong = from < earliest;
  return { from: isTooLong ? earliest : from, to };
}
