import { ARCHIVE_AFTER_DAYS } from '@kipute/contract/constants/betting/limits';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import type { OddsHundredths } from '@kipute/domain/betting/bet-odds';
import { senti } from '@kipute/domain/money/senti';
import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { type KeptTerms, termsFrom } from '../bet-terms.ts';
import { decidedStatuses, type Order, type OrderLeg } from '../order.ts';
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

/** Time and chance of a serial number, with or without the letter that display drops. */
const wholeSerial = new RegExp(`^${letter}?([0-9A-HJKMNP-TV-Z]{15})$`);

/** The whole serial number of what somebody typed; undefined for what is none. */
export function typedSerial(typed: string): string | undefined {
  const [, rest] = wholeSerial.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  return rest === undefined ? undefined : letter + rest;
}

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
  readonly page: number;
  readonly pageSize: number;
};

/** Newest first: open or decided ones of the last thirty days, all older ones, or all (BET-63). */
export async function listOrders(
  reader: Reader,
  { playerId, which, page, pageSize }: OrdersPage,
  now: Date,
): Promise<{ readonly orders: readonly Order[]; readonly count: number }> {
  const mine = sql<boolean>`player_id = ${playerId} and ${ofKind(which, now)}`;
  const { count } = await reader
    .selectFrom('betOrder')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(mine)
    .executeTakeFirstOrThrow();
  const rows = await orders(reader)
    .where(mine)
    .orderBy('betOrder.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { orders: await withLegs(reader, rows), count };
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

function ofKind(which: OrdersPage['which'], now: Date): RawBuilder<unknown> {
  const since = firstIdOf(now.getTime() - ARCHIVE_AFTER_DAYS * 86_400_000);
  switch (which) {
    case 'open':
      return sql`bet_order.id >= ${since} and status <> all (${decidedStatuses})`;
    case 'decided':
      return sql`bet_order.id >= ${since} and status = any (${decidedStatuses})`;
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
