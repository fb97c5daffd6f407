import type { CallRequest } from '@kipute/contract/registry';
import type { PayWith } from '@kipute/domain/betting/stake';
import { type Senti, toWireShillings } from '@kipute/domain/money/senti';
import type { OddsChanges, SlipLeg } from './view/slip-leg.ts';
import type { SlipMode } from './view/slip-mode.ts';

export type BetBody = CallRequest<'order_list/add'>;
type LegBody = BetBody['bet_list'][number];

export type Wanted = {
  /** Those on sale, and no others (SLIP-02). */
  readonly legs: readonly SlipLeg[];
  readonly mode: SlipMode;
  readonly stake: Senti;
  readonly paidWith: PayWith;
  readonly oddsChanges: OddsChanges;
};

/** One order, or one for each single; each has an idempotency key of its own (SLIP-32). */
export function betBodies(wanted: Wanted, newKey: () => string): readonly BetBody[] {
  const { legs, mode, stake, paidWith, oddsChanges } = wanted;
  const bets = mode.kind === 'single' ? legs.map((leg) => [leg]) : [legs];
  return bets.map((together) => ({
    request_key: newKey(),
    pay_type: paidWith === 'credit' ? 2 : 1,
    bet_amount: toWireShillings(stake),
    bet_list: together.map(legBody),
    system_size: mode.kind === 'system' ? mode.size : 0,
    odds_changes: oddsChanges,
  }));
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
