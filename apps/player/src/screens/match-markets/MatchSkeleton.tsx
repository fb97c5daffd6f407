import styles from './match-page.module.css';

const CARDS = 3;
const OPEN_ROWS = 2;

/** Grey shapes of the page: the scoreboard where it is not known yet, the bars, three cards. */
export function MatchSkeleton({ board }: { board: 'known' | 'awaited' }) {
  const places = (count: number) => Array.from({ length: count }, (_, place) => place);
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {board === 'awaited' && <span className={styles.boardShape} />}
      <span className={styles.barShape} />
      <span className={styles.barShape} />
      {places(CARDS).map((card) => (
        <div key={card} className={styles.cardShape}>
          <span className={styles.headShape} />
          {places(OPEN_ROWS).map((row) => (
            <span key={row} className={styles.rowShape} />
          ))}
        </div>
      ))}
    </div>
  );
}
