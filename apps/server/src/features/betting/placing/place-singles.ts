import { ACCUMULATOR_LEGS_MAX } from '@kipute/contract/constants/betting/limits';
import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import { createInFlightRequests } from '../../../platform/concurrency/in-flight-requests.ts';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import { serialSequenceOf } from '../../../platform/database/serial-sequence.ts';
import type { BetRefusal, BetRequest, LegRefusal, PricedBet } from '../bet-request.ts';
import { createBetTermsInterner, termsNow } from '../bet-terms.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order } from '../order.ts';
import { findOrderOfKey } from '../orders/order-store.ts';
import { passesDailyCeiling } from '../risk/daily-winnings.ts';
import { settleLostReservation } from '../risk/exposure.ts';
import { admit, type FactoredRequest, waitOutLiveDelay } from './admission.ts';
import { type WriteOutcome, type WrittenBet, writeBets, writtenBet } from './bet-store.ts';
import {
  createKeysOfOtherProcesses,
  idempotencyKey,
  keyOfSingle,
  replayedOrder,
  singlesHash,
} from './idempotency.ts';
import {
  boostRefusal,
  fullLegs,
  isPlaced,
  LOST_BET_WAIT_MS,
  type PlacingParts,
  type Reserved,
  tellBoosts,
} from './place-bet.ts';

type Placed = Result<readonly Order[], BetRefusal | 'overloaded'>;
type Attempted = Result<readonly Order[], BetRefusal | 'factor-changed'>;

/** All with the key and the purse of one request. */
export type PlaceSingles = (singles: readonly BetRequest[]) => Promise<Placed>;

/**
 * The singles of one slip, each with its own stake: an order each, all of them in one transaction
 * or none (BET-71). What one lacks, all are told. Few at a time come so, so they go past the group
 * commit and count the player's limits under the lock.
 */
export function singlesPlacer(
  deps: BettingDeps,
  { queue, exposure, factors }: PlacingParts,
): PlaceSingles {
  const write = singlesWriter(deps, exposure);
  const inFlight = createInFlightRequests(queue);
  const otherProcesses = createKeysOfOtherProcesses(deps);
  const attempt = async (singles: readonly FactoredRequest[]): Promise<Attempted> => {
    const first = admitAll(singles, deps);
    if (!first.ok) return first;
    const quotes = first.value.flatMap((bet) => bet.quotes);
    const [one] = first.value;
    if (!one || !quotes.some(({ isLive }) => isLive)) return await write(first.value);
    return await otherProcesses.announceWhile(idempotencyKey(one), async () => {
      const moved = await queue.yieldPlace(() => waitOutLiveDelay({ ...one, quotes }, deps));
      if (moved.length > 0) return refuse({ code: 'legs-refused', legs: moved });
      const second = admitAll(singles, deps);
      return second.ok ? await write(second.value) : second;
    });
  };
  const place = async (singles: readonly BetRequest[], key: string): Promise<Placed> => {
    const [one] = singles;
    if (!one) return refuse('slip-empty');
    const placed = await factors.attempt(one, (stakeFactor) =>
      attempt(singles.map((single) => ({ ...single, stakeFactor }))),
    );
    if (placed.ok) return placed;
    const released = otherProcesses.releaseOf(key);
    if (released) await queue.yieldPlace(() => released);
    return (await replayed(singles, deps)) ?? placed;
  };
  return (singles) => {
    const [one] = singles;
    if (!one) return Promise.resolve(refuse('slip-empty'));
    const key = idempotencyKey(one);
    return inFlight(key, {
      first: () => place(singles, key),
      retry: async () => (await replayed(singles, deps)) ?? (await place(singles, key)),
    });
  };
}

/** The first refusal of a whole bet, or of all bets the legs that cannot be had. */
function admitAll(
  singles: readonly FactoredRequest[],
  deps: BettingDeps,
): Result<readonly PricedBet[], BetRefusal> {
  if (singles.length > ACCUMULATOR_LEGS_MAX) return refuse('too-many-legs');
  const admitted: PricedBet[] = [];
  const refused: LegRefusal[] = [];
  const requestHash = singlesHash(singles);
  for (const single of singles) {
    const one = admit(single, deps);
    if (one.ok) admitted.push({ ...one.value, requestHash });
    else if (isOfWholeBet(one.refusal)) return refuse(one.refusal);
    else refused.push(...one.refusal.legs);
  }
  return refused.length > 0 ? refuse({ code: 'legs-refused', legs: refused }) : ok(admitted);
}

const isOfWholeBet = (
  refusal: BetRefusal,
): refusal is Exclude<BetRefusal, { readonly code: 'legs-refused' }> =>
  typeof refusal === 'string' || refusal.code !== 'legs-refused';

/** What stands under the keys: all orders or none, as they were written together. */
async function replayed(
  singles: readonly BetRequest[],
  { database }: Pick<BettingDeps, 'database'>,
): Promise<Result<readonly Order[], BetRefusal> | undefined> {
  const whole = singlesHash(singles);
  const orders: Order[] = [];
  for (const [at, { playerId, requestKey }] of singles.entries()) {
    const key = { playerId, requestKey: keyOfSingle(requestKey, at) };
    const order = await findOrderOfKey(database.read, key);
    if (!order) return undefined;
    const same = replayedOrder(order, whole);
    if (!same.ok) return same;
    orders.push(same.value);
  }
  return ok(orders);
}

type Single = { readonly bet: PricedBet; readonly written: WrittenBet };
type Singles = readonly [Single, ...Single[]];

function singlesWriter(
  deps: BettingDeps,
  exposure: PlacingParts['exposure'],
): (bets: readonly PricedBet[]) => Promise<Attempted> {
  const internTerms = createBetTermsInterner(deps.database);
  const oneAtATime = createKeyedMutex<bigint>();
  return async (bets) => {
    const terms = termsNow(deps);
    const sequence = await serialSequenceOf(deps.database);
    const kept = { id: await internTerms(terms), terms };
    const [first, ...others] = bets.map((bet, at): Single => {
      const own = { ...bet, requestKey: keyOfSingle(bet.requestKey, at) };
      return { bet, written: writtenBet(own, kept, { ...deps, sequence }) };
    });
    invariant(first, 'a slip has singles');
    const singles: Singles = [first, ...others];
    const reserved = await reserveAll(singles, exposure);
    if (!reserved.ok) return reserved;
    const reservations = reserved.value;
    const written = oneAtATime(first.bet.playerId, () => writeTogether(singles, deps)).finally(() =>
      tellBoosts(bets, deps),
    );
    const outcome = await written.catch((reason) => {
      for (const [at, reservation] of reservations.entries()) {
        const order = singles[at]?.written ?? first.written;
        void settleLostReservation(
          { reservation, isPlaced: () => isPlaced(order, deps), waitMs: LOST_BET_WAIT_MS },
          deps.log,
        );
      }
      throw reason;
    });
    for (const { confirm, release } of reservations)
      outcome.kind === 'placed' ? confirm() : release();
    return await answerOf(outcome, { singles, bets }, deps);
  };
}

/** What the house has no room for is told of all; then nothing stays reserved. */
async function reserveAll(
  singles: Singles,
  exposure: PlacingParts['exposure'],
): Promise<Result<readonly Reserved[], BetRefusal>> {
  const asked = await Promise.allSettled(
    singles.map(({ bet, written }) => exposure.reserve(bet, written.order)),
  );
  const answers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const reservations = answers.filter((one) => one.kind === 'reserved');
  const failed = asked.find((one) => one.status === 'rejected');
  const full = answers.flatMap((one) => (one.kind === 'full' ? one.selectionIds : []));
  if (!failed && full.length === 0) return ok(reservations);
  for (const { release } of reservations) release();
  if (failed) throw failed.reason;
  return refuse(fullLegs({ quotes: singles.flatMap(({ bet }) => bet.quotes) }, full));
}

type Outcome =
  | { readonly kind: 'placed'; readonly ids: readonly bigint[] }
  | { readonly kind: 'refused'; readonly refusal: BetRefusal | 'factor-changed' }
  /** Its keys are known: it was placed before. */
  | { readonly kind: 'known' };

/** One transaction: what the last single lacks takes the first one back. */
async function writeTogether(singles: Singles, deps: BettingDeps): Promise<Outcome> {
  const [{ bet: one }] = singles;
  const stakes = senti(singles.reduce((sum, { bet }) => sum + bet.stake, 0n));
  return await deps.database.transact(async (tx): Promise<Outcome> => {
    const refusal = await deps.protection.stakeRefusal(tx, one.playerId, stakes);
    if (refusal) return { kind: 'refused', refusal };
    const [first, ...others] = singles;
    const orders = [first.written.order, ...others.map(({ written }) => written.order)] as const;
    if (await passesDailyCeiling(tx, [...orders], deps)) {
      return { kind: 'refused', refusal: 'daily-winnings-reached' };
    }
    await sql`savepoint singles`.execute(tx);
    const written = singles.map((single) => single.written);
    const bets = singles.map(({ bet }) => bet);
    const outcome = outcomeOf(await writeBets(tx, written, 'limits-counted'), bets);
    if (outcome.kind !== 'placed') await sql`rollback to savepoint singles`.execute(tx);
    return outcome;
  });
}

function outcomeOf(
  outcomes: readonly WriteOutcome[],
  bets: readonly Pick<PricedBet, 'quotes'>[],
): Outcome {
  const ids: bigint[] = [];
  for (const [at, { outcome, orderId }] of outcomes.entries()) {
    switch (outcome) {
      case 'placed':
        invariant(orderId !== null, 'a new order has an id');
        ids.push(orderId);
        break;
      case 'repeated':
      case 'key-used-differently':
        return { kind: 'known' };
      case 'funds-short':
      case 'betting-forbidden':
      case 'factor-changed':
        return { kind: 'refused', refusal: outcome };
      case 'boost-over':
      case 'boost-stake':
      case 'boost-short':
        return { kind: 'refused', refusal: boostRefusal(outcome, bets[at] ?? { quotes: [] }) };
      case 'limits-ask':
        throw new Error('limits are counted before');
    }
  }
  return { kind: 'placed', ids };
}

type Answered = { readonly singles: Singles; readonly bets: readonly PricedBet[] };

async function answerOf(
  outcome: Outcome,
  { singles, bets }: Answered,
  deps: BettingDeps,
): Promise<Attempted> {
  switch (outcome.kind) {
    case 'placed':
      return ok(
        singles.map(({ written }, at) => {
          const id = outcome.ids[at];
          invariant(id !== undefined, 'every single has its order');
          return { ...written.order, id };
        }),
      );
    case 'refused':
      return refuse(outcome.refusal);
    case 'known':
      return (await replayed(bets, deps)) ?? refuse('request-key-used');
  }
}
