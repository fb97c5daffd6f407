import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { createGroupCommit } from '../../../platform/concurrency/group-commit.ts';
import { createInFlightRequests } from '../../../platform/concurrency/in-flight-requests.ts';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import { serialSequenceOf } from '../../../platform/database/serial-sequence.ts';
import type { AdmissionQueue } from '../../../platform/http/load-shedding.ts';
import type { BetRefusal, BetRequest, PricedBet } from '../bet-request.ts';
import { createBetTermsInterner, termsNow } from '../bet-terms.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { boostsSpent } from '../betting-events.ts';
import type { Order } from '../order.ts';
import { findOrder, findOrderOfKey } from '../orders/order-store.ts';
import { passesDailyCeiling } from '../risk/daily-winnings.ts';
import { type Exposure, type Reservation, settleLostReservation } from '../risk/exposure.ts';
import { admit, type FactoredRequest, waitOutLiveDelay } from './admission.ts';
import {
  type BoostOutcome,
  type WriteOutcome,
  type WrittenBet,
  writeBets,
  writtenBet,
} from './bet-store.ts';
import {
  createKeysOfOtherProcesses,
  idempotencyKey,
  replayedOrder,
  requestHash,
} from './idempotency.ts';
import type { StakeFactors } from './stake-factors.ts';

export type PlaceBet = (request: BetRequest) => Promise<Result<Order, BetRefusal | 'overloaded'>>;

export type PlacingParts = {
  readonly queue: Pick<AdmissionQueue, 'yieldPlace'>;
  readonly exposure: Pick<Exposure, 'reserve'>;
  readonly factors: StakeFactors;
};

/**
 * A bet from request to commit: one request per idempotency key at a time, admission, the live bet
 * delay and admission again, then terms, exposure and the write.
 */
export function betPlacer(deps: BettingDeps, { queue, exposure, factors }: PlacingParts): PlaceBet {
  const write = betWriter(deps, exposure);
  const inFlight = createInFlightRequests(queue);
  const otherProcesses = createKeysOfOtherProcesses(deps);
  const orderOfKey = async (request: BetRequest) => {
    const order = await findOrderOfKey(deps.database.read, request);
    return order && replayedOrder(order, requestHash(request));
  };
  const attempt = async (request: FactoredRequest): ReturnType<WriteBet> => {
    const first = admit(request, deps);
    if (!first.ok) return first;
    if (!first.value.quotes.some(({ isLive }) => isLive)) return await write(first.value);
    return await otherProcesses.announceWhile(idempotencyKey(request), async () => {
      const moved = await queue.yieldPlace(() => waitOutLiveDelay(first.value, deps));
      if (moved.length > 0) return refuse({ code: 'legs-refused', legs: moved });
      const second = admit(request, deps);
      return second.ok ? await write(second.value) : second;
    });
  };
  const place: PlaceBet = async (request) => {
    const placed = await factors.attempt(request, (stakeFactor) =>
      attempt({ ...request, stakeFactor }),
    );
    if (placed.ok) return placed;
    // Another process may place it: whoever has a bet is never told that it was refused.
    const released = otherProcesses.releaseOf(idempotencyKey(request));
    if (released) await queue.yieldPlace(() => released);
    return (await orderOfKey(request)) ?? placed;
  };
  return (request) =>
    inFlight(idempotencyKey(request), {
      first: () => place(request),
      // Looks it up first, so that no retry waits out a live delay for a bet that stands.
      retry: async () => (await orderOfKey(request)) ?? (await place(request)),
    });
}

/** Admitted by a factor that its player does not have any more: it is tried again. */
type WriteRefusal = BetRefusal | 'overloaded' | 'factor-changed';
type WriteBet = (bet: PricedBet) => Promise<Result<Order, WriteRefusal>>;

/**
 * Measured without the rest: one or two writers with 64 bets each keep a small PostgreSQL busy
 * (decision 0022). So many that wait are written within a fraction of a second; more are refused as
 * overloaded. Load shedding mostly keeps the queue shorter than that before a call is served; bets
 * that waited in play come past it.
 */
const groupCommitLimits = { batchMax: 64, writersMax: 2, waitingMax: 512, gatherMs: 2 };

/** Longer than a statement may take that was under way when its connection broke. */
export const LOST_BET_WAIT_MS = 15_000;

/** Writes an admitted bet: terms, exposure, commit; the player's stake is taken with it. */
function betWriter(deps: BettingDeps, exposure: PlacingParts['exposure']): WriteBet {
  const internTerms = createBetTermsInterner(deps.database);
  const oneAtATime = createKeyedMutex<bigint>();
  const groupCommit = createGroupCommit<WrittenBet, WriteOutcome>({
    ...groupCommitLimits,
    write: (bets) => writeBets(deps.database.inOneStatement, bets, 'limits-not-counted'),
  });

  const finish = async (bet: PricedBet, written: WrittenBet, submitted: Submitted) => {
    const first = await submitted;
    if (first.outcome !== 'limits-ask') return first;
    return await oneAtATime(bet.playerId, () => writeWithLimits(bet, written, deps));
  };

  return async (bet) => {
    const terms = termsNow(deps);
    const sequence = await serialSequenceOf(deps.database);
    const kept = { id: await internTerms(terms), terms };
    const written = writtenBet(bet, kept, { ...deps, sequence });
    const reservation = await exposure.reserve(bet, written.order);
    if (reservation.kind === 'full') return refuse(fullLegs(bet, reservation.selectionIds));
    const submitted =
      reservation.winnings === 'near-ceiling' ? toBeCounted : groupCommit.submit(written);
    if (submitted === 'overloaded') return refuseReserved(reservation, 'overloaded');
    const final = await finish(bet, written, submitted)
      .finally(() => tellBoosts([bet], deps))
      .catch((reason) => {
        void settleLostReservation(
          { reservation, isPlaced: () => isPlaced(written, deps), waitMs: LOST_BET_WAIT_MS },
          deps.log,
        );
        throw reason;
      });
    if (typeof final === 'string') return refuseReserved(reservation, final);
    if (final.outcome !== 'placed') return await notPlaced({ bet, reservation, final }, deps);
    reservation.confirm();
    invariant(final.orderId !== null, 'a new order has an id');
    return ok({ ...written.order, id: final.orderId });
  };
}

type Submitted = WriteOutcome | Promise<WriteOutcome>;

export async function isPlaced({ order }: WrittenBet, { database }: BettingDeps): Promise<boolean> {
  return (await findOrder(database.read, order)) !== undefined;
}

const toBeCounted: WriteOutcome = { outcome: 'limits-ask', orderId: null, serialNumber: '' };

/** Their boosts may be used up now, or be over without this process knowing. */
export function tellBoosts(
  bets: readonly Pick<PricedBet, 'quotes'>[],
  { bus, log }: Pick<BettingDeps, 'bus' | 'log'>,
): void {
  const boostIds = bets.flatMap(({ quotes }) =>
    quotes.flatMap(({ boost }) => boost?.boostId ?? []),
  );
  if (boostIds.length === 0) return;
  bus.publish(boostsSpent, { boostIds }).catch((err) => {
    log.error({ err, boostIds }, 'betting: spent boosts not published, they are re-read later');
  });
}

/** Where a boost is over its selection costs what it would have cost without: the price moved. */
export function boostRefusal(
  outcome: BoostOutcome,
  { quotes }: Pick<PricedBet, 'quotes'>,
): BetRefusal {
  if (outcome === 'boost-stake') return 'boost-stake-above-maximum';
  if (outcome === 'boost-short') return 'boost-budget-short';
  const legs = quotes.flatMap(({ selectionId, boost }) =>
    boost ? [{ selectionId, why: 'price-moved' as const, oddsNow: boost.oddsBefore }] : [],
  );
  return { code: 'legs-refused', legs };
}

export type Reserved = Extract<Reservation, { kind: 'reserved' }>;

function refuseReserved<Refusal>(reservation: Reserved, refusal: Refusal) {
  reservation.release();
  return refuse(refusal);
}

export function fullLegs(
  { quotes }: Pick<PricedBet, 'quotes'>,
  selectionIds: readonly string[],
): BetRefusal {
  const full = quotes.filter(({ selectionId }) => selectionIds.includes(selectionId));
  return {
    code: 'legs-refused',
    legs: full.map(({ selectionId, odds }) => ({ selectionId, why: 'full', oddsNow: odds })),
  };
}

/** Limits of one player are counted under a lock, in the transaction that places the bet. */
async function writeWithLimits(
  { playerId, stake }: PricedBet,
  bet: WrittenBet,
  deps: BettingDeps,
): Promise<WriteOutcome | 'play-paused' | 'own-limit-reached' | 'daily-winnings-reached'> {
  return await deps.database.transact(async (tx) => {
    const refusal = await deps.protection.stakeRefusal(tx, playerId, stake);
    if (refusal) return refusal;
    if (await passesDailyCeiling(tx, [bet.order], deps)) return 'daily-winnings-reached';
    const [outcome] = await writeBets(tx, [bet], 'limits-counted');
    invariant(outcome, 'every bet has its outcome');
    return outcome;
  });
}

type NotPlaced = {
  readonly bet: PricedBet;
  readonly reservation: Reserved;
  readonly final: WriteOutcome;
};

/** Refused by the database, or the order that its key already has. */
async function notPlaced(
  { bet, reservation, final }: NotPlaced,
  { database }: BettingDeps,
): Promise<Result<Order, WriteRefusal>> {
  reservation.release();
  const { outcome, serialNumber } = final;
  switch (outcome) {
    case 'repeated': {
      const earlier = await findOrder(database.read, { ...bet, serialNumber });
      invariant(earlier, 'what was paid for is there');
      return replayedOrder(earlier, bet.requestHash);
    }
    case 'funds-short':
    case 'betting-forbidden':
    case 'factor-changed':
      return refuse(outcome);
    case 'key-used-differently':
      return refuse('request-key-used');
    case 'boost-over':
    case 'boost-stake':
    case 'boost-short':
      return refuse(boostRefusal(outcome, bet));
    case 'placed':
    case 'limits-ask':
      throw new Error(`a bet that is ${outcome} is dealt with before`);
  }
}
