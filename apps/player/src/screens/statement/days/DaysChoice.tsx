import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { eastAfricaDay } from '../lines/day-groups.ts';
import styles from './days.module.css';
import type { StatementDays } from './statement-days.ts';

type DaysChoiceProps = {
  days: StatementDays;
  onChoose: (name: 'from' | 'to', day: string) => void;
};

/** The device's own calendar, in the form people here write a day. */
export function DaysChoice({ days, onChoose }: DaysChoiceProps) {
  const today = eastAfricaDay(serverNowMs());
  return (
    <div className={styles.days}>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={styles.day}>
          <span>{t(`statement.${name}`)}</span>
          <input
            className={styles.date}
            type="date"
            value={days[name]}
            max={name === 'from' ? days.to : today}
            onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
          />
        </label>
      ))}
    </div>
  );
}
