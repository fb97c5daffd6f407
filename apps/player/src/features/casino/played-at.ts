import { t } from '../../i18n/i18n.ts';

const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.
const DAY_MS = 24 * 3_600_000;

const inEastAfrica = (instantMs: number): string =>
  new Date(instantMs + EAT_OFFSET_MS).toISOString();

/** "leo 17:20", "jana 21:05", and of any other day its date. */
export function playedAt(instant: string, nowMs: number): string {
  const playedMs = Date.parse(instant);
  const iso = inEastAfrica(playedMs);
  const time = iso.slice(11, 16);
  if (iso.slice(0, 10) === inEastAfrica(nowMs).slice(0, 10)) return t('casino.today', { time });
  const isYesterday = iso.slice(0, 10) === inEastAfrica(nowMs - DAY_MS).slice(0, 10);
  return isYesterday ? t('casino.yesterday', { time }) : `${dateOf(iso)} ${time}`;
}

/** "18/12/2026 01:00", when a break ends. */
export function longMoment(instant: string): string {
  const iso = inEastAfrica(Date.parse(instant));
  return `${dateOf(iso)}/${iso.slice(0, 4)} ${iso.slice(11, 16)}`;
}

const dateOf = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}`;
