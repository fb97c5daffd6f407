import { useDataSaver } from '../data-saver/data-saver.ts';
import { categoryOf, type Game } from './game.ts';
import styles from './game-cloth.module.css';
import { pictureOf } from './game-drawings.ts';

/** Woven cloth with one gold line drawing: decoration, the name stands beside it. */
export function GameCloth({ game }: { game: Pick<Game, 'code' | 'category'> }) {
  const { cloth, lines, points } = pictureOf(game.code, categoryOf(game));
  const isFlat = useDataSaver();
  return (
    <span className={styles.cloth} data-cloth={cloth} data-flat={isFlat}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <path d={lines} />
        {points && <path d={points} strokeWidth="5" />}
      </svg>
    </span>
  );
}
