import { CarBadge } from '../cars/CarPatterns.tsx';
import styles from './race.module.css';

/** The places from first to last with the car that holds each. */
export function RankRow({ order }: { order: readonly number[] }) {
  return (
    <ol className={styles.ranks}>
      {order.map((car, place) => (
        <li key={car}>
          <small className={styles.rank}>{place + 1}</small>
          <CarBadge car={car} />
        </li>
      ))}
    </ol>
  );
}
