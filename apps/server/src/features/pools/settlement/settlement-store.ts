import { type Senti, senti } from '@kipute/domain/money/senti';
import type { PlaceStanding } from '@kipute/domain/pools/place-standing';
import type { SharedPool } from '@kipute/domain/pools/share-out';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { numberList } from '../../../platform/database/number-lists.ts';
import { type KeptShared, keptShared, sharedFrom } from '../types/kept-terms.ts';

/** One sharing out of an issue; 0 gives every stake back. */
export type PoolSettlement = {
  readonly issueId: bigint;
  readonly settlement: number;
  readonly digest: string;
  readonly standings: readonly PlaceStanding[];
  readonly shared: SharedPool | null;
  readonly growth: Senti;
  /** What all tickets get, less what they had … */
  readonly owed: Senti;
  /** … and how much of it they have got. */
  readonly paid: Senti;
  /** The last ticket that is done. */
  readonly reached: bigint;
  readonly reason: string;
  readonly begunBy: bigint | null;
  readonly approvedBy: bigint | null;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
};

type Row = Omit<PoolSettlement, 'shared' | 'growth' | 'owed' | 'paid'> & {
  readonly shared: KeptShared | null;
  readonly growth: bigint;
  readonly owed: bigint;
  readonly paid: bigint;
};

async function settlementsWhere(
  reader: Reader,
  tail: RawBuilder<unknown>,
): Promise<readonly PoolSettlement[]> {
  const { rows } = await sql<Row>`
    select issue_id, settlement, digest, standings, shared, growth, owed, paid, reached, reason,
      begun_by, approved_by, begun_at, ended_at
    from pool_settlement ${tail}`.execute(reader);
  return rows.map((row) => ({
    ...row,
    shared: row.shared && sharedFrom(row.shared),
    growth: senti(row.growth),
    owed: senti(row.owed),
    paid: senti(row.paid),
  }));
}

/** The one whose tickets are being paid. */
export async function findUnderWay(
  reader: Reader,
  issueId: bigint,
): Promise<PoolSettlement | undefined> {
  const [found] = await settlementsWhere(
    reader,
    sql`where issue_id = ${issueId} and ended_at is null`,
  );
  return found;
}

/** The same; nobody else pays its tickets until the transaction ends. */
export async function lockUnderWay(
  tx: Transaction,
  issueId: bigint,
): Promise<PoolSettlement | undefined> {
  const [found] = await settlementsWhere(
    tx,
    sql`where issue_id = ${issueId} and ended_at is null for no key update`,
  );
  return found;
}

/** Issues with tickets that wait for their money. */
export async function issuesUnderWay(reader: Reader): Promise<readonly bigint[]> {
  const { rows } = await sql<{ issueId: bigint }>`
    select issue_id from pool_settlement where ended_at is null order by issue_id`.execute(reader);
  return rows.map(({ issueId }) => issueId);
}

type Begun = Omit<PoolSettlement, 'paid' | 'reached' | 'endedAt'>;

export async function insertSettlement(tx: Transaction, begun: Begun): Promise<void> {
  const { standings, shared } = begun;
  await sql`
    insert into pool_settlement (issue_id, settlement, digest, standings, shared, growth, owed,
      reason, begun_by, approved_by, begun_at)
    values (${begun.issueId}, ${begun.settlement}, ${begun.digest},
      ${JSON.stringify(standings)}::jsonb,
      ${shared && JSON.stringify(keptShared(shared))}::jsonb, ${begun.growth}, ${begun.owed},
      ${begun.reason}, ${begun.begunBy}, ${begun.approvedBy}, ${begun.begunAt})`.execute(tx);
}

type Progress = Pick<PoolSettlement, 'issueId' | 'settlement' | 'reached'> & {
  /** To tickets of this chunk, less what they had. */
  readonly paidNow: Senti;
};

export async function noteProgress(tx: Transaction, progress: Progress): Promise<void> {
  const { issueId, settlement, reached, paidNow } = progress;
  await sql`
    update pool_settlement set reached = ${reached}, paid = paid + ${paidNow}
    where issue_id = ${issueId} and settlement = ${settlement}`.execute(tx);
}

/** All tickets are paid: only now the issue is shown as settled. */
export async function endSettlement(
  tx: Transaction,
  { issueId, settlement, digest, shared, growth, begunBy }: PoolSettlement,
  at: Date,
): Promise<void> {
  await sql`
    update pool_settlement set ended_at = ${at}
    where issue_id = ${issueId} and settlement = ${settlement}`.execute(tx);
  if (settlement === 0) return;
  // The growth of a correction is nothing; what the first one added stays.
  await sql`
    update pool_issue set state = 'settled', settled_by = ${begunBy}, settled_at = ${at},
      settlements = ${settlement}, growth = growth + ${growth}, digest = ${digest},
      shared = ${shared && JSON.stringify(keptShared(shared))}::jsonb
    where id = ${issueId}`.execute(tx);
}

/** What issues after this one began with. */
export async function carriedOnFrom(reader: Reader, issueId: bigint): Promise<Senti> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from pool_rollover
    where issue_id = ${issueId} and carried_into is not null`.execute(reader);
  return senti(rows[0]?.amount ?? 0n);
}

/** Until the transaction ends no issue is opened with them. */
export async function lockRollovers(tx: Transaction, issueId: bigint): Promise<void> {
  await sql`select from pool_rollover where issue_id = ${issueId} for update`.execute(tx);
}

type Left = {
  readonly issueId: bigint;
  readonly typeId: bigint;
  readonly settlement: number;
  readonly amount: Senti;
};

/** What waits of earlier settlements of the issue goes, and what is left by this one waits instead. */
export async function replaceRollover(tx: Transaction, left: Left): Promise<void> {
  const { issueId, typeId, settlement, amount } = left;
  await sql`
    delete from pool_rollover where issue_id = ${issueId} and carried_into is null`.execute(tx);
  if (amount === 0n) return;
  await sql`
    insert into pool_rollover (issue_id, settlement, type_id, amount)
    values (${issueId}, ${settlement}, ${typeId}, ${amount})`.execute(tx);
}

/** What becomes of one ticket. */
type DecidedTicket = {
  readonly id: bigint;
  readonly bestRight: number;
  readonly prize: bigint;
  readonly tax: bigint;
};

type Decided = Pick<PoolSettlement, 'issueId' | 'settlement'> & {
  readonly lost: readonly DecidedTicket[];
  readonly won: readonly DecidedTicket[];
};

/** Answers how many were written. */
export async function writeTickets(tx: Transaction, decided: Decided, at: Date): Promise<number> {
  const { issueId, settlement, lost, won } = decided;
  const column = (of: readonly DecidedTicket[], name: keyof DecidedTicket) =>
    numberList(of.map((ticket) => ticket[name]));
  const { rows } = await sql<{ written: number }>`
    select settle_pool_tickets(${issueId}, ${settlement}, ${at},
      ${column(lost, 'id')}::bigint[], ${column(lost, 'bestRight')}::smallint[],
      ${column(won, 'id')}::bigint[], ${column(won, 'bestRight')}::smallint[],
      ${column(won, 'prize')}::bigint[], ${column(won, 'tax')}::bigint[]) as written`.execute(tx);
  return rows[0]?.written ?? 0;
}

/** Of a cancelled issue; answers how many were written. */
export async function writeRefunds(
  tx: Transaction,
  ids: readonly bigint[],
  at: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update pool_ticket set state = 'refunded', settled_at = ${at}
    where id = any (${numberList(ids)}::bigint[]) and state = 'open'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function openTicketsOf(reader: Reader, issueId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pool_ticket
    where issue_id = ${issueId} and state = 'open'`.execute(reader);
  return rows[0]?.count ?? 0;
}
