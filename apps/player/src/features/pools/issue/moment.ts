import { t } from '../../../i18n/i18n.ts';

const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const inEastAfrica = (instantMs: number) => new Date(instantMs + EAT_OFFSET_MS);

const dayOf = (instantMs: number) => days[inEastAfrica(instantMs).getUTCDay()] ?? 'sun';

const timeOf = (instantMs: number): string => inEastAfrica(instantMs).toISOString().slice(11, 16);

/** "Jmosi 16:00": a match of an issue is never far enough off to need its date. */
export const shortMoment = (instantMs: number): string =>
  `${t(`pools.short.${dayOf(instantMs)}`)} ${timeOf(instantMs)}`;

/** "Jumamosi 16:00" */
export const longMoment = (instantMs: number): string =>
  `${dayName(instantMs)} ${timeOf(instantMs)}`;

/** "Jumamosi" */
export const dayName = (instantMs: number): string => t(`pools.day.${dayOf(instantMs)}`);

/** "15/11/2026" */
export const dateText = (instant: string): string =>
  inEastAfrica(Date.parse(instant)).toISOString().slice(0, 10).split('-').reverse().join('/');
