import { t } from '../../i18n/i18n.ts';
import { kickOffLabel } from './kick-off.ts';

/** "Leo 19:00", "Kesho 16:00" or "16/11 17:30", in East Africa Time on any device. */
export function KickOff({ startsAtMs, nowMs }: { startsAtMs: number; nowMs: number }) {
  const { day, date, time } = kickOffLabel({ startsAtMs, nowMs });
  const words = { today: t('kickOff.today'), tomorrow: t('kickOff.tomorrow'), another: date };
  return <time dateTime={new Date(startsAtMs).toISOString()}>{`${words[day]} ${time}`}</time>;
}
