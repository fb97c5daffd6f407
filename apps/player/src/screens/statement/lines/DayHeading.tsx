import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { dayWord, shownDate } from './day-groups.ts';
import styles from './lines.module.css';

export function DayHeading({ day }: { day: string }) {
  const word = dayWord(day, serverNowMs());
  const words = { today: t('kickOff.today'), yesterday: t('statement.yesterday') } as const;
  return (
    <h2 className={styles.day}>
      <time dateTime={day}>{word === 'another' ? shownDate(day) : words[word]}</time>
    </h2>
  );
}
