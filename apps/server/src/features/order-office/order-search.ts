import { orderStatuses, orderTypes } from '@kipute/contract/constants/betting/orders';
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
  /** Left out: one that is asked for by its number, whether it is hidden or not. */
  readonly removed?: boolean | undefined;
};

/** Times end before, amounts end with it. */
export type Span<Value> = {
  readonly from?: Value | undefined;
  readonly until?: Value | undefined;
};

const isHidden = sql<boolean>`exists (select from hidden_order where order_id = found.id)`;

type FoundOrders = { readonly ids: readonly bigint[]; readonly count: number };

/**
 * A search looks at this many of the newest orders that the indexes find first: what clerks ask for
 * is mostly there. Only when it is not, all older ones are read through as well (STL-40).
 */
const SEARCH_DEPTH = 100_000;

const { open, abnormal, 'awaiting-approval': awaiting } = orderStatuses;

/** Those of which an index knows, because they are few beside the decided ones. */
const indexedStatuses: readonly number[] = [open.id, abnormal.id, awaiting.id];

/** Newest first; counted up to a hundred thousand. */
export async function searchOrders(
  reader: Reader,
  filter: OrderFilter,
  page: OrderPage,
): Promise<FoundOrders> {
  const newest = await searchWithin(reader, filter, { ...page, depth: SEARCH_DEPTH });
  const isFull = newest.count >= page.page * page.pageSize;
  if (isFull || !(await hasOlder(reader, filter))) return newest;
  return await searchWithin(reader, filter, { ...page, depth: undefined });
}

type OrderPage = { readonly page: number; readonly pageSize: number };
type Depth = { readonly depth: number | undefined };

async function searchWithin(
  reader: Reader,
  filter: OrderFilter,
  { page, pageSize, depth }: OrderPage & Depth,
): Promise<FoundOrders> {
  const found = narrowed(reader, filter, { depth });
  const rows = await found
    .select('id')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await reader
    .selectFrom(found.select('id').limit(SEARCH_DEPTH).as('counted'))
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), count: Number(count) };
}

/** Whether the indexes find more orders than the newest ones that were looked at. */
async function hasOlder(reader: Reader, filter: OrderFilter): Promise<boolean> {
  const rows = await newestMatching(reader, filter, { depth: undefined })
    .clearSelect()
    .select('id')
    .offset(SEARCH_DEPTH)
    .limit(1)
    .execute();
  return rows.length > 0;
}

function newestMatching(reader: Reader, filter: OrderFilter, { depth }: Depth) {
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
  // Few are no player's own; they have an index.
  if (filter.type !== undefined && filter.type !== orderTypes['by-player'].id) {
    query = query.where(sql<boolean>`type <> 1 and type = ${filter.type}`);
  }
  const newest = query.orderBy('id', 'desc');
  return depth === undefined ? newest : newest.limit(depth);
}

/** Two questions, because open legs and decided ones have an index each. */
const ordersOn = (selectionIds: readonly bigint[]) => sql<bigint>`(
  select order_id from bet_leg where outcome = 0 and selection_id = any (${selectionIds}::bigint[])
  union
  select order_id from bet_leg where outcome <> 0 and selection_id = any (${selectionIds}::bigint[])
)`;

function narrowed(reader: Reader, filter: OrderFilter, depth: Depth) {
  const { status, type, settled, stake, payout, removed } = filter;
  let query = reader.selectFrom(newestMatching(reader, filter, depth).as('found'));
  if (removed !== undefined)
    query = query.where(removed ? isHidden : sql<boolean>`not ${isHidden}`);
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
