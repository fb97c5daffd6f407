import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { firstIdOf } from '../betting/index.ts';

export type OrderFilter = {
  /** Whole, with its letter. */
  readonly serialNumber?: string | undefined;
  readonly playerId?: bigint | undefined;
  /** Numbers of the contract. */
  readonly status?: number | undefined;
  readonly type?: number | undefined;
  /** Only orders with a leg on one of these. */
  readonly selectionIds?: readonly bigint[] | undefined;
  readonly placed: Span<Date>;
  readonly settled: Span<Date>;
  readonly stake: Span<bigint>;
  readonly payout: Span<bigint>;
};

/** Times end before, amounts end with it. */
export type Span<Value> = {
  readonly from?: Value | undefined;
  readonly until?: Value | undefined;
};

type FoundOrders = { readonly ids: readonly bigint[]; readonly count: number };

/**
 * A search looks at this many of the newest orders that the indexes find, and counts no further:
 * the bets of years must not be read through for one page of them (STL-40).
 */
const SEARCH_DEPTH = 100_000;

const { open, abnormal, 'awaiting-approval': awaiting } = orderStatuses;

/** Those of which an index knows, because they are few beside the decided ones. */
const indexedStatuses: readonly number[] = [open.id, abnormal.id, awaiting.id];

/** Newest first. */
export async function searchOrders(
  reader: Reader,
  filter: OrderFilter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<FoundOrders> {
  const found = narrowed(reader, filter);
  const rows = await found
    .select('id')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await found
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), count: Number(count) };
}

function newestMatching(reader: Reader, filter: OrderFilter) {
  const { serialNumber, playerId, status, selectionIds, placed } = filter;
  let query = reader
    .selectFrom('betOrder')
    .select(['id', 'type', 'status', 'stake', 'payout', 'settledAt']);
  if (serialNumber !== undefined) {
    const atMs = serialTimeMs(serialNumber) ?? 0;
    query = query
      .where('id', '>=', firstIdOf(atMs))
      .where('id', '<', firstIdOf(atMs + 1))
      .where('serialNumber', '=', serialNumber);
  }
  if (playerId !== undefined) query = query.where('playerId', '=', playerId);
  if (placed.from) query = query.where('id', '>=', firstIdOf(placed.from.getTime()));
  if (placed.until) query = query.where('id', '<', firstIdOf(placed.until.getTime()));
  if (selectionIds) query = query.where('id', 'in', ordersOn(selectionIds));
  if (status !== undefined && indexedStatuses.includes(status)) {
    query = query.where(sql<boolean>`status = ${sql.lit(status)}`);
  }
  return query.orderBy('id', 'desc').limit(SEARCH_DEPTH);
}

/** Two questions, because open legs and decided ones have an index each. */
const ordersOn = (selectionIds: readonly bigint[]) => sql<bigint>`(
  select order_id from bet_leg where outcome = 0 and selection_id = any (${selectionIds}::bigint[])
  union
  select order_id from bet_leg where outcome <> 0 and selection_id = any (${selectionIds}::bigint[])
)`;

function narrowed(reader: Reader, filter: OrderFilter) {
  const { status, type, settled, stake, payout } = filter;
  let query = reader.selectFrom(newestMatching(reader, filter).as('found'));
  if (status !== undefined) query = query.where('status', '=', status);
  if (type !== undefined) query = query.where('type', '=', type);
  if (settled.from) query = query.where('settledAt', '>=', settled.from);
  if (settled.until) query = query.where('settledAt', '<', settled.until);
  if (stake.from !== undefined) query = query.where('stake', '>=', stake.from);
  if (stake.until !== undefined) query = query.where('stake', '<=', stake.until);
  if (payout.from !== undefined) query = query.where('payout', '>=', payout.from);
  if (payout.until !== undefined) query = query.where('payout', '<=', payout.until);
  return query;
}
