import { allOfThem, shapeOfCode, systemCodeOf } from '@kipute/domain/betting/bet-shape';
import {
  isReferredOpen,
  movesBy,
  type ReferredEvent,
  type ReferredState,
  referredStates,
} from '@kipute/domain/betting/referred-bet';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { LegWords } from '../../odds-board/index.ts';
import type { BetRequest, LegRefusal } from '../bet-request.ts';

/** A leg as it stood when its bet was referred. */
type ShownLeg = {
  readonly matchId: string;
  readonly selectionId: string;
  readonly odds: number;
  readonly isLive: boolean;
  readonly words: Readonly<Record<string, LegWords | undefined>>;
};

/** Why an accepted bet was not placed: an error of the contract, or the legs that cannot be had. */
export type KeptRefusal = {
  readonly code: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly legs: readonly LegRefusal[];
};

export type ReferredBet = Omit<
  Selectable<DB['referredBet']>,
  'request' | 'shown' | 'state' | 'stake' | 'payout' | 'stakeOffered' | 'refusal'
> & {
  readonly request: BetRequest;
  readonly legs: readonly ShownLeg[];
  /** Hundredths, as text. */
  readonly totalOdds: string;
  readonly state: ReferredState;
  readonly stake: Senti;
  readonly payout: Senti;
  readonly stakeOffered: Senti | null;
  readonly refusal: KeptRefusal | null;
};

type Row = Selectable<DB['referredBet']>;
type KeptRequest = Omit<BetRequest, 'playerId' | 'stake' | 'shape' | 'origin'> & {
  readonly stake: string;
  readonly systemCode: number;
};
type Shown = { readonly legs: readonly ShownLeg[]; readonly totalOdds: string };

/** JSON has no bigint. */
function keptRequest({ playerId: _, origin: __, stake, shape, ...request }: BetRequest) {
  return JSON.stringify({ ...request, stake: String(stake), systemCode: systemCodeOf(shape) });
}

/** Sound: `request` and `shown` are written by `insertReferred` alone. */
function referredOf(row: Row): ReferredBet {
  const { request, shown, ...columns } = row;
  const { stake, systemCode, ...kept } = request as unknown as KeptRequest;
  const shape = systemCode === 0 ? allOfThem : shapeOfCode(systemCode);
  return {
    ...columns,
    ...(shown as unknown as Shown),
    request: { ...kept, playerId: row.playerId, shape, stake: senti(BigInt(stake)) },
    state: row.state as ReferredState,
    stake: senti(row.stake),
    payout: senti(row.payout),
    stakeOffered: row.stakeOffered === null ? null : senti(row.stakeOffered),
    refusal: row.refusal as unknown as KeptRefusal | null,
  };
}

export type NewReferredBet = {
  readonly request: BetRequest;
  readonly requestHash: string;
  readonly shown: Shown;
  readonly payout: Senti;
  readonly referredAt: Date;
  readonly answerUntil: Date;
};

/** Undefined when another bet of the player waits, or this key came a moment ago. */
export async function insertReferred(
  tx: Transaction,
  { request, shown, ...bet }: NewReferredBet,
): Promise<ReferredBet | undefined> {
  const row: Insertable<DB['referredBet']> = {
    ...bet,
    ...{ playerId: request.playerId, requestKey: request.requestKey, stake: request.stake },
    request: keptRequest(request),
    shown: JSON.stringify(shown),
  };
  const kept = await tx
    .insertInto('referredBet')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return kept && referredOf(kept);
}

type Key = Pick<BetRequest, 'playerId' | 'requestKey'>;

export async function referredOfKey(
  reader: Reader,
  { playerId, requestKey }: Key,
): Promise<ReferredBet | undefined> {
  const row = await reader
    .selectFrom('referredBet')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row && referredOf(row);
}

/** The one that is waited for, or with a number that one. */
export async function referredOfPlayer(
  reader: Reader,
  playerId: bigint,
  id: bigint | undefined,
): Promise<ReferredBet | undefined> {
  const row = await reader
    .selectFrom('referredBet')
    .selectAll()
    .where('playerId', '=', playerId)
    .$if(id === undefined, (bets) => bets.where('endedAt', 'is', null))
    .$if(id !== undefined, (bets) => bets.where('id', '=', id ?? 0n))
    .executeTakeFirst();
  return row && referredOf(row);
}

export async function referredById(reader: Reader, id: bigint): Promise<ReferredBet | undefined> {
  const row = await reader
    .selectFrom('referredBet')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && referredOf(row);
}

type ReferredPage = {
  readonly isOpen: boolean | undefined;
  readonly state: ReferredState | undefined;
  readonly playerId: bigint | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** Those that wait, the oldest first; all, the newest first. */
export async function pageOfReferred(
  reader: Reader,
  { isOpen, state, playerId, page, pageSize }: ReferredPage,
): Promise<{ readonly bets: readonly ReferredBet[]; readonly count: number }> {
  const some = reader
    .selectFrom('referredBet')
    .$if(isOpen === true, (bets) => bets.where('endedAt', 'is', null))
    .$if(isOpen === false, (bets) => bets.where('endedAt', 'is not', null))
    .$if(state !== undefined, (bets) => bets.where('state', '=', state ?? ''))
    .$if(playerId !== undefined, (bets) => bets.where('playerId', '=', playerId ?? 0n));
  const { count } = await some
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await some
    .selectAll()
    .orderBy('id', isOpen === true ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { bets: rows.map(referredOf), count };
}

/** How many a trader must answer, and since when. */
export async function referredWaiting(reader: Reader, now: Date) {
  return await reader
    .selectFrom('referredBet')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<Date | null>`min(referred_at)`.as('oldest'),
    ])
    .where('endedAt', 'is', null)
    .where('state', '=', 'waiting')
    .where('answerUntil', '>', now)
    .executeTakeFirstOrThrow();
}

type Move = {
  readonly id: bigint;
  readonly event: Exclude<ReferredEvent, 'time-ran-out'>;
  readonly now: Date;
  readonly set?: Partial<
    Pick<
      Insertable<DB['referredBet']>,
      | 'answerUntil'
      | 'stakeOffered'
      | 'decidedBy'
      | 'decidedAt'
      | 'note'
      | 'orderId'
      | 'serialNumber'
    >
  > & { readonly refusal?: KeptRefusal };
  /** Only of the player's own. */
  readonly playerId?: bigint;
};

/** Those that wait for an answer end by time; one that is being placed does not (RSK-13). */
const answered: readonly ReferredState[] = referredStates.filter((state) =>
  movesBy('time-ran-out').some(([from]) => from === state),
);

/**
 * Moves it if it still stands where the event means something and its time is not over: whoever
 * comes second, or late, changes nothing and is given nothing (RSK-12).
 */
export async function moveReferred(
  writer: Transaction,
  { id, event, now, set: { refusal, ...set } = {}, playerId }: Move,
): Promise<ReferredBet | undefined> {
  const moves = movesBy(event);
  const to = moves[0]?.[1] ?? 'waiting';
  const from = moves.map(([state]) => state);
  const row = await writer
    .updateTable('referredBet')
    .set({
      ...set,
      state: to,
      ...(refusal && { refusal: JSON.stringify(refusal) }),
      ...(to === 'accepted' && { acceptedAt: now }),
      ...(!isReferredOpen(to) && { endedAt: now }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where(({ or, eb }) => or([eb('answerUntil', '>', now), eb('state', 'not in', answered)]))
    .$if(playerId !== undefined, (bets) => bets.where('playerId', '=', playerId ?? 0n))
    .returningAll()
    .executeTakeFirst();
  return row && referredOf(row);
}

/** Nobody answered in time; returns whose those are. */
export async function expireReferred(
  writer: Transaction | Reader,
  now: Date,
): Promise<readonly Pick<ReferredBet, 'id' | 'playerId'>[]> {
  const [[, to] = ['waiting', 'expired']] = movesBy('time-ran-out');
  return await (writer as Transaction)
    .updateTable('referredBet')
    .set({ state: to, endedAt: sql<Date>`answer_until` })
    .where('state', 'in', answered)
    .where('endedAt', 'is', null)
    .where('answerUntil', '<=', now)
    .returning(['id', 'playerId'])
    .execute();
}

/** Accepted so long ago that whoever placed them is gone. */
export async function abandonedReferred(
  reader: Reader,
  before: Date,
): Promise<readonly ReferredBet[]> {
  const rows = await reader
    .selectFrom('referredBet')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('state', '=', 'accepted')
    .where('acceptedAt', '<', before)
    .execute();
  return rows.map(referredOf);
}
