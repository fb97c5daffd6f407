/**
 * The most one player may win in a day (BET-45, BET-46). Memory tells who comes near the ceiling,
 * so that most bets need no query; those who do are counted in the database, under their lock.
 */
import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { type NewOrder, soldStatuses } from '../order.ts';

/** What one bet may bring its player beyond the stake, in senti, on the day it was placed. */
export type PromisedWinnings = {
  readonly playerId: bigint;
  /** The instant at which that day began in East Africa. */
  readonly day: number;
  readonly amount: bigint;
};

/** What comes beyond the player's own money: a stake by credit was none. */
export function winningsOf(order: NewOrder): PromisedWinnings {
  const { playerId, placedAt, stake, paidWith, payout } = order;
  const own = paidWith === 'balance' ? stake : 0n;
  return {
    playerId,
    day: eatDayBegan(placedAt.getTime()),
    amount: payout > own ? payout - own : 0n,
  };
}

/**
 * Who may win less than this part of the ceiling today is not counted in the database: so many
 * processes that hear nothing from each other still stay below it together.
 */
const PROCESSES_UNHEARD = 4n;

export type DailyWinnings = {
  readonly book: WinningsBook;
  /** What the bets of today promise by the books. */
  readonly read: (reader: Reader) => Promise<readonly PromisedWinnings[]>;
  /** Counts a bet about to be written; whether its player must be counted in the database. */
  readonly reserve: (promised: PromisedWinnings) => Promise<'near-ceiling' | 'far-from-ceiling'>;
};

type WinningsDeps = Pick<BettingDeps, 'database' | 'settings' | 'clock'>;

export function createDailyWinnings({ database, settings, clock }: WinningsDeps): DailyWinnings {
  const book = new WinningsBook();
  const marked = new Map<bigint, Promise<void>>();
  const mark = (playerId: bigint) => {
    const known = marked.get(playerId) ?? database.transact((tx) => markAsCounted(tx, playerId));
    marked.set(playerId, known);
    return known;
  };
  return {
    book,
    read: (reader) => winningsSince(reader, eatDayBegan(clock.now().getTime())),
    reserve: async (promised) => {
      const total = book.reserve(promised);
      const { dailyProfitMaximum } = settings.current('bet');
      const isFar = total !== undefined && total * PROCESSES_UNHEARD <= dailyProfitMaximum;
      if (isFar) return 'far-from-ceiling';
      const { playerId } = promised;
      await mark(playerId).catch((reason) => {
        // The next bet tries again; this one is not placed uncounted.
        marked.delete(playerId);
        book.release(promised);
        throw reason;
      });
      return 'near-ceiling';
    },
  };
}

/**
 * Whether bets of one player and one moment would pass the ceiling together, by the database; called
 * under the lock of the player.
 */
export async function passesDailyCeiling(
  tx: Transaction,
  orders: readonly [NewOrder, ...NewOrder[]],
  { settings }: Pick<BettingDeps, 'settings'>,
): Promise<boolean> {
  const before = await countWinnings(tx, winningsOf(orders[0]));
  const promised = orders.reduce((sum, order) => sum + winningsOf(order).amount, before);
  return promised > settings.current('bet').dailyProfitMaximum;
}

/**
 * What the bets of today may bring each player, as far as this process knows. It takes a lost bet
 * for an open one, so it says too much sooner than too little; it refuses nobody, and only tells
 * who has to be counted in the database.
 */
export class WinningsBook {
  #day = 0;
  #byPlayer = new Map<bigint, bigint>();
  /** Weak, because all bets come and go here: see ShortLivedMap. */
  readonly #reserved = new WeakSet<PromisedWinnings>();

  /** What the player may win that day, this bet included; undefined for a day that is over. */
  reserve(promised: PromisedWinnings): bigint | undefined {
    this.#reserved.add(promised);
    this.add(promised);
    return promised.day === this.#day ? this.#byPlayer.get(promised.playerId) : undefined;
  }

  /** The bet is written: what was counted for it stays. */
  confirm(promised: PromisedWinnings): void {
    this.#reserved.delete(promised);
  }

  /** The bet was not written. */
  release(promised: PromisedWinnings): void {
    if (this.#reserved.delete(promised)) this.add({ ...promised, amount: -promised.amount });
  }

  /** Of a day that is over nothing is kept. */
  add({ playerId, day, amount }: PromisedWinnings): void {
    if (day < this.#day) return;
    if (day > this.#day) this.#byPlayer.clear();
    this.#day = day;
    this.#byPlayer.set(playerId, (this.#byPlayer.get(playerId) ?? 0n) + amount);
  }

  /** Begins anew with a snapshot, and the bets that it misses. */
  replaceWith(promised: readonly PromisedWinnings[], missing: readonly PromisedWinnings[]): void {
    this.#byPlayer.clear();
    for (const one of [...promised, ...missing]) this.add(one);
  }
}

/**
 * As `winningsOf` says it: open bets by what they promise, decided ones by what they paid, both with
 * what parts of them have brought that were sold before.
 */
const winnings = sql`
  greatest(payout + case when status = any (${soldStatuses}) then 0 else sold_paid end
    - case paid_with when 'cash' then stake else 0 end, 0)`;

/** Of every player who bet since. */
async function winningsSince(reader: Reader, day: number): Promise<readonly PromisedWinnings[]> {
  const { rows } = await sql<{ playerId: bigint; amount: string }>`
    select player_id, sum(${winnings})::text as amount from bet_order
    where id >= bet_id_from(${new Date(day)}) group by player_id`.execute(reader);
  return rows.map(({ playerId, amount }) => ({ playerId, day, amount: BigInt(amount) }));
}

/** Of one player. */
export async function countWinnings(
  reader: Reader,
  { playerId, day }: Pick<PromisedWinnings, 'playerId' | 'day'>,
): Promise<bigint> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(${winnings}), 0)::text as amount from bet_order
    where player_id = ${playerId} and id >= bet_id_from(${new Date(day)})`.execute(reader);
  return BigInt(rows[0]?.amount ?? 0);
}

/**
 * From its commit on `place_bets` of every process asks for this player to be counted, and what
 * was written before is in the books.
 */
async function markAsCounted(tx: Transaction, playerId: bigint): Promise<void> {
  await sql`select count_player_from_now(${playerId})`.execute(tx);
}
