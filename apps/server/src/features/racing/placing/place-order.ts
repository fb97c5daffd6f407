import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { createGroupCommit } from '../../../platform/concurrency/group-commit.ts';
import { createInFlightRequests } from '../../../platform/concurrency/in-flight-requests.ts';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import { serialSequenceOf } from '../../../platform/database/serial-sequence.ts';
import type { AdmissionQueue } from '../../../platform/http/load-shedding.ts';
import type { PaidOrder } from '../orders/order-store.ts';
import type { RacingDeps } from '../racing-deps.ts';
import type { RoundBoard } from '../rounds/round-board.ts';
import {
  admitOrder,
  type OrderRequest,
  orderHash,
  type PricedOrder,
  type RacingOrderRefusal,
} from './order-request.ts';
import {
  findOrderOfKey,
  type OrderOutcome,
  type WrittenOrder,
  writeOrders,
  writtenOrder,
} from './placed-order-store.ts';

type Placed = Result<PaidOrder, RacingOrderRefusal>;
export type PlaceOrder = (request: OrderRequest) => Promise<Placed>;

type PlacingDeps = Pick<RacingDeps, 'database' | 'clock' | 'settings' | 'protection'>;

type PlacingParts = {
  readonly queue: Pick<AdmissionQueue, 'yieldPlace'>;
  readonly board: Pick<RoundBoard, 'find'>;
};

/**
 * An order from request to commit, the way of a bet: one request per key at a time, what memory can
 * refuse, then the write. Whoever has an order is never told that it was refused: before a refusal
 * leaves, its key is looked up (RAC-15).
 */
export function orderPlacer(deps: PlacingDeps, { queue, board }: PlacingParts): PlaceOrder {
  const write = orderWriter(deps);
  const inFlight = createInFlightRequests(queue);
  const ofKey = async (request: OrderRequest) => {
    const order = await findOrderOfKey(deps.database.read, request);
    return order && replayedOrder(order, request);
  };
  const attempt: PlaceOrder = async (request) => {
    const priced = admitOrder(request, await board.find(request.roundId), deps);
    return priced.ok ? await write(priced.value) : priced;
  };
  const place: PlaceOrder = async (request) => {
    const placed = await attempt(request);
    return placed.ok ? placed : ((await ofKey(request)) ?? placed);
  };
  return (request) =>
    inFlight(`${request.playerId} ${request.requestKey}`, {
      first: () => place(request),
      retry: async () => (await ofKey(request)) ?? (await place(request)),
    });
}

/** The order that stands under the key, also when its round is long over; for the same request. */
const replayedOrder = (order: PaidOrder, request: OrderRequest): Placed =>
  order.requestHash === orderHash(request) ? ok(order) : refuse('request-key-used');

/** As for bets (decision 0022): two writers of 64 keep a small PostgreSQL busy. */
const groupCommitLimits = { batchMax: 64, writersMax: 2, waitingMax: 512, gatherMs: 2 };

function orderWriter(deps: PlacingDeps) {
  const { database, clock } = deps;
  const oneAtATime = createKeyedMutex<bigint>();
  const groupCommit = createGroupCommit<WrittenOrder, OrderOutcome>({
    ...groupCommitLimits,
    write: (orders) =>
      writeOrders(database.inOneStatement, orders, {
        limits: 'limits-not-counted',
        at: clock.now(),
      }),
  });
  return async (priced: PricedOrder): Promise<Placed> => {
    const sequence = await serialSequenceOf(database);
    const written = writtenOrder(priced, { placedAt: clock.now(), sequence });
    const submitted = groupCommit.submit(written);
    if (submitted === 'overloaded') return refuse('overloaded');
    const first = await submitted;
    const final =
      first.outcome === 'limits-ask'
        ? await oneAtATime(priced.playerId, () => writeWithLimits(priced, written, deps))
        : first;
    return typeof final === 'string'
      ? refuse(final)
      : placedOrder(priced, { written, final }, deps);
  };
}

/** Limits of one player are counted under a lock, in the transaction that places the order. */
async function writeWithLimits(
  { playerId, stake }: PricedOrder,
  written: WrittenOrder,
  { database, clock, protection }: PlacingDeps,
): Promise<OrderOutcome | 'play-paused' | 'own-limit-reached'> {
  return await database.transact(async (tx) => {
    const refusal = await protection.stakeRefusal(tx, playerId, stake);
    if (refusal) return refusal;
    const writing = { limits: 'limits-counted', at: clock.now() } as const;
    const [outcome] = await writeOrders(tx, [written], writing);
    invariant(outcome, 'every order has its outcome');
    return outcome;
  });
}

type Final = { readonly written: WrittenOrder; readonly final: OrderOutcome };

const nothing = senti(0n);

async function placedOrder(
  request: OrderRequest,
  { written, final: { outcome, orderId } }: Final,
  { database }: PlacingDeps,
): Promise<Placed> {
  switch (outcome) {
    case 'placed':
      invariant(orderId !== null, 'a new order has an id');
      return ok({
        ...{ ...written.order, id: orderId, roundState: 'scheduled' },
        ...{ paid: nothing, shared: nothing },
      });
    case 'repeated': {
      const earlier = await findOrderOfKey(database.read, request);
      invariant(earlier, 'what was paid for is there');
      return replayedOrder(earlier, request);
    }
    case 'key-used-differently':
      return refuse('request-key-used');
    case 'round-closed':
      return refuse('racing-round-closed');
    case 'funds-short':
      return refuse('racing-coin-short');
    case 'betting-forbidden':
      return refuse(outcome);
    case 'limits-ask':
      throw new Error('limits of a player are counted before');
  }
}
