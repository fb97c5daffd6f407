import { useDeferredValue } from 'react';
import { useBanners } from '../../features/banners/use-banners.ts';
import { useSports } from '../../features/matches/sports.ts';
import { t } from '../../i18n/i18n.ts';
import { usePopularLeagues } from '../../shell/navigation/popular-leagues.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChipLink, ChipRow } from '../../ui/control/ChipLink.tsx';
import { LeagueSign } from '../../ui/match/LeagueSign.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { HomeHeroes } from './heroes/HomeHeroes.tsx';
import styles from './home.module.css';
import { LiveBlock } from './LiveBlock.tsx';
import { MatchLists } from './MatchLists.tsx';
import { useHome } from './use-home.ts';

export function HomeScreen() {
  const home = useHome();
  // The lists follow what a phone shows first, so that a slow one handles taps in between.
  const hasLists = useDeferredValue(true, false);
  return (
    <div className={styles.home}>
      <h1>
        <SpokenOnly>{t('home.title')}</SpokenOnly>
      </h1>
      <HomeHeroes banners={useBanners()} />
      <Sports />
      <LiveBlock view={home.live} markets={home.markets} />
      <PopularLeagues />
      {hasLists && <MatchLists home={home} />}
    </div>
  );
}

/** Only on a phone: a desktop has them above each list. Its room is held until they have come. */
function Sports() {
  return (
    <div className={classNames(styles.phoneOnly, styles.sports)}>
      <ChipRow label={t('shell.sports')}>
        {useSports()?.map(({ id, name }) => (
          <ChipLink key={id} to={`/ready_start?sport_id=${id}`}>
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}

/** Only on a phone: a desktop names the leagues in its left frame. */
function PopularLeagues() {
  return (
    <div className={styles.phoneOnly}>
      <ChipRow label={t('home.leagues')}>
        {usePopularLeagues().map(({ title, country, flag, picture, path }) => (
          <ChipLink key={title} to={path}>
            <LeagueSign league={{ name: title, flag, picture }} width={18} />
            {title}
            {country && <small>{country}</small>}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
