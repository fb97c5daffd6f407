import { setFavouriteGame } from '../../features/casino/favourite-games.ts';
import { GameCloth } from '../../features/casino/GameCloth.tsx';
import { categoryName, categoryOf, type Game, returnPercent } from '../../features/casino/game.ts';
import { playedAt } from '../../features/casino/played-at.ts';
import type { RecentGame } from '../../features/casino/use-lobby.ts';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { currentPlayerId } from '../../features/session/session-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import styles from './casino.module.css';
import { PlayButton } from './PlayButton.tsx';
import type { Play } from './use-play.ts';

type GameTileProps = { game: Game; isLiked: boolean; playing: Play };

/** A game: its cloth, what it is and what it gives back, and a heart to keep it near. */
export function GameTile({ game, isLiked, playing }: GameTileProps) {
  return (
    <li className={styles.tile}>
      <PlayButton className={styles.tilePlay} game={game} playing={playing}>
        <GameCloth game={game} />
        <b>{game.name}</b>
        <small>{categoryName(categoryOf(game), currentLanguage())}</small>
        <small className={styles.return}>
          {t('casino.return', { percent: returnPercent(game) })}
        </small>
      </PlayButton>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isLiked}
        aria-label={t('casino.heart', { name: game.name })}
        onClick={() => toggleHeart(game, isLiked)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5C5 15.5 2.5 12 2.5 8.5a4.9 4.9 0 0 1 9.5-1.7 4.9 4.9 0 0 1 9.5 1.7c0 3.5-2.5 7-9.5 12z" />
        </svg>
      </button>
    </li>
  );
}

function toggleHeart({ id }: Game, isLiked: boolean): void {
  const playerId = currentPlayerId();
  if (playerId === undefined) openSheet('noLogin');
  else void setFavouriteGame(playerId, { id, isLiked: !isLiked });
}

type RecentCardProps = { recent: RecentGame; playing: Play };

/** A game played of late, and when. */
export function RecentCard({ recent: { game, playedAt: at }, playing }: RecentCardProps) {
  return (
    <li>
      <PlayButton className={styles.recentPlay} game={game} playing={playing}>
        <GameCloth game={game} />
        <span>
          <b>{game.name}</b>
          <small>
            <time dateTime={at}>{playedAt(at, serverNowMs())}</time>
          </small>
        </span>
      </PlayButton>
    </li>
  );
}
