import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { type BetTermsCache, createBetTermsCache } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { lockRulings, lockRulingsShared } from '../rulings/ruling-store.ts';
import { type GradedOrder, gradeOrder, type OrderToSettle, statusAfter } from './order-grade.ts';
import { publishSettled } from './publish-changes.ts';
import { settleOrders } from './settle-orders.ts';
import {
  markWonLegsFinal,
  moneyColumns,
  ordersToSettle,
  type SelectionResult,
  writeLegOutcomes,
  writeSettlement,
  writeStatus,
} from './settlement-store.ts';
import { tellDecided } from './tell-decided.ts';
import { CHUNKS_AT_ONCE, createThrottle, type Throttle } from './throttle.ts';
import { ordersToVoid, type PlacedBetween, voidLegs } from './void-legs.ts';

type ResultToSettle = SelectionResult & {
  readonly matchId: bigint;
  /** Asked before each chunk: a result that was superseded reaches no further leg. */
  readonly isLatest?: (tx: Transaction) => Promise<boolean>;
  /** Refunds for good what was bet in this time, and nothing else. */
  readonly placed?: PlacedBetween;
};

type SettlingDeps = Pick<
  SettlementDeps,
  'database' | 'bus' | 'clock' | 'log' | 'outbox' | 'settings' | 'players' | 'wallet'
>;

export type SettleLegs = (result: ResultToSettle) => Promise<void>;

/** Found by one query: enough for several chunks at once, and few to hold in memory. */
const ORDERS_PER_QUERY = 5_000;

/**
 * Brings a result to every leg on its selection, in chunks, each a transaction of its own: legs,
 * orders and money together. A process that is killed in between resumes where it stopped, because
 * what is settled no longer differs from the result (STL-21).
 */
export function legSettler(deps: SettlingDeps): SettleLegs {
  const chunkDeps = { ...deps, terms: createBetTermsCache() };
  const throttled = createThrottle(deps);
  return async (result) => {
    if (result.isEarly) await finaliseWonLegs(result, deps);
    for (let afterOrder = 0n; ; ) {
      const range = { afterOrder, ordersMax: ORDERS_PER_QUERY };
      const orderIds = await ordersReached(deps.database.read, result, range);
      const isLatest = await settleChunks(result, orderIds, { throttled, ...chunkDeps });
      const last = orderIds.at(-1);
      if (!isLatest || last === undefined || orderIds.length < ORDERS_PER_QUERY) return;
      afterOrder = last;
    }
  };
}

type Page = { readonly afterOrder: bigint; readonly ordersMax: number };

const ordersReached = (reader: Reader, result: ResultToSettle, page: Page) =>
  result.placed
    ? ordersToVoid(reader, result.selectionId, { placed: result.placed, ...page })
    : ordersToSettle(reader, result, page);

/** A lead of two may be known only when the result that paid it is corrected to a come-back. */
const finaliseWonLegs = ({ matchId, selectionId }: ResultToSettle, { database }: SettlingDeps) =>
  database.transact(async (tx) => {
    await lockRulings(tx, matchId);
    await markWonLegsFinal(tx, selectionId);
  });

type ChunkDeps = SettlingDeps & { readonly terms: BetTermsCache };

/** Several at once. Returns whether the result was the latest to the end. */
async function settleChunks(
  result: ResultToSettle,
  orderIds: readonly bigint[],
  { throttled, ...deps }: ChunkDeps & { readonly throttled: Throttle },
): Promise<boolean> {
  const left = [...orderIds];
  let isLatest = true;
  const settle = async (chunk: readonly bigint[]) => {
    // The other workers may have taken the last orders, or met a newer result, meanwhile.
    if (!isLatest || chunk.length === 0) return;
    const graded = await deps.database.transact((tx) => settleChunk(tx, result, chunk, deps));
    if (graded === 'superseded') isLatest = false;
    // Before the throttle pauses: players hear of their bets at once.
    else if (graded.length > 0) await publishSettled(result.selectionId, graded, deps);
  };
  const work = async () => {
    while (isLatest && left.length > 0) {
      await throttled((ordersMax) => settle(left.splice(0, ordersMax)));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CHUNKS_AT_ONCE }, work));
  // Thrown when all have ended: no worker goes on after the caller has heard of the failure.
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return isLatest;
}

async function settleChunk(
  tx: Transaction,
  result: ResultToSettle,
  orderIds: readonly bigint[],
  deps: ChunkDeps,
): Promise<readonly GradedOrder[] | 'superseded'> {
  await lockRulingsShared(tx, result.matchId);
  if (result.isLatest && !(await result.isLatest(tx))) return 'superseded';
  const orders = result.placed
    ? await voidLegs(tx, result.selectionId, orderIds)
    : await writeLegOutcomes(tx, result, orderIds);
  if (orders.length === 0) return [];
  const graded = await gradeAll(tx, orders, deps);
  await writeForReview(tx, graded);
  const settling = {
    settled: graded.flatMap(settledOnly),
    reopened: graded.flatMap(reopenedOnly),
  };
  await settleOrders(tx, { ...settling, cause: 'decided' }, deps);
  await tellDecided(
    tx,
    graded.filter(isNews).map(({ order }) => order.id),
    deps,
  );
  return graded;
}

/** A settled order whose other legs go on being decided may be something else to who counts. */
const isNews = ({ order, grade }: GradedOrder): boolean =>
  grade.to === 'stay' ? order.status === orderStatuses.settled.id : grade.to !== 'abnormal';

async function gradeAll(
  tx: Transaction,
  orders: readonly OrderToSettle[],
  { terms, settings }: ChunkDeps,
): Promise<readonly GradedOrder[]> {
  const termsOf = await terms(
    tx,
    orders.map(({ termsId }) => termsId),
  );
  const { reviewFrom } = settings.current('settlement');
  return orders.map((order) => ({
    order,
    grade: gradeOrder(order, { terms: termsOf(order.termsId), reviewFrom }),
  }));
}

/** Orders that need a person: because of a leg, or because of their payout. */
async function writeForReview(tx: Transaction, graded: readonly GradedOrder[]): Promise<void> {
  const large = graded.flatMap((one) => {
    const { order, grade } = one;
    if (grade.to !== 'awaiting-approval') return [];
    const { id, settlements } = order;
    const status = statusAfter(one);
    return [{ ...moneyColumns(id, grade.money), settlements, status, inviterReward: null }];
  });
  await writeSettlement(tx, large, null);
  const abnormal = graded.filter(({ grade }) => grade.to === 'abnormal');
  const ids = Map.groupBy(abnormal, statusAfter);
  for (const [status, orders] of ids) {
    await writeStatus(
      tx,
      orders.map(({ order }) => order.id),
      status,
    );
  }
}

const settledOnly = ({ order, grade }: GradedOrder) =>
  grade.to === 'settled' ? [{ order, money: grade.money }] : [];

const reopenedOnly = (one: GradedOrder) =>
  one.grade.to === 'reopened'
    ? [{ order: one.order, status: statusAfter(one), promise: one.grade.promise }]
    : [];
