import { useDeferredValue } from 'react';
import { useBanners } from '../../features/banners/use-banners.ts';
import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { HomeHeroes } from './heroes/HomeHeroes.tsx';
import styles from './home.module.css';
import { LiveBlock } from './LiveBlock.tsx';
import { MatchLists } from './MatchLists.tsx';
import { PopularLeagues } from './PopularLeagues.tsx';
import { useHome } from './use-home.ts';

export function HomeScreen() {
  const home = useHome();
  // The lists follow what a phone shows first, so that a slow one hears taps in between.
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
