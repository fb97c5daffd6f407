import { homeMatches } from '../../features/matches/home-matches.ts';
import { MatchGroups } from '../../features/matches/MatchGroups.tsx';
import type { QuickMarket } from '../../ui/match/match.ts';
import { BoostStrip } from './BoostStrip.tsx';
import { MatchPanel } from './MatchPanel.tsx';
import { TopMatch } from './TopMatch.tsx';
import type { MatchesView } from './use-home.ts';

type PopularPanelProps = { view: MatchesView; markets: readonly QuickMarket[] };

/** The match everyone talks about stands above the others, with a card of its own. */
export function PopularPanel({ view, markets }: PopularPanelProps) {
  return (
    <MatchPanel view={view} markets={markets} all="/popular_list" retry={homeMatches.refresh}>
      {([top = '', ...others]) => (
        <>
          <TopMatch matchId={top} />
          <MatchGroups matchIds={others} markets={markets} />
          <BoostStrip />
        </>
      )}
    </MatchPanel>
  );
}
