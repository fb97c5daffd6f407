import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { dayWords } from '../match-list/day-words.ts';

const DAY_MS = 86_400_000;

/** "Leo", "Jana" or "Jnne 17/11". */
export function resultDayWords(date: string): string {
  const nowMs = serverNowMs();
  return date === eatDayOf(nowMs - DAY_MS) ? t('results.yesterday') : dayWords(date, nowMs);
}
