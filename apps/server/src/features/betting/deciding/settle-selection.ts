import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { invariant } from '@kipute/domain/invariant';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { betsRuled } from './bets-ruled.ts';
import {
  decidedRow,
  keepWonForGood,
  lockRulingsOn,
  ruleLegs,
  writeDecided,
  writeStatus,
} from './deciding-store.ts';
import { createGiveWay } from './give-way.ts';
import { type DecidedOrder, orderAfter } from './order-after.ts';
import { owedOnLeg } from './owed-on-leg.ts';
import { settleOrders } from './paying/settle-orders.ts';
import { decideOrder, type RuledOrder } from './ruled-order.ts';
import { createTermsShelf, type TermsShelf } from './terms-shelf.ts';

export type Ruling = {
  readonly selectionId: bigint;
  /** A leg outcome of the contract. */
  readonly outcome: number;
  /** Only for what was bet on before the match, and for good. */
  readonly isEarly?: boolean;
  /** Asked before each chunk: one that was followed by another reaches no further leg. */
  readonly stillStands?: (tx: Transaction) => Promise<boolean>;
};

type SettlingDeps = Pick<
  BettingDeps,
  'database' | 'bus' | 'clock' | 'log' | 'settings' | 'players' | 'wallet'
>;

export type SettleSelection = (ruling: Ruling) => Promise<void>;

/** A chunk holds the purses of its players for a moment; so many are paid in a few hundredths. */
const ORDERS_PER_CHUNK = 250;

/**
 * Brings a ruling to every leg on its selection, chunk by chunk, each a transaction of its own:
 * legs, orders and money together. Whoever is killed in between goes on where it stopped, because
 * what is done no longer differs from the ruling (STL-21).
 */
export function selectionSettler(deps: SettlingDeps): SettleSelection {
  const terms = createTermsShelf();
  const givingWay = createGiveWay(deps);
  return async (ruling) => {
    if (ruling.isEarly) await keepWon(ruling.selectionId, deps);
    for (let afterOrder = 0n; ; ) {
      const chunk = { ...ruling, afterOrder };
      const decided = await givingWay(async () => {
        const done = await deps.database.transact((tx) =>
          settleChunk(tx, chunk, { ...deps, terms }),
        );
        // Before the rest: players hear of their bets at once.
        if (done.length > 0) await tellOthers(ruling, done, deps);
        return done;
      });
      const last = decided.at(-1);
      if (!last) return;
      afterOrder = last.order.id;
    }
  };
}

/** A lead of two may be known only when the result that paid it is corrected to a come-back. */
const keepWon = (selectionId: bigint, { database }: SettlingDeps) =>
  database.transact(async (tx) => {
    await lockRulingsOn(tx, selectionId);
    await keepWonForGood(tx, selectionId);
  });

type ChunkDeps = SettlingDeps & { readonly terms: TermsShelf };

type Chunk = Ruling & { readonly afterOrder: bigint };

/**
 * Chunks of one selection come one after another. Otherwise one of a ruling that was followed by
 * another meanwhile could bring its old word to legs that have the new one (STL-21).
 */
async function settleChunk(
  tx: Transaction,
  { stillStands, ...legs }: Chunk,
  deps: ChunkDeps,
): Promise<readonly DecidedOrder[]> {
  await lockRulingsOn(tx, legs.selectionId);
  if (stillStands && !(await stillStands(tx))) return [];
  const orders = await ruleLegs(tx, { ...legs, ordersMax: ORDERS_PER_CHUNK });
  if (orders.length === 0) return [];
  const decided = await decideAll(tx, orders, deps);
  await writeWaiting(tx, decided);
  await settleOrders(tx, decided.flatMap(settledOnly), deps);
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
  const { abnormal, 'awaiting-approval': awaiting } = orderStatuses;
  const large = decided.flatMap(({ order: { id, settlements }, decision }) =>
    decision.to === 'awaiting-approval'
      ? [
          {
            ...decidedRow(id, decision.money),
            settlements,
            status: awaiting.id,
            inviterReward: null,
          },
        ]
      : [],
  );
  await writeDecided(tx, large, null);
  const doubtful = decided.filter(({ decision }) => decision.to === 'abnormal');
  await writeStatus(
    tx,
    doubtful.map(({ order }) => order.id),
    abnormal.id,
  );
}

const settledOnly = ({ order, decision }: DecidedOrder) =>
  decision.to === 'settled' ? [{ order, money: decision.money }] : [];

/** They stand whether anybody hears of it or not. */
async function tellOthers(
  { selectionId }: Ruling,
  decided: readonly DecidedOrder[],
  { bus, log }: SettlingDeps,
): Promise<void> {
  const one = decided[0]?.order;
  invariant(one, 'a chunk has an order');
  const matchId = one.matchIds[one.selectionIds.indexOf(selectionId)];
  const owed = decided.reduce((sum, { order }) => sum + owedOnLeg(order, selectionId), 0n);
  await bus
    .publish(betsRuled, {
      released: [{ selectionId: String(selectionId), matchId: String(matchId), owed }],
      orders: decided.map(orderAfter),
    })
    .catch((err) => log.error({ err }, 'nobody was told of bets that were decided'));
}
