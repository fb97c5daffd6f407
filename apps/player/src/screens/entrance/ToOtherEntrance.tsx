import { useEntrance } from '../../features/session/use-entrance.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './entrance.module.css';

/** A page of its own, or a dialog over whatever the visitor was doing. */
export type Place = 'page' | 'dialog';

type ToOtherEntranceProps = {
  entrance: 'login' | 'register';
  place: Place;
  question: string;
  answer: string;
};

/** From login to registration and back: a dialog leads to the other dialog, a page to the page. */
export function ToOtherEntrance({ entrance, place, question, answer }: ToOtherEntranceProps) {
  const entranceTo = useEntrance();
  return (
    <p className={styles.other}>
      {question}
      {place === 'page' ? (
        <Link className={styles[entrance]} href={entranceTo(`/${entrance}`)}>
          {answer}
        </Link>
      ) : (
        <button className={styles[entrance]} type="button" onClick={() => openSheet(entrance)}>
          {answer}
        </button>
      )}
    </p>
  );
}
