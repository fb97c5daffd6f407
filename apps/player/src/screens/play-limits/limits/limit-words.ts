import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { eastAfricaMoment } from '../east-africa-moment.ts';
import { readLimit, waitsUntilMs } from './typed-limit.ts';

/** From when what is typed would hold; the general rule while nothing sensible is typed. */
export function effectWords(current: number | null, typed: string): string {
  const read = readLimit(typed);
  if (!read.ok) return t('limits.text');
  const fromMs = waitsUntilMs(current, read.value, serverNowMs());
  if (fromMs === undefined) return t('limits.atOnce');
  return t('limits.later', { when: eastAfricaMoment(fromMs) });
}
