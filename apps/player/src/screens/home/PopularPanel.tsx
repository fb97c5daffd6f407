import { serverNowMs } from '../../features/clock/server-clock.ts';
import { useLiveMatch } from '../../features/live-odds/in-view.ts';
import { LiveOdds } from '../../features/matches/LiveOdds.tsx';
import { MatchGroups } from '../../features/matches/MatchGroups.tsx';
import { useMatchCard } from '../../features/matches/match-store.ts';
import { homeQuery } from '../../features/matches/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { FeatureMatch } from '../../ui/match/FeatureMatch.tsx';
import type { QuickMarket } from '../../ui/match/match.ts';
import styles from './home.module.css';
import { MatchPanel } from './MatchPanel.tsx';
import type { MatchesView } from './use-home.ts';

type PopularPanelProps = { view: MatchesView; markets: readonly QuickMarket[] };

/** The match everyone talks about stands above the others, with a card of its own. */
export function PopularPanel({ view, markets }: PopularPanelProps) {
  return (
    <MatchPanel view={view} markets={markets} all="/popular_list" retry={homeQuery.refetch}>
      {([top = '', ...others]) => (
        <>
          <TopMatch matchId={top} />
          <MatchGroups matchIds={others} markets={markets} />
          <TwoUpStrip />
        </>
      )}
    </MatchPanel>
  );
}

/** Leads to the matches that pay early once a team is two goals ahead. */
function TwoUpStrip() {
  return (
    <Link className={styles.twoUp} href="/boost">
      <Icon name="arrow-up" size={22} />
      <span className={styles.twoUpText}>
        <b>{t('match.twoUp')}</b>
        {t('home.twoUpText')}
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

/** The first of the popular matches, followed like every other. */
function TopMatch({ matchId }: { matchId: string }) {
  const card = useMatchCard(matchId);
  const seen = useLiveMatch(matchId, 'tile');
  if (!card) return null;
  return (
    <FeatureMatch
      ref={seen}
      title={t('home.topMatch')}
      match={card}
      nowMs={serverNowMs()}
      Odds={LiveOdds}
    />
  );
}
