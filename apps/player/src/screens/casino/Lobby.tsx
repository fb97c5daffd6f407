import { AVIATOR_GAME_ID } from '@kipute/contract/constants/casino/casino';
import { formatShillings, senti } from '@kipute/domain/money/senti';
import { type ReactNode, useId } from 'react';
import {
  countedGroups,
  findGames,
  isNarrowed,
  providersOf,
} from '../../features/casino/find-games.ts';
import { CASINO_ROUNDS_PATH, type Game, returnPercent } from '../../features/casino/game.ts';
import type { ReadyLobby, useWanted } from '../../features/casino/use-lobby.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { AviatorHero } from './AviatorHero.tsx';
import styles from './casino.module.css';
import { GameTile, RecentCard } from './GameTile.tsx';
import { GroupPills, ProviderChoice } from './LobbyTools.tsx';
import { NoPlay } from './NoPlay.tsx';
import { type Play, usePlay } from './use-play.ts';

type LobbyProps = {
  lobby: ReadyLobby;
  wanting: Pick<ReturnType<typeof useWanted>, 'wanted' | 'choose' | 'showAll'>;
};

export function Lobby({ lobby, wanting }: LobbyProps) {
  return <DrawnLobby lobby={lobby} wanting={wanting} playing={usePlay(lobby.refetch)} />;
}

/** In front what one came back for; whoever searches or chooses sees what was found alone. */
export function DrawnLobby({ lobby, wanting, playing }: LobbyProps & { playing: Play }) {
  const { wanted, choose, showAll } = wanting;
  const { games, favourites } = lobby;
  const found = findGames(games, wanted, favourites);
  const opened = games.find(({ id }) => id === playing.opening);
  return (
    <>
      <GroupPills
        groups={countedGroups(games, favourites, wanted.group)}
        wanted={wanted}
        onChoose={(group) => choose('group', group === 'all' ? '' : group)}
      />
      <NoPlay rights={playing.rights} />
      {!isNarrowed(wanted) && <Front lobby={lobby} playing={playing} />}
      <section aria-labelledby="casino-games">
        <Heading
          id="casino-games"
          text={
            isNarrowed(wanted) ? t('casino.found', { count: found.length }) : t('casino.allGames')
          }
        >
          <ProviderChoice
            providers={providersOf(games)}
            provider={wanted.provider}
            onChoose={(provider) => choose('provider', provider)}
          />
        </Heading>
        {found.length === 0 && <NoneFound group={wanted.group} onShowAll={showAll} />}
        <ul className={styles.games}>
          {found.map((game) => (
            <GameTile
              key={game.id}
              game={game}
              isLiked={favourites.has(game.id)}
              playing={playing}
            />
          ))}
        </ul>
      </section>
      <Foot games={games} />
      <span role="status">
        <SpokenOnly>{opened ? t('casino.openingGame', { name: opened.name }) : ''}</SpokenOnly>
      </span>
    </>
  );
}

type HeadingProps = { id: string; text: string; children?: ReactNode };

function Heading({ id, text, children }: HeadingProps) {
  return (
    <header className={styles.heading}>
      <h2 id={id} aria-live="polite">
        {text}
      </h2>
      {children}
    </header>
  );
}

function Front({ lobby: { games, recent }, playing }: { lobby: ReadyLobby; playing: Play }) {
  const ids = { recent: useId(), popular: useId() };
  const aviator = games.find(({ id }) => id === AVIATOR_GAME_ID);
  return (
    <div className={styles.front}>
      {recent.length > 0 && (
        <section aria-labelledby={ids.recent}>
          <Heading id={ids.recent} text={t('casino.recent')} />
          <ul className={styles.recent}>
            {recent.map((one) => (
              <RecentCard key={one.game.id} recent={one} playing={playing} />
            ))}
          </ul>
        </section>
      )}
      {aviator && (
        <section aria-labelledby={ids.popular}>
          <Heading id={ids.popular} text={t('casino.popular')} />
          <AviatorHero game={aviator} playing={playing} />
        </section>
      )}
    </div>
  );
}

type NoneFoundProps = { group: string; onShowAll: () => void };

function NoneFound({ group, onShowAll }: NoneFoundProps) {
  const [title, text] =
    group === 'favourites'
      ? [t('casino.noFavourites'), t('casino.noFavouritesText')]
      : [t('casino.notFound'), t('casino.notFoundText')];
  return (
    <EmptyState icon="search" title={title} text={text}>
      <Button variant="outline" onClick={onShowAll}>
        {t('casino.showAll')}
      </Button>
    </EmptyState>
  );
}

/** What a return means, and what belongs to play: one's rounds and one's limits. */
function Foot({ games }: { games: readonly Game[] }) {
  const player = usePlayer();
  const example = games.find(({ id }) => id === AVIATOR_GAME_ID) ?? games[0];
  return (
    <footer className={styles.foot}>
      {example && (
        <p className={styles.meaning}>
          <Icon name="info" size={18} />
          <span>
            <b>{t('casino.meaning')}</b> {meaningOf(example)}
          </span>
        </p>
      )}
      {player && (
        <>
          <LineLink to={CASINO_ROUNDS_PATH} icon="list-checks">
            {t('casino.rounds')}
          </LineLink>
          <LineLink to="/play_limits" icon="shield-check">
            {t('casino.limits')}
          </LineLink>
        </>
      )}
    </footer>
  );
}

/** Of a thousand shillings a return of 97 % gives 970 back: a tenth of its hundredths. */
function meaningOf(game: Game): string {
  const returned = senti(BigInt(game.stated_return) * 10n);
  return t('casino.meaningText', {
    percent: returnPercent(game),
    amount: formatShillings(returned),
  });
}
