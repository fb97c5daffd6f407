import { withdrawalRules } from '@kipute/contract/constants/money/withdrawals';
import type { CallContent } from '@kipute/contract/registry';
import { queueTexts } from '../../i18n/texts/withdrawal-queue.ts';
import type { Say } from '../../i18n/use-text.ts';
import { moneyText } from '../orders/money-text.ts';

export type Queue = CallContent<'withdraw/inquire_queue'>;
export type Queued = Queue['rows'][number];
export type Finding = Queued['findings'][number];

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;
const YEAR_DAYS = 365;

/** `14 min`, `2 h 48 min`, `3 d`: exact enough for a queue. */
export function ageText(t: Say, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return t(queueTexts.minutesShort, { minutes });
  if (minutes < DAY_MINUTES) {
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return t(queueTexts.hoursShort, { hours, minutes: minutes % HOUR_MINUTES });
  }
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days < YEAR_DAYS) return t(queueTexts.daysShort, { days });
  return t(queueTexts.yearsShort, { years: Math.floor(days / YEAR_DAYS) });
}

/** `9:12` until a claim ends. */
export function leftText(endsAt: string, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const PERCENT = 100;
export const timesText = (percent: number): string => (percent / PERCENT).toFixed(1);

/** What the chip of the row says: the rule, and where its limit lies. */
export function stoppedText(t: Say, { rule, measured, wanted }: Finding): string {
  switch (rule) {
    case 'amount':
      return t(queueTexts.stoppedAmount, { wanted: moneyText(wanted) });
    case 'day':
      return t(queueTexts.stoppedDay, { wanted: moneyText(wanted) });
    case 'account-age':
      return t(queueTexts.stoppedAge, { wanted });
    case 'turnover':
      return t(queueTexts.stoppedTurnover, { measured: timesText(measured ?? 0) });
  }
}

/** What was measured and what was wanted, beside its check. */
export function measuredText(t: Say, { rule, measured, wanted, holds }: Finding): string {
  if (measured === null) return t(queueTexts.noDeposit);
  switch (rule) {
    case 'account-age':
      return t(queueTexts.days, { measured, wanted });
    case 'turnover':
      return t(queueTexts.times, { measured: timesText(measured), wanted: timesText(wanted) });
    default: {
      const said = { measured: moneyText(measured), wanted: moneyText(wanted) };
      return t(holds === 1 ? queueTexts.below : queueTexts.from, said);
    }
  }
}

export const ruleName = (t: Say, { rule }: Finding): string => t(withdrawalRules[rule]);

export const views = ['waiting', 'mine', 'second'] as const;
export type View = (typeof views)[number];

/** What waits for its second person is in nobody's way here, and not among those that wait. */
export function rowsOfView(rows: readonly Queued[], view: View): readonly Queued[] {
  if (view === 'second') return rows.filter(({ proposed }) => proposed !== null);
  const open = rows.filter(({ proposed }) => proposed === null);
  return view === 'waiting' ? open : open.filter(({ claim }) => claim?.mine === 1);
}

/** The row after the one that was decided, else the one before it. */
export function nextAfter(rows: readonly Queued[], serial: string): string | undefined {
  const at = rows.findIndex((row) => row.serial_number === serial);
  return (rows[at + 1] ?? rows[at - 1])?.serial_number;
}
