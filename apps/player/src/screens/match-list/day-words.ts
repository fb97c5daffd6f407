import { eatDaysFrom } from '@kipute/domain/odds/eat-days';
import { t } from '../../i18n/i18n.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** "Leo", "Kesho" or "Jnne 17/11", for a day in East Africa. */
export function dayWords(date: string, nowMs: number): string {
  const place = eatDaysFrom(nowMs, 2).indexOf(date);
  if (place !== -1) return t(place === 0 ? 'kickOff.today' : 'kickOff.tomorrow');
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sun';
  return `${t(`weekday.${weekday}`)} ${date.slice(8, 10)}/${date.slice(5, 7)}`;
}
