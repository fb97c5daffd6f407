import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { OrderKind } from '../orders/order-store.ts';
import type { RacingRound, RoundSums } from '../rounds/round-store.ts';

type SumsRow = { readonly bets: number; readonly tickets: bigint; readonly staked: bigint };

/** Kept with a round that has ended; until then counted over its orders. */
export async function sumsOf(reader: Reader, { id, state, sums }: RacingRound): Promise<RoundSums> {
  if (state === 'settled' || state === 'refunded') return sums;
  const { rows } = await sql<SumsRow>`
    select count(*)::integer as bets, coalesce(sum(tickets), 0)::bigint as tickets,
      coalesce(sum(stake), 0)::bigint as staked
    from racing_order where round_id = ${id}`.execute(reader);
  const { bets = 0, tickets = 0n, staked = 0n } = rows[0] ?? {};
  return { ...sums, bets, tickets: Number(tickets), staked: senti(staked) };
}

type KindSums = {
  readonly kind: OrderKind;
  readonly bets: number;
  readonly staked: Senti;
  readonly paid: Senti;
};

export async function sumsByKind(reader: Reader, id: bigint): Promise<readonly KindSums[]> {
  const { rows } = await sql<{
    readonly kind: OrderKind;
    readonly bets: number;
    readonly staked: bigint;
    readonly paid: bigint;
  }>`
    select kind, count(*)::integer as bets, sum(stake)::bigint as staked,
      coalesce(sum(racing_payout.paid + racing_payout.shared), 0)::bigint as paid
    from racing_order left join racing_payout on racing_payout.order_id = racing_order.id
    where racing_order.round_id = ${id} group by kind order by kind`.execute(reader);
  return rows.map(({ kind, bets, staked, paid }) => ({
    ...{ kind, bets, staked: senti(staked), paid: senti(paid) },
  }));
}
