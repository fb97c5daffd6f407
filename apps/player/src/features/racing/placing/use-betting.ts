import { useBettingPause } from '../../betting-pause/use-betting-pause.ts';
import { useOnline } from '../../connection/use-online.ts';
import { useQuery } from '../../query/use-query.ts';
import type { UserInfo } from '../../session/session-record.ts';
import { usePlayer } from '../../session/session-store.ts';
import { useCell } from '../../store/cell.ts';
import { api } from '../../wire/api.ts';
import { type Draft, useDraft } from '../betting/draft-store.ts';
import type { Phase } from '../round/phase.ts';
import { coinOf, type RacingNow, type Round } from '../round/racing.ts';
import { type BetState, betState } from './bet-state.ts';
import { type OrderSum, orderSum } from './order-sum.ts';
import { placing, unansweredBets } from './place-bet.ts';

/** Everything that picking and betting shows. */
export type BetView = {
  readonly now: RacingNow;
  readonly round: Round;
  readonly phase: Phase;
  readonly draft: Draft;
  readonly sum: OrderSum;
  readonly state: BetState;
  /** What the server said to the last attempt. */
  readonly notice: string | undefined;
  readonly player: UserInfo | undefined;
  /** Picks can be changed: bets are taken and nothing is on its way. */
  readonly isOpen: boolean;
};

export function useBetting(now: RacingNow, round: Round, phase: Phase): BetView {
  const draft = useDraft();
  const player = usePlayer();
  const { activity: known, notice } = useCell(placing);
  const pause = useBettingPause();
  const isOnline = useOnline();
  const restsUntil = useRest(player?.id);
  const sum = orderSum(draft, now.table);
  // What an earlier visit sent and heard nothing of is asked about first.
  const isUnanswered = known === 'idle' && unansweredBets(player?.id).length > 0;
  const activity = isUnanswered ? 'unsure' : known;
  const better = player && {
    coin: coinOf(player.virtual_currency),
    isForbidden: player.no_bet === 1,
    restsUntil,
  };
  const state = betState({ activity, phase, pause, isOnline, better, sum });
  const isOpen = phase === 'betting' && activity === 'idle' && restsUntil === undefined;
  return { now, round, phase, draft, sum, state, notice, player, isOpen };
}

const VISITOR = '';

async function fetchRest(playerId: string): Promise<string | undefined> {
  if (playerId === VISITOR) return undefined;
  const { pause } = await api.play_limit.inquire({}, { silent: true });
  return pause?.ends_at;
}

/** Until when the player asked not to bet; the server refuses in any case. */
function useRest(playerId = VISITOR): string | undefined {
  const rest = useQuery(fetchRest, playerId);
  return rest.status === 'ready' ? rest.data : undefined;
}
