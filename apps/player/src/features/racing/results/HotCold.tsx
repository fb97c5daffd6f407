import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { RacingSign } from '../cars/RacingSign.tsx';
import type { RacingNow } from '../round/racing.ts';
import { carHeats, named } from './hot-cold.ts';
import styles from './results.module.css';

/** How often each car was champion of late, and that it says nothing of the next round. */
export function HotCold({ now }: { now: Pick<RacingNow, 'champions' | 'rounds'> }) {
  const titleId = useId();
  const heats = carHeats(now.champions);
  const [hot, cold] = [named(heats, 'hot'), named(heats, 'cold')];
  if (now.rounds === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardHead}>
        <h2 id={titleId}>{t('racing.hotCold')}</h2>
        <span>{t('racing.championsOf', { count: now.rounds })}</span>
      </header>
      {hot.length > 0 && (
        <div className={styles.heats}>
          <span className={styles.hot}>
            <Icon name="flame" size={13} />
            {t('racing.hot')}
          </span>
          {hot.map((car) => (
            <CarBadge key={car} car={car} />
          ))}
          <i />
          <span className={styles.cold}>
            <RacingSign name="snow" size={13} />
            {t('racing.cold')}
          </span>
          {cold.map((car) => (
            <CarBadge key={car} car={car} />
          ))}
        </div>
      )}
      <ol className={styles.bars}>
        {heats.map(({ car, wins, heat, height }) => (
          <li key={car}>
            <span data-heat={heat} style={{ height: `${height * 0.84}px` }}>
              {wins}
            </span>
            <CarBadge car={car} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('racing.independent')}</p>
    </section>
  );
}
