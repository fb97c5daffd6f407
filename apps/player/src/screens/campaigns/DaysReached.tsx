import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { type Progress, shortDay } from './campaign-words.ts';
import styles from './campaigns.module.css';

/** The days of the window, each a square of the mat, and what today still asks for. */
export function DaysReached({ progress }: { progress: Progress }) {
  const { days, days_reached: reached, campaign } = progress;
  const wanted = campaign.rules.days;
  const words = t('progress.reached', { reached, wanted });
  return (
    <>
      <p className={styles.reached}>{words}</p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={words}
        aria-valuenow={Math.min(reached, wanted)}
        aria-valuemin={0}
        aria-valuemax={wanted}
      >
        <i style={{ width: `${Math.min(100, (reached / Math.max(wanted, 1)) * 100)}%` }} />
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <DaySquare key={day.day} day={day} today={progress.today} />
        ))}
      </ol>
      {campaign.state === 'running' && <Today progress={progress} />}
    </>
  );
}

type Day = Progress['days'][number];

function DaySquare({ day, today }: { day: Day; today: string }) {
  const isToday = day.day === today;
  const spoken =
    day.reached === 1
      ? t('progress.dayReached', { day: shortDay(day.day) })
      : t('progress.day', {
          day: shortDay(day.day),
          counted: shownAmount(day.counted),
          wanted: shownAmount(day.wanted),
        });
  return (
    <li
      className={classNames(
        styles.day,
        day.reached === 1 && styles.done,
        isToday && styles.today,
        day.reached === 0 && day.day < today && styles.missed,
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      <SpokenOnly>{spoken}</SpokenOnly>
      <span aria-hidden="true">
        {day.reached === 1 ? <Icon name="check" size={16} /> : shortDay(day.day).slice(0, 2)}
      </span>
    </li>
  );
}

/** What is missing today, and what may still come of bets that wait. */
function Today({ progress: { days, today, rewards } }: { progress: Progress }) {
  const day = days.find((one) => one.day === today);
  // Who was rewarded has nothing left to do.
  if (!day || rewards.length > 0) return null;
  if (day.reached === 1) return <p className={styles.done}>{t('progress.todayDone')}</p>;
  return (
    <div className={styles.now}>
      <p>
        <b>{t('progress.todayLeft', { amount: shownAmount(day.wanted - day.counted) })}</b>
        {day.waiting > 0 && (
          <span className={styles.hint}>
            {t('progress.todayWaiting', { amount: shownAmount(day.waiting) })}
          </span>
        )}
      </p>
      <ButtonLink to="/ready_start">{t('progress.place')}</ButtonLink>
    </div>
  );
}
