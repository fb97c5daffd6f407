import type { Transaction } from '../../../platform/database/database.ts';
import { type BetTermsCache, createBetTermsCache, ordersChanged } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';
import {
  decidedRow,
  keepWonForGood,
  type LegsToRule,
  ordersToRule,
  ruleLegs,
  writeDecided,
  writeStatus,
} from './deciding-store.ts';
import { CHUNKS_AT_ONCE, createGiveWay, type GiveWay } from './give-way.ts';
import { type DecidedOrder, orderAfter, statusAfter } from './order-after.ts';
import { releasedBy } from './owed-on-legs.ts';
import { settleOrders } from './paying/settle-orders.ts';
import { decideOrder, type RuledOrder } from './ruled-order.ts';
import { holdRulingsOn, shareRulingsOn } from './rulings-lock.ts';

export type Ruling = LegsToRule & {
  readonly matchId: bigint;
  /** Asked before each chunk: one that was followed by another reaches no further leg. */
  readonly stillStands?: (tx: Transaction) => Promise<boolean>;
};

type SettlingDeps = Pick<
  SettlementDeps,
  'database' | 'bus' | 'clock' | 'log' | 'settings' | 'players' | 'wallet'
>;

export type SettleSelection = (ruling: Ruling) => Promise<void>;

/** Found with one look: enough to keep several at work, and few to hold in memory. */
const ORDERS_PER_LOOK = 5_000;

/**
 * Brings a ruling to every leg on its selection, in chunks, each a transaction of its own: legs,
 * orders and money together. Whoever is killed in between goes on where it stopped, because what is
 * done no longer differs from the ruling (STL-21).
 */
export function selectionSettler(deps: SettlingDeps): SettleSelection {
  const chunkDeps = { ...deps, terms: createBetTermsCache() };
  const givingWay = createGiveWay(deps);
  return async (ruling) => {
    if (ruling.isEarly) await keepWon(ruling, deps);
    for (let afterOrder = 0n; ; ) {
      const look = { afterOrder, ordersMax: ORDERS_PER_LOOK };
      const orderIds = await ordersToRule(deps.database.read, ruling, look);
      const stands = await settleChunks(ruling, orderIds, { givingWay, ...chunkDeps });
      const last = orderIds.at(-1);
      if (!stands || last === undefined || orderIds.length < ORDERS_PER_LOOK) return;
      afterOrder = last;
    }
  };
}

/** A lead of two may be known only when the result that paid it is corrected to a come-back. */
const keepWon = ({ matchId, selectionId }: Ruling, { database }: SettlingDeps) =>
  database.transact(async (tx) => {
    await holdRulingsOn(tx, matchId);
    await keepWonForGood(tx, selectionId);
  });

type ChunkDeps = SettlingDeps & { readonly terms: BetTermsCache };

/** Several at once, each with the next of them. Answers whether the ruling stood to the end. */
async function settleChunks(
  ruling: Ruling,
  orderIds: readonly bigint[],
  { givingWay, ...deps }: ChunkDeps & { readonly givingWay: GiveWay },
): Promise<boolean> {
  const left = [...orderIds];
  let stands = true;
  const settle = async (chunk: readonly bigint[]) => {
    // Others may have taken the last, or heard of another ruling, while this one waited.
    if (!stands || chunk.length === 0) return;
    const decided = await deps.database.transact((tx) => settleChunk(tx, ruling, chunk, deps));
    if (decided === 'followed by another') stands = false;
    // Before the rest: players hear of their bets at once.
    else if (decided.length > 0) await tellOthers(ruling, decided, deps);
  };
  const takeTurns = async () => {
    while (stands && left.length > 0) {
      await givingWay((ordersMax) => settle(left.splice(0, ordersMax)));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CHUNKS_AT_ONCE }, takeTurns));
  // Told when all have ended: nobody is at work behind the back of who hears of it.
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return stands;
}

async function settleChunk(
  tx: Transaction,
  ruling: Ruling,
  orderIds: readonly bigint[],
  deps: ChunkDeps,
): Promise<readonly DecidedOrder[] | 'followed by another'> {
  await shareRulingsOn(tx, ruling.matchId);
  if (ruling.stillStands && !(await ruling.stillStands(tx))) return 'followed by another';
  const orders = await ruleLegs(tx, ruling, orderIds);
  if (orders.length === 0) return [];
  const decided = await decideAll(tx, orders, deps);
  await writeWaiting(tx, decided);
  const settling = {
    settled: decided.flatMap(settledOnly),
    reopened: decided.flatMap(reopenedOnly),
  };
  await settleOrders(tx, { ...settling, cause: 'decided' }, deps);
  return decided;
}

async function decideAll(
  tx: Transaction,
  orders: readonly RuledOrder[],
  { terms, settings }: ChunkDeps,
): Promise<readonly DecidedOrder[]> {
  const termsOf = await terms(
    tx,
    orders.map(({ termsId }) => termsId),
  );
  const { reviewFrom } = settings.current('settlement');
  return orders.map((order) => ({
    order,
    decision: decideOrder(order, { terms: termsOf(order.termsId), reviewFrom }),
  }));
}

/** Those that wait for a person: because of a leg, or because of what they pay. */
async function writeWaiting(tx: Transaction, decided: readonly DecidedOrder[]): Promise<void> {
  const large = decided.flatMap((one) => {
    const { order, decision } = one;
    if (decision.to !== 'awaiting-approval') return [];
    const { id, settlements } = order;
    const status = statusAfter(one);
    return [{ ...decidedRow(id, decision.money), settlements, status, inviterReward: null }];
  });
  await writeDecided(tx, large, null);
  const doubtful = decided.filter(({ decision }) => decision.to === 'abnormal');
  const ids = Map.groupBy(doubtful, statusAfter);
  for (const [status, orders] of ids) {
    await writeStatus(
      tx,
      orders.map(({ order }) => order.id),
      status,
    );
  }
}

const settledOnly = ({ order, decision }: DecidedOrder) =>
  decision.to === 'settled' ? [{ order, money: decision.money }] : [];

const reopenedOnly = (one: DecidedOrder) =>
  one.decision.to === 'reopened'
    ? [{ order: one.order, status: statusAfter(one), promise: one.decision.promise }]
    : [];

/** They stand whether anybody hears of it or not. */
async function tellOthers(
  { selectionId }: Ruling,
  decided: readonly DecidedOrder[],
  { bus, log }: SettlingDeps,
): Promise<void> {
  await bus
    .publish(ordersChanged, {
      released: [...releasedBy(decided, selectionId)],
      orders: decided.map(orderAfter),
    })
    .catch((err) => log.error({ err }, 'nobody was told of bets that were decided'));
}
