import { useLobby, useWanted } from '../../features/casino/use-lobby.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import styles from './casino.module.css';
import { Lobby } from './Lobby.tsx';
import { GameSearch } from './LobbyTools.tsx';

/** `/casino`: games found by name, kind or provider, and the way into each of them. */
export function CasinoScreen() {
  const language = useLanguage();
  const player = usePlayer();
  const wanting = useWanted();
  const key = `${player?.id ?? ''} ${language}`;
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('nav.casino')}</h1>
      <GameSearch
        words={wanting.wanted.words}
        onSearch={wanting.search}
        onLeave={wanting.keepWords}
      />
      <Games key={key} lobbyKey={key} wanting={wanting} />
    </article>
  );
}

type GamesProps = { lobbyKey: string; wanting: ReturnType<typeof useWanted> };

function Games({ lobbyKey, wanting }: GamesProps) {
  const view = useLobby(lobbyKey);
  switch (view.status) {
    case 'loading':
      return <LobbyShape />;
    case 'failed':
      return <FailedState onRetry={view.retry} />;
    case 'empty':
      return (
        <EmptyState icon="dices" title={t('casino.none')} text={t('casino.noneText')}>
          <ButtonLink to="/home">{t('casino.toMatches')}</ButtonLink>
        </EmptyState>
      );
    case 'ready':
      return <Lobby lobby={view} wanting={wanting} />;
  }
}

const shapes = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Kinds, the card in front and six games, in their sizes. */
function LobbyShape() {
  return (
    <div className={styles.shape} aria-hidden="true">
      <i />
      <i />
      <div className={styles.games}>
        {shapes.map((shape) => (
          <span key={shape} className={styles.tile}>
            <i />
          </span>
        ))}
      </div>
    </div>
  );
}
