import { Link } from 'wouter';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AwaitedTile } from '../../ui/match/AwaitedTile.tsx';
import { TileCard } from '../../ui/match/LeagueGroup.tsx';
import { LiveDot } from '../../ui/match/LiveDot.tsx';
import type { QuickMarket } from '../../ui/match/match.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './home.module.css';
import { placeholderMatches } from './home-lists.ts';

export function LiveBlock({ markets }: { markets: readonly QuickMarket[] }) {
  return (
    <section className={styles.live}>
      <header className={styles.heading}>
        <LiveDot />
        <h2 className={styles.headingText}>{t('home.live')}</h2>
        <Link className={styles.seeAll} href="/rolling_ball">
          {t('home.seeAll')}
          <SpokenOnly>{` ${t('home.seeAllLive')}`}</SpokenOnly>
          <Icon name="chevron-right" size={16} />
        </Link>
      </header>
      <TileCard>
        {placeholderMatches.map((match) => (
          <AwaitedTile key={match} markets={markets} />
        ))}
      </TileCard>
    </section>
  );
}
