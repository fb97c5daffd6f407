import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

export type BoardOrder = {
  readonly createTime: Date;
  readonly serialNumber: string;
  readonly product: 'sports' | 'pools' | 'racing' | 'casino';
  readonly userId: string;
  readonly legCount: number;
  /** Hundredths; null where an order has no one price. */
  readonly totalPrice: string | null;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly tax: bigint;
  readonly state: string;
  readonly settlementTime: Date | null;
};

type Wanted = { readonly from: Date; readonly until: Date; readonly sportsOnly?: boolean };

/**
 * Players whom the board is told of: their flag says so and their account counts. Those who are
 * hidden from lists, or were forgotten, stay in (REG-01, REG-02).
 */
const told = sql`player.reported = 2 and player.counts_in_statistics`;

const ofSports = ({ from, until }: Wanted) => sql`
  select placed_at as create_time, serial_number, 'sports' as product,
    player.id::text as user_id, leg_count::integer as leg_count, total_odds as total_price,
    bet_order.stake, case when status in (4, 6, 8) then payout else 0 end as payout,
    case when status in (4, 6, 8) then tax else 0 end as tax,
    case when status in (4, 6, 8) then 'settled' else 'open' end as state,
    settled_at as settlement_time
  from bet_order join player on player.id = bet_order.player_id
  where bet_order.id >= bet_id_from(${from}::timestamptz)
    and bet_order.id < bet_id_from(${until}::timestamptz) and ${told}`;

const ofPools = ({ from, until }: Wanted) => sql`
  select placed_at, serial_number, 'pools', player.id::text, pool_ticket.lines::integer,
    null::numeric, stake, case state when 'won' then prize - tax when 'refunded' then stake else 0 end,
    tax, case state when 'open' then 'open' else 'settled' end, settled_at
  from pool_ticket join player on player.id = pool_ticket.player_id
  where placed_at >= ${from} and placed_at < ${until} and ${told}`;

/** Its round is over when its result is known; what it brought is in coin, before any tax. */
const ofRacing = ({ from, until }: Wanted) => sql`
  select placed_at, serial_number, 'racing', player.id::text, racing_order.tickets::integer, null::numeric,
    stake, coalesce(racing_payout.paid + racing_payout.shared, 0), 0::bigint,
    case when racing_round.ended_at is null then 'open' else 'settled' end, racing_round.ended_at
  from racing_order join player on player.id = racing_order.player_id
  join racing_round on racing_round.id = racing_order.round_id
  left join racing_payout on racing_payout.order_id = racing_order.id
  where placed_at >= ${from} and placed_at < ${until} and ${told}`;

const ofCasino = ({ from, until }: Wanted) => sql`
  select opened_at, provider || ' ' || round, 'casino', player.id::text, 1, null::numeric,
    staked, won - tax, tax, case state when 'open' then 'open' else 'settled' end, casino_round.closed_at
  from casino_round join player on player.id = casino_round.player_id
  where opened_at >= ${from} and opened_at < ${until} and staked > 0 and ${told}`;

/** Every order placed in that time, as the board wants it: no name, no phone. */
export function boardOrders(wanted: Wanted): RawBuilder<BoardOrder> {
  if (wanted.sportsOnly) return sql<BoardOrder>`${ofSports(wanted)} order by 1, 2`;
  return sql<BoardOrder>`
    select * from (
      ${ofSports(wanted)}
      union all ${ofPools(wanted)}
      union all ${ofRacing(wanted)}
      union all ${ofCasino(wanted)}
    ) as orders order by create_time, serial_number`;
}

type Page = { readonly page: number; readonly pageSize: number };

/** One page of them, and how many there are. */
export async function boardOrderPage(
  reader: Reader,
  wanted: Wanted,
  { page, pageSize }: Page,
): Promise<{ readonly orders: readonly BoardOrder[]; readonly count: number }> {
  const { rows } = await sql<BoardOrder>`
    select * from (${boardOrders(wanted)}) as orders
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(reader);
  const counted = await sql<{ count: bigint }>`
    select count(*) as count from (${boardOrders(wanted)}) as orders`.execute(reader);
  return { orders: rows, count: Number(counted.rows[0]?.count ?? 0n) };
}
