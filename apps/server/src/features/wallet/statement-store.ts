import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Purse } from '@kipute/domain/ledger/account';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Cause } from './ledger-store.ts';

/** One movement of one purse, as its owner reads it. */
export type StatementLine = {
  readonly line: bigint;
  readonly cause: number;
  readonly serialNumber: string;
  readonly remark: string;
  readonly amount: Senti;
  readonly before: Senti;
  readonly after: Senti;
  readonly recordedAt: Date;
};

export const lineColumns = [
  'posting.purseLine',
  'posting.amount',
  'posting.balanceBefore',
  'posting.balanceAfter',
  'posting.recordedAt',
  'journalEntry.cause',
  'journalEntry.serialNumber',
  'journalEntry.remark',
] as const;

type LineRow = {
  readonly purseLine: bigint | null;
  readonly amount: bigint;
  readonly balanceBefore: bigint | null;
  readonly balanceAfter: bigint | null;
  readonly recordedAt: Date;
  readonly cause: number;
  readonly serialNumber: string;
  readonly remark: string;
};

/** The postings of a purse always have a line and both balances: the table checks it. */
export function statementLine(row: LineRow): StatementLine {
  return {
    line: row.purseLine ?? 0n,
    cause: row.cause,
    serialNumber: row.serialNumber,
    remark: row.remark,
    amount: senti(row.amount),
    before: senti(row.balanceBefore ?? 0n),
    after: senti(row.balanceAfter ?? 0n),
    recordedAt: row.recordedAt,
  };
}

type StatementQuery = {
  readonly playerId: bigint;
  readonly purse: Purse;
  /** Only what is older than this line; undefined for the newest. */
  readonly beforeLine?: bigint;
  readonly lines: number;
};

/** Newest first. Lines are numbered per purse, so a page never repeats or skips one. */
export async function statementOf(
  reader: Reader,
  { playerId, purse, beforeLine, lines }: StatementQuery,
): Promise<readonly StatementLine[]> {
  const rows = await reader
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .select(lineColumns)
    .where('posting.playerId', '=', playerId)
    .where('posting.account', '=', purse)
    .$if(beforeLine !== undefined, (query) =>
      query.where('posting.purseLine', '<', beforeLine ?? 0n),
    )
    .orderBy('posting.purseLine', 'desc')
    .limit(lines)
    .execute();
  return rows.map(statementLine);
}

type LinesQuery = Pick<StatementQuery, 'playerId' | 'purse' | 'lines'> & {
  /** Only what is newer than this line. */
  readonly afterLine: bigint;
};

/** Oldest first, for who follows a purse line by line. */
export async function linesAfter(
  reader: Reader,
  { playerId, purse, afterLine, lines }: LinesQuery,
): Promise<readonly StatementLine[]> {
  const rows = await reader
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .select(lineColumns)
    .where('posting.playerId', '=', playerId)
    .where('posting.account', '=', purse)
    .where('posting.purseLine', '>', afterLine)
    .orderBy('posting.purseLine')
    .limit(lines)
    .execute();
  return rows.map(statementLine);
}

type FlowQuery = {
  readonly playerId: bigint;
  readonly causes: readonly Cause[];
  readonly since: Date;
};

/** What is spent on play: racing coin is balance that was converted, a shilling for a coin. */
const ownMoney: readonly Purse[] = ['cash', 'racing-coin'];

/** What entries of these causes did to the money of a player since then, added up. */
export async function cashFlowOf(
  reader: Reader,
  { playerId, causes, since }: FlowQuery,
): Promise<Senti> {
  const row = await reader
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .select(sql<string | null>`sum(posting.amount)::text`.as('sum'))
    .where('posting.playerId', '=', playerId)
    .where('posting.account', 'in', ownMoney)
    .where('posting.recordedAt', '>=', since)
    .where(
      'journalEntry.cause',
      'in',
      causes.map((cause) => billTypes[cause].id),
    )
    .executeTakeFirstOrThrow();
  return senti(BigInt(row.sum ?? '0'));
}
