import { randomInt } from 'node:crypto';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import type { BetRefusal, PricedBet } from '../bet-request.ts';
import { createTermsBook, termsNow } from '../bet-terms.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../orders/order-store.ts';
import { passesDailyCeiling } from '../risk/daily-winnings.ts';
import type { Exposure, Room } from '../risk/exposure.ts';
import { settleRoomOfLostBet } from '../risk/room-of-lost-bet.ts';
import { type WriteOutcome, writeBets } from './bet-store.ts';
import { createLane } from './placing-lane.ts';
import { ifAsked } from './request-hash.ts';
import { type WrittenBet, writtenBet } from './written-bet.ts';

type WriteBet = (bet: PricedBet) => Promise<Result<Order, BetRefusal | 'overloaded'>>;

/**
 * Tried bare: one or two writers with 64 bets each keep a small PostgreSQL busy (architecture §5).
 * So many who wait are written within a fraction of a second; who comes then is sent away. Mostly
 * the crowd is kept smaller than that at the door; bets that have waited in play come past it.
 */
const laneTerms = { batchMax: 64, writersMax: 2, waitingMax: 512, gatherMs: 2 };

/** Longer than a statement may take that was under way when its connection broke. */
const LOST_BET_WAIT_MS = 15_000;

/** Writes a bet that memory has admitted, and with it takes its stake and its room. */
export function betWriter(deps: BettingDeps, exposure: Pick<Exposure, 'takeRoom'>): WriteBet {
  const termsBook = createTermsBook(deps.database);
  const inTurn = createKeyedMutex<bigint>();
  const lane = createLane<WrittenBet, WriteOutcome>({
    ...laneTerms,
    write: (bets) => writeBets(deps.database.inOneStatement, bets, 'limits-not-counted'),
  });
  const numbers = { ...deps, chance: (below: number) => randomInt(below) };

  const finish = async (bet: PricedBet, written: WrittenBet, submitted: Submitted) => {
    const first = await submitted;
    if (first.outcome !== 'limits-ask') return first;
    return await inTurn(bet.playerId, () => writeWithLimits(bet, written, deps));
  };

  return async (bet) => {
    const terms = termsNow(deps);
    const written = writtenBet(bet, { id: await termsBook(terms), terms }, numbers);
    const room = await exposure.takeRoom(bet, written);
    if (room.kind === 'full') return refuse(fullLegs(bet, room.selectionIds));
    const submitted = room.winnings === 'near-ceiling' ? toBeCounted : lane.submit(written);
    if (submitted === 'overloaded') return withoutRoom(room, 'overloaded');
    const final = await finish(bet, written, submitted).catch((reason) => {
      void settleRoomOfLostBet(
        { room, isPlaced: () => stands(written, deps), waitMs: LOST_BET_WAIT_MS },
        deps.log,
      );
      throw reason;
    });
    if (typeof final === 'string') return withoutRoom(room, final);
    if (final.outcome !== 'placed') return await earlierOrRefused({ bet, room, final }, deps);
    room.keep();
    invariant(final.orderId !== null, 'a new order has an id');
    return ok({ ...written.order, id: final.orderId });
  };
}

type Submitted = WriteOutcome | Promise<WriteOutcome>;

async function stands({ order }: WrittenBet, { database }: BettingDeps): Promise<boolean> {
  return (await findOrder(database.read, order)) !== undefined;
}

const toBeCounted: WriteOutcome = { outcome: 'limits-ask', orderId: null, serialNumber: '' };

type TakenRoom = Extract<Room, { kind: 'taken' }>;

function withoutRoom<Refusal>(room: TakenRoom, refusal: Refusal) {
  room.release();
  return refuse(refusal);
}

function fullLegs({ quotes }: PricedBet, selectionIds: readonly string[]): BetRefusal {
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
    if (await passesDailyCeiling(tx, bet, deps)) return 'daily-winnings-reached';
    const [outcome] = await writeBets(tx, [bet], 'limits-counted');
    invariant(outcome, 'every bet has its outcome');
    return outcome;
  });
}

type Ended = {
  readonly bet: PricedBet;
  readonly room: TakenRoom;
  readonly final: WriteOutcome;
};

async function earlierOrRefused(
  { bet, room, final }: Ended,
  { database }: BettingDeps,
): Promise<Result<Order, BetRefusal>> {
  room.release();
  const { outcome, serialNumber } = final;
  switch (outcome) {
    case 'repeated': {
      const earlier = await findOrder(database.read, { ...bet, serialNumber });
      invariant(earlier, 'what was paid for is there');
      return ifAsked(bet.requestHash, earlier);
    }
    case 'funds-short':
    case 'betting-forbidden':
      return refuse(outcome);
    case 'key-used-differently':
      return refuse('request-key-used');
    case 'placed':
    case 'limits-ask':
      throw new Error(`a bet that is ${outcome} is dealt with before`);
  }
}
