import { type Game, returnPercent } from '../../features/casino/game.ts';
import { useDataSaver } from '../../features/data-saver/data-saver.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import hero from '../../ui/hero/hero.module.css';
import { Icon } from '../../ui/Icon.tsx';
import styles from './casino.module.css';
import { PlayButton } from './PlayButton.tsx';
import type { Play } from './use-play.ts';

type AviatorHeroProps = { game: Game; playing: Play };

/** The game most people come for, in front of all others. */
export function AviatorHero({ game, playing }: AviatorHeroProps) {
  const { rights } = playing;
  const isFlat = useDataSaver();
  return (
    <PlayButton
      className={classNames(styles.hero, hero.woven, hero.red, isFlat && styles.flat)}
      game={game}
      playing={playing}
    >
      <span className={styles.heroName}>
        <Icon name="plane" size={18} />
        {game.name}
      </span>
      <b className={styles.heroTitle}>{t('casino.heroTitle')}</b>
      <span className={styles.heroText}>
        {t('casino.heroText', { percent: returnPercent(game) })}
      </span>
      {(rights.kind === 'open' || rights.kind === 'visitor') && (
        <span className={styles.heroPlay}>
          {t(rights.kind === 'open' ? 'casino.play' : 'casino.loginToPlay')}
        </span>
      )}
    </PlayButton>
  );
}
