import { casinoRoundStatuses } from '@kipute/contract/constants/casino/casino';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { gameName } from '../games/game-view.ts';
import { type CasinoRound, stuckSince } from './round-store.ts';

type RoundView = CallContent<'casino_order/user_inquire'>[number];

type Viewing = { readonly locale: Locale; readonly now: Date };

export const roundView = (round: CasinoRound, { locale, now }: Viewing): RoundView => ({
  id: round.id.toString(),
  game_id: round.gameId.toString(),
  game_name: gameName(round, locale),
  provider: round.provider,
  round: round.round,
  status: statusOf(round, now),
  bet_amount: toWireShillings(senti(round.staked)),
  won_amount: toWireShillings(senti(round.won)),
  tax_amount: toWireShillings(senti(round.tax)),
  profit: toWireShillings(senti(round.won - round.tax - round.staked)),
  open_time: round.openedAt.toISOString(),
  close_time: round.closedAt?.toISOString() ?? null,
});

function statusOf({ state, movedAt }: CasinoRound, now: Date) {
  if (state === 'closed') return casinoRoundStatuses.closed.id;
  return movedAt < stuckSince(now) ? casinoRoundStatuses.stuck.id : casinoRoundStatuses.open.id;
}
