import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { MatchGroups } from '../../features/matches/MatchGroups.tsx';
import { upcomingMatches } from '../../features/matches/upcoming-matches.ts';
import { useList } from '../../features/matches/use-list.ts';
import type { QuickMarket } from '../../ui/match/match.ts';
import { MatchPanel } from './MatchPanel.tsx';

const DAY_MS = 86_400_000;

type UpcomingPanelProps = {
  list: 'tomorrow' | 'upcoming';
  markets: readonly QuickMarket[];
};

/** Asked for when its tab is opened, not before. */
export function UpcomingPanel({ list, markets }: UpcomingPanelProps) {
  const day = list === 'tomorrow' ? eatDayOf(serverNowMs() + DAY_MS) : undefined;
  const question = upcomingMatches(day);
  const view = useList(question);
  const ids = view.status === 'ready' ? { status: view.status, answer: view.answer.ids } : view;
  return (
    <MatchPanel
      view={ids}
      markets={markets}
      all={day === undefined ? '/ready_start' : `/ready_start?date=${day}`}
      retry={question.refresh}
    >
      {(matchIds) => <MatchGroups matchIds={matchIds} markets={markets} />}
    </MatchPanel>
  );
}
