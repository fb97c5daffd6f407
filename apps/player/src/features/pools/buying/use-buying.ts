import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { useBettingPause } from '../../betting-pause/use-betting-pause.ts';
import { useOnline } from '../../connection/use-online.ts';
import { usePlayPauseEnd } from '../../play-pause/use-play-pause.ts';
import type { UserInfo } from '../../session/session-record.ts';
import { usePlayer } from '../../session/session-store.ts';
import { useCell } from '../../store/cell.ts';
import { useOnSale } from '../issue/countdown.ts';
import { type Issue, moneyOf, ticketTerms } from '../issue/pool.ts';
import { type BuyState, buyState } from './buy-state.ts';
import { buying, unansweredTickets } from './buy-ticket.ts';
import { type Draft, useDraft } from './draft-store.ts';
import { type TicketSum, ticketSum } from './ticket-sum.ts';

/** Everything that choosing and buying a ticket of an issue shows. */
export type BuyView = {
  readonly game: PoolGame;
  readonly issue: Issue;
  readonly draft: Draft;
  readonly sum: TicketSum;
  readonly state: BuyState;
  /** What the server said to the last attempt. */
  readonly notice: string | undefined;
  readonly player: UserInfo | undefined;
  /** Picks can be changed: the issue is on sale and nothing is on its way. */
  readonly isOpen: boolean;
};

export function useBuying(game: PoolGame, issue: Issue): BuyView {
  const draft = useDraft(game, issue);
  const player = usePlayer();
  const { activity: known, notice } = useCell(buying);
  const pause = useBettingPause();
  const isOnline = useOnline();
  const restsUntil = usePlayPauseEnd(player?.id);
  const isSold = useOnSale(issue);
  const sum = ticketSum(game, draft, ticketTerms(issue));
  // What an earlier visit sent and heard nothing of is asked about first.
  const isUnanswered = known === 'idle' && unansweredTickets(player?.id).length > 0;
  const activity = isUnanswered ? 'unsure' : known;
  const buyer = player && {
    balance: moneyOf(player.balance),
    credit: moneyOf(player.credit_money),
    isForbidden: player.no_bet === 1,
    restsUntil,
  };
  const facts = {
    activity,
    isOnSale: isSold,
    pause,
    isOnline,
    buyer,
    sum,
    paidWith: draft.paidWith,
  };
  const state = buyState(facts);
  const isOpen = isSold && activity === 'idle' && restsUntil === undefined;
  return { game, issue, draft, sum, state, notice, player, isOpen };
}
