import type { ReactNode } from 'react';
import type { Game } from '../../features/casino/game.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './casino.module.css';
import type { Play } from './use-play.ts';

type PlayButtonProps = {
  className: string | undefined;
  game: Game;
  playing: Play;
  children: ReactNode;
};

/**
 * Everything that opens a game. It stays enabled while one is being opened, so that focus stays:
 * a second tap does nothing. Who may not play sees the game and no button.
 */
export function PlayButton({ className, game, playing, children }: PlayButtonProps) {
  const { rights, opening, play } = playing;
  const look = classNames(styles.play, className);
  if (rights.kind === 'resting' || rights.kind === 'forbidden') {
    return <div className={look}>{children}</div>;
  }
  const isOpening = opening === game.id;
  return (
    <button type="button" className={look} aria-busy={isOpening} onClick={() => play(game)}>
      {children}
      {isOpening && (
        <span className={styles.opening}>
          <i />
          {t('casino.opening')}
        </span>
      )}
    </button>
  );
}
