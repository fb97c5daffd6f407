import type { CallRequest } from '@kipute/contract/registry';
import type { PayWith } from '@kipute/domain/betting/stake';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { OddsChanges, SlipLeg } from './view/slip-leg.ts';
import { type SlipMode, systemCodeOfMode } from './view/slip-mode.ts';

export type BetBody = CallRequest<'order_list/add'>;
export type SinglesBody = CallRequest<'order_list/add_singles'>;
/** What one tap sends, under one idempotency key: one bet, or several singles (SLIP-32). */
export type SlipBody = BetBody | SinglesBody;
type LegBody = BetBody['bet_list'][number];

export const isSingles = (body: SlipBody): body is SinglesBody => !('bet_amount' in body);

export type Wanted = {
  /** Those on sale, and no others (SLIP-02). */
  readonly legs: readonly SlipLeg[];
  readonly mode: SlipMode;
  /** Of each single its own, in the order of the legs; else one. */
  readonly stakes: readonly Senti[];
  readonly paidWith: PayWith;
  readonly oddsChanges: OddsChanges;
};

export function slipBody(wanted: Wanted, newKey: () => string): SlipBody {
  const { legs, mode, stakes, paidWith, oddsChanges } = wanted;
  const stakeOf = (at: number) => toWireShillings(stakes[at] ?? senti(0n));
  const common = {
    request_key: newKey(),
    pay_type: paidWith === 'credit' ? 2 : 1,
    odds_changes: oddsChanges,
  } as const;
  if (mode.kind === 'single' && legs.length > 1) {
    return {
      ...common,
      bet_list: legs.map((leg, at) => ({ ...legBody(leg), bet_amount: stakeOf(at) })),
    };
  }
  return {
    ...common,
    bet_amount: stakeOf(0),
    bet_list: legs.map(legBody),
    system_size: systemCodeOfMode(mode),
  };
}

/** The price that stands on the screen, to which `odds_changes` holds the house. */
function legBody({ pick, offerId, odds }: SlipLeg): LegBody {
  return {
    eventId: pick.eventId,
    marketId: pick.marketId,
    bettingTypeId: pick.bettingTypeId,
    betting_offer_id_card: offerId,
    market_name: pick.market_name,
    start_time: pick.start_time,
    event_status: pick.event_status,
    team_home_id: pick.team_home_id,
    team_away_id: pick.team_away_id,
    team_home: pick.team_home,
    team_away: pick.team_away,
    outcomeId: pick.id_card,
    outcome_name: pick.name,
    seen_odds: odds / 1000,
  };
}
