import { useDeferredValue } from 'react';
import { useBanners } from '../../features/banners/use-banners.ts';
import { t } from '../../i18n/i18n.ts';
import { usePopularLeagues } from '../../shell/navigation/popular-leagues.ts';
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
      <PopularLeagues />
      <LiveBlock view={home.live} markets={home.markets} />
      {hasLists && <MatchLists home={home} />}
    </div>
  );
}

/** Only on a phone: a desktop names the leagues in its left frame. */
function PopularLeagues() {
  return (
    <div className={styles.phoneOnly}>
      <ChipRow label={t('home.leagues')}>
        {usePopularLeagues().map(({ title, flag, picture, path }) => (
          <ChipLink key={title} to={path}>
            <LeagueSign league={{ name: title, flag, picture }} width={18} />
            {title}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
