import { t } from '../../i18n/i18n.ts';
import { MatchTile } from '../../ui/match/MatchTile.tsx';
import type { QuickMarket, Stage } from '../../ui/match/match.ts';
import { serverNowMs } from '../clock/server-clock.ts';
import { useLiveMatch } from '../live-odds/in-view.ts';
import {
  type MatchMinute,
  type MatchState,
  partOf,
  useMatchClock,
  useMatchState,
} from '../live-odds/match-state.ts';
import { LiveOdds } from './LiveOdds.tsx';
import { useMatchCard } from './match-store.ts';

type LiveTileProps = {
  matchId: string;
  markets: readonly QuickMarket[];
  standing?: 'alone' | 'below-heading';
};

const NOT_STARTED = 1;
const IN_PROGRESS = 2;

/** A match in any list: followed while it is in view, each price redrawn by itself. */
export function LiveTile({ matchId, markets, standing = 'alone' }: LiveTileProps) {
  const card = useMatchCard(matchId);
  const state = useMatchState(matchId);
  const seen = useLiveMatch(matchId, 'tile');
  if (!card) return null;
  return (
    <MatchTile
      ref={seen}
      match={card}
      stage={stageOf(state)}
      markets={markets}
      nowMs={serverNowMs()}
      Odds={LiveOdds}
      standing={standing}
    />
  );
}

function stageOf(state: MatchState | undefined): Stage {
  if (!state || state.status === NOT_STARTED) return { kind: 'upcoming' };
  const score = { home: state.homeScore, away: state.awayScore, periods: state.periods };
  if (state.status !== IN_PROGRESS) return { kind: 'over', words: state.statusName, score };
  const part = partOf(state.time);
  return {
    kind: 'live',
    clock: <MatchClock minute={state} />,
    part: part && t(`stage.${part}`),
    score,
  };
}

function MatchClock({ minute }: { minute: MatchMinute }) {
  return useMatchClock(minute);
}
