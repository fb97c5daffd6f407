import { type Senti, senti } from '@kipute/domain/money/senti';
import { type RacingKind, type RacingPick, racingKinds } from '@kipute/domain/racing/racing-bet';
import type { RacingRoundState } from '@kipute/domain/racing/racing-states';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/database.ts';

/** Of its one pick; `main` when there are several (RAC-10). */
export type OrderKind = RacingKind | 'main';

/** As it was placed; it never changes. */
export type RacingOrder = {
  readonly id: bigint;
  readonly roundId: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly requestKey: string;
  readonly requestHash: string;
  readonly placedAt: Date;
  readonly kind: OrderKind;
  readonly picks: readonly RacingPick[];
  readonly tickets: number;
  readonly ticketStake: Senti;
  readonly stake: Senti;
  readonly device: 'desktop' | 'phone';
};

/** With what came back to it by then. */
export type PaidOrder = RacingOrder & {
  /** Of the same moment as what came back. */
  readonly roundState: RacingRoundState;
  readonly paid: Senti;
  readonly shared: Senti;
};

export const kindOf = (picks: readonly RacingPick[]): OrderKind => {
  const [only, ...others] = picks;
  return only && others.length === 0 ? only.kind : 'main';
};

const keptPicks = z.array(z.object({ kind: z.enum(racingKinds), numbers: z.array(z.number()) }));

export const picksFrom = (json: unknown): readonly RacingPick[] => keptPicks.parse(json);

type OrderRow = Omit<PaidOrder, 'picks' | 'ticketStake' | 'stake' | 'paid' | 'shared'> & {
  readonly picks: unknown;
  readonly ticketStake: bigint;
  readonly stake: bigint;
  readonly paid: bigint;
  readonly shared: bigint;
};

const columns = sql`
  racing_order.id, racing_order.round_id, player_id, serial_number, request_key, request_hash,
  placed_at, kind, picks, racing_order.tickets, ticket_stake, stake, device,
  racing_round.state as round_state,
  coalesce(racing_payout.paid, 0) as paid, coalesce(racing_payout.shared, 0) as shared`;

/** Columns of all three tables are there to ask for: order, its round and its payout. */
export const orderTables = sql`racing_order
  join racing_round on racing_round.id = racing_order.round_id
  left join racing_payout on racing_payout.order_id = racing_order.id`;

export async function ordersWhere(
  reader: Reader,
  tail: RawBuilder<unknown>,
): Promise<readonly PaidOrder[]> {
  const { rows } = await sql<OrderRow>`select ${columns} from ${orderTables} ${tail}`.execute(
    reader,
  );
  return rows.map((row) => ({
    ...row,
    picks: picksFrom(row.picks),
    ticketStake: senti(row.ticketStake),
    stake: senti(row.stake),
    paid: senti(row.paid),
    shared: senti(row.shared),
  }));
}

export async function findOrder(
  reader: Reader,
  asked: RawBuilder<unknown>,
): Promise<PaidOrder | undefined> {
  const [found] = await ordersWhere(reader, sql`where ${asked} limit 1`);
  return found;
}
