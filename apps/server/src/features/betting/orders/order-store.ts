import { ARCHIVE_AFTER_DAYS } from '@kipute/contract/constants/betting/limits';
import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import type { OddsHundredths } from '@kipute/domain/betting/bet-odds';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { serialTimeMs, typedSerials } from '@kipute/domain/payments/serial-number';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { type KeptTerms, termsFrom } from '../bet-terms.ts';
import { decidedStatuses, type Order, type OrderLeg, soldStatuses } from '../order.ts';
import { type FinalScores, finalScoresOf } from './final-scores.ts';

type OrderRow = Selectable<DB['betOrder']> & { readonly content: unknown };

/** With what the house alone looks at. */
export type KeptOrder = Order &
  Pick<OrderRow, 'requestKey' | 'legCount' | 'inviterReward'> & {
    readonly legs: readonly (OrderLeg & { readonly isFinal: boolean })[];
  };

const COUNTER_BITS = 20n;

/** In the year 2248; a serial number that somebody made up can say any time. */
const LAST_MS = 2 ** 43 - 1;

/** The first id an order of that millisecond can have: only its month is looked into. */
export function firstIdOf(atMs: number): bigint {
  return BigInt(Math.min(Math.max(atMs, 0), LAST_MS)) << COUNTER_BITS;
}

const orders = (reader: Reader) =>
  reader
    .selectFrom('betOrder')
    .innerJoin('betTerms', 'betTerms.id', 'betOrder.termsId')
    .selectAll('betOrder')
    .select('betTerms.content');

const { letter } = serialLetters.bet;

/** The whole serial number of what somebody typed; undefined for what is none. */
export const typedSerial = (typed: string): string | undefined => typedSerials(typed, [letter])[0];

/** By its serial number, which says when it was placed, whoever's it is. */
export async function findOrderOfSerial(
  reader: Reader,
  serialNumber: string,
): Promise<Order | undefined> {
  const atMs = serialTimeMs(serialNumber);
  if (atMs === undefined) return undefined;
  const row = await orders(reader)
    .where('betOrder.id', '>=', firstIdOf(atMs))
    .where('betOrder.id', '<', firstIdOf(atMs + 1))
    .where('betOrder.serialNumber', '=', serialNumber)
    .executeTakeFirst();
  return row && (await withLegs(reader, [row]))[0];
}

export async function findOrder(
  reader: Reader,
  { playerId, serialNumber }: { readonly playerId: bigint; readonly serialNumber: string },
): Promise<Order | undefined> {
  const order = await findOrderOfSerial(reader, serialNumber);
  return order?.playerId === playerId ? order : undefined;
}

export async function findOrderById(
  reader: Reader,
  { playerId, id }: { readonly playerId: bigint; readonly id: bigint },
): Promise<Order | undefined> {
  const row = await orders(reader)
    .where('betOrder.id', '=', id)
    .where('betOrder.playerId', '=', playerId)
    .executeTakeFirst();
  return row && (await withLegs(reader, [row]))[0];
}

/** The books know the key of every bet, and under it the serial number. */
export async function findOrderOfKey(
  reader: Reader,
  { playerId, requestKey }: { readonly playerId: bigint; readonly requestKey: string },
): Promise<Order | undefined> {
  const entry = await reader
    .selectFrom('journalEntry')
    .select('serialNumber')
    .where('key', '=', `bet ${playerId} ${requestKey}`)
    .executeTakeFirst();
  return entry && findOrder(reader, { playerId, serialNumber: entry.serialNumber });
}

type OrdersPage = {
  readonly playerId: bigint;
  readonly which: 'open' | 'decided' | 'archived' | 'all';
  /** Of decided ones those that ended so. */
  readonly ended?: OrderEnd | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/**
 * Newest first: open or decided ones of the last thirty days, all older ones, or all (BET-63).
 * Decided ones by when they were decided: that is what a player comes back for (BET-72).
 */
export async function listOrders(
  reader: Reader,
  { playerId, which, ended, page, pageSize }: OrdersPage,
  now: Date,
): Promise<{ readonly orders: readonly Order[]; readonly count: number }> {
  const mine = sql<boolean>`player_id = ${playerId} and ${ofKind(which, now)} and ${endedAs(ended)}
    and ${isShown}`;
  const { count } = await reader
    .selectFrom('betOrder')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(mine)
    .executeTakeFirstOrThrow();
  const rows = await orders(reader)
    .where(mine)
    .$if(which === 'decided', (query) => query.orderBy('settledAt', 'desc'))
    .orderBy('betOrder.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { orders: await withLegs(reader, rows), count };
}

/** The office may take a decided one out of its player's lists (STL-60). */
const isShown = sql`not exists (select from hidden_order where order_id = bet_order.id)`;

type OrderEnd = 'won' | 'lost' | 'void' | 'cashed-out';

const back = sql`case paid_with when 'credit' then credit_back else payout end`;
const played = sql`coalesce(stake_in_play, stake)`;
const settled = sql`status = ${orderStatuses.settled.id}`;

/** As `betEnd` says it (BET-15); whatever lost a part is lost. */
function endedAs(ended: OrderEnd | undefined): RawBuilder<unknown> {
  switch (ended) {
    case undefined:
      return sql`true`;
    case 'won':
      return sql`${settled} and profit > 0`;
    case 'lost':
      return sql`${settled} and profit = 0 and ${back} < ${played}`;
    case 'void':
      return sql`${settled} and profit = 0 and ${back} >= ${played}`;
    case 'cashed-out':
      return sql`status = any (${soldStatuses})`;
  }
}

type BetSummary = { readonly bets: number; readonly stakes: Senti; readonly returns: Senti };

/** In cash, of the bets that were decided since: a stake by credit was no money of the player. */
export async function betSummary(
  reader: Reader,
  { playerId, since }: { readonly playerId: bigint; readonly since: Date },
): Promise<BetSummary> {
  const { rows } = await sql<{ bets: number; stakes: string; returns: string }>`
    select count(*)::integer as bets,
      coalesce(sum(case paid_with when 'cash' then stake else 0 end), 0)::text as stakes,
      coalesce(sum(payout + case when status = any (${soldStatuses}) then 0 else sold_paid end), 0)
        ::text as returns
    from bet_order
    where player_id = ${playerId} and ${decided} and settled_at >= ${since}`.execute(reader);
  const { bets = 0, stakes = '0', returns = '0' } = rows[0] ?? {};
  return { bets, stakes: senti(BigInt(stakes)), returns: senti(BigInt(returns)) };
}

/** Without their count. */
export async function newestOrdersOf(
  reader: Reader,
  playerId: bigint,
  limit: number,
): Promise<readonly Order[]> {
  const rows = await orders(reader)
    .where('betOrder.playerId', '=', playerId)
    .orderBy('betOrder.id', 'desc')
    .limit(limit)
    .execute();
  return withLegs(reader, rows);
}

/** Written out: only so its index is found (0160). */
const decided = sql`status in (${sql.raw(decidedStatuses.join())})`;

function ofKind(which: OrdersPage['which'], now: Date): RawBuilder<unknown> {
  const since = firstIdOf(now.getTime() - ARCHIVE_AFTER_DAYS * 86_400_000);
  switch (which) {
    case 'open':
      return sql`bet_order.id >= ${since} and status <> all (${decidedStatuses})`;
    case 'decided':
      return sql`bet_order.id >= ${since} and ${decided}`;
    case 'archived':
      return sql`bet_order.id < ${since}`;
    case 'all':
      return sql`true`;
  }
}

/** Whoever's they are, newest first; those unknown are left out. */
export async function ordersOf(
  reader: Reader,
  ids: readonly bigint[],
): Promise<readonly KeptOrder[]> {
  if (ids.length === 0) return [];
  const rows = await orders(reader)
    .where('betOrder.id', 'in', ids)
    .orderBy('betOrder.id', 'desc')
    .execute();
  return withLegs(reader, rows);
}

async function withLegs(reader: Reader, rows: readonly OrderRow[]): Promise<readonly KeptOrder[]> {
  if (rows.length === 0) return [];
  const legs = await reader
    .selectFrom('betLeg')
    .selectAll()
    .where(
      'orderId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  const byOrder = Map.groupBy(legs, ({ orderId }) => orderId);
  const scores = await finalScoresOf(reader, legs);
  return rows.map((row) => orderOf(row, byOrder.get(row.id) ?? [], scores));
}

function orderOf(
  row: OrderRow,
  legs: readonly Selectable<DB['betLeg']>[],
  scores: FinalScores,
): KeptOrder {
  return {
    ...row,
    stake: senti(row.stake),
    stakeInPlay: senti(row.stakeInPlay ?? row.stake),
    paidWith: row.paidWith === 'credit' ? 'credit' : 'balance',
    totalOdds: BigInt(row.totalOdds) as OddsHundredths,
    terms: termsFrom(row.content as KeptTerms),
    profit: senti(row.profit),
    winBonus: senti(row.winBonus),
    tax: senti(row.tax),
    payout: senti(row.payout),
    creditBack: senti(row.creditBack),
    soldPaid: senti(row.soldPaid),
    legs: legs.map((leg) => ({
      ...leg,
      words: leg.words as OrderLeg['words'],
      endedAt: scores.get(leg.matchId) ?? null,
    })),
  };
}
