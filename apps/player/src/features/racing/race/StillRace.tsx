import { t } from '../../../i18n/i18n.ts';
import { CarBadge } from '../cars/CarPatterns.tsx';
import type { RacingOrder } from '../round/racing.ts';
import { carsOf } from './my-cars.ts';
import styles from './race.module.css';

type StillRaceProps = { order: readonly number[]; orders: readonly RacingOrder[] };

/** The places as they are every three seconds, one's own cars edged. */
export function StillRace({ order, orders }: StillRaceProps) {
  const mine = carsOf(orders);
  const names = [...mine].join(', ');
  return (
    <>
      <ol className={styles.still}>
        {order.map((car, place) => (
          <li key={car} data-mine={mine.has(car)}>
            <small className={styles.stillPlace}>{t('racing.place', { place: place + 1 })}</small>
            <CarBadge car={car} size="normal" />
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {t('racing.stillNote')}
        {mine.size > 0 && ` · ${t('racing.yourCars', { cars: names })}`}
      </p>
    </>
  );
}
