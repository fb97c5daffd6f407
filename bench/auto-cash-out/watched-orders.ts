import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Client } from 'pg';
import type { ProviderWorld } from '../stage/provider-world.ts';

export type Selection = {
  readonly id: string;
  readonly marketId: string;
  readonly matchId: string;
};

const OVER_UNDER = 47;
const ORDINARY_TIME = 3;
const STAKE = 100_000;
const ODDS = 1_900;
/** No order of this stake is ever worth so much: it is priced and never sold. */
const OUT_OF_REACH = 10n ** 12n;

const TERMS = {
  taxRatePercent: 10,
  singleProfitMaximum: String(OUT_OF_REACH),
  multipleProfitMaximum: String(OUT_OF_REACH),
  winBonus: { ladder: [], oddsMinimum: 1_000 },
};

export function selectionsOf({ entities }: ProviderWorld): readonly Selection[] {
  const matchOf = new Map<string, string>();
  for (const entity of entities) {
    if (entity.entityClass === 'Outcome') matchOf.set(String(entity.id), String(entity.eventId));
  }
  return entities.flatMap((entity) => {
    if (entity.entityClass !== 'MarketOutcomeRelation') return [];
    const id = String(entity.outcomeId);
    return [{ id, marketId: String(entity.marketId), matchId: matchOf.get(id) ?? '' }];
  });
}

/** So many open singles with a rule each, by turns on these selections. */
export async function makeWatchedOrders(
  client: Client,
  selections: readonly Selection[],
  orders: number,
): Promise<void> {
  await client.query('insert into bet_terms (content) values ($1) on conflict do nothing', [TERMS]);
  const column = (of: (selection: Selection) => string) => selections.map(of);
  await client.query(
    `with one as materialized (
       select id, selection_id, market_id, match_id, (select min(id) from player) as player_id
       from (
         select bet_id_from(clock_timestamp()) + number as id, number % $1 + 1 as turn
         from generate_series(1, $2::integer) as number
       ) as numbered
       join unnest($3::bigint[], $4::bigint[], $5::bigint[]) with ordinality
         as selection (selection_id, market_id, match_id, turn) using (turn)
     ), leg as (
       insert into bet_leg (order_id, place, match_id, market_id, market_type_id, part_id,
         selection_id, offer_id, odds, is_live, starts_at, words)
       select id, 1, match_id, market_id, ${OVER_UNDER}, ${ORDINARY_TIME}, selection_id, 1, ${ODDS},
         true, now(), '{}' from one
     ), rule as (
       insert into auto_cash_out (order_id, player_id, threshold, set_at)
       select id, player_id, ${OUT_OF_REACH}, now() from one
     )
     insert into bet_order (id, player_id, serial_number, request_key, request_hash, placed_at, type,
       status, system_size, leg_count, stake, paid_with, device, total_odds, terms_id, profit,
       win_bonus, tax, payout)
     select id, player_id, 'B' || id, 'B' || id, '', now(), 1, ${orderStatuses.open.id}, 0, 1,
       ${STAKE}, 'cash', 'phone', ${ODDS / 10}, (select max(id) from bet_terms),
       ${STAKE * 0.9}, 0, ${STAKE * 0.09}, ${STAKE * 1.81}
     from one`,
    [
      selections.length,
      orders,
      ...[column(({ id }) => id), column(({ marketId }) => marketId)],
      column(({ matchId }) => matchId),
    ],
  );
}
