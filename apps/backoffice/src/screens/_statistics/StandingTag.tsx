import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { CallContent } from '@kipute/contract/registry';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatClock } from '../../time/eat.ts';
import classes from './statistics.module.css';

type Standing = Pick<CallContent<'statistics/today'>, 'checked_at' | 'sound' | 'rolled_at'>;

/** Whether roll-up and books were the same when they were compared last. */
export function StandingTag({ standing }: { standing: Standing | undefined }) {
  const t = useText();
  if (!standing) return null;
  const { checked_at, sound, rolled_at } = standing;
  const at = (instant: string) => formatClock(Date.parse(instant)).slice(0, 5);
  const words =
    checked_at === null
      ? t(statisticsTexts.notChecked)
      : t(sound === 1 ? statisticsTexts.tied : statisticsTexts.notTied, { at: at(checked_at) });
  return (
    <span
      className={classes.standing}
      data-sound={checked_at === null ? 'unknown' : sound}
      title={rolled_at === null ? undefined : t(statisticsTexts.rolledAt, { at: at(rolled_at) })}
    >
      {sound === 1 ? <CheckCircleOutlined /> : <WarningOutlined />}
      {words}
    </span>
  );
}
