import { useLiveCount } from '../../features/live-odds/live-count.ts';
import { LiveTile } from '../../features/matches/LiveTile.tsx';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { AwaitedTile } from '../../ui/match/AwaitedTile.tsx';
import { TileCard } from '../../ui/match/LeagueGroup.tsx';
import { LiveDot } from '../../ui/match/LiveDot.tsx';
import type { QuickMarket } from '../../ui/match/match.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './home.module.css';
import { placeholderMatches } from './home-lists.ts';
import type { MatchesView } from './use-home.ts';

/** A phone shows four, which fill its first window, a desktop three; "see all" has the others. */
const LIVE_SHOWN = 4;

type LiveBlockProps = { view: MatchesView; markets: readonly QuickMarket[] };

export function LiveBlock({ view, markets }: LiveBlockProps) {
  const count = useLiveCount();
  return (
    <section className={styles.live}>
      <header className={styles.heading}>
        <LiveDot />
        <h2 className={styles.headingText}>{t('home.live')}</h2>
        {count !== undefined && count > 0 && <Badge tone="live">{count}</Badge>}
        <Link className={styles.seeAll} href="/rolling_ball">
          {t('home.seeAll')}
          <SpokenOnly>{` ${t('home.seeAllLive')}`}</SpokenOnly>
          <Icon name="chevron-right" size={16} />
        </Link>
      </header>
      <TileCard>
        <LiveTiles view={view} markets={markets} />
      </TileCard>
    </section>
  );
}

/** A failure is shown once, by the lists below; here placeholders stay. */
function LiveTiles({ view, markets }: LiveBlockProps) {
  if (view.status !== 'ready') {
    return placeholderMatches.map((match) => <AwaitedTile key={match} markets={markets} />);
  }
  if (view.data.length === 0) return <p className={styles.none}>{t('home.noLive')}</p>;
  return view.data
    .slice(0, LIVE_SHOWN)
    .map((id) => <LiveTile key={id} matchId={id} markets={markets} />);
}
