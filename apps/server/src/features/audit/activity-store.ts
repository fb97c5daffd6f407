import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Both tables have these. */
const columns = [
  'id',
  'recordedAt',
  'type',
  'source',
  'userKind',
  'userId',
  'content',
  'network',
  'userAgent',
] as const;

export type ActivityRow = Pick<Selectable<DB['activity']>, (typeof columns)[number]>;

/** What the house did, which only grows, and what pages reported, which is removed by age. */
type LogTable = 'activity' | 'pageReport';

/** A record of the house waits for its seal from the moment it is there (LOG-20). */
export async function insertActivity(
  tx: Transaction,
  row: Insertable<DB['activity']>,
): Promise<void> {
  await tx
    .with('recorded', (query) =>
      query.insertInto('activity').values(row).returning(['recordedAt', 'id']),
    )
    .insertInto('activityUnsealed')
    .columns(['recordedAt', 'activityId'])
    .expression((query) => query.selectFrom('recorded').select(['recordedAt', 'id']))
    .execute();
}

export async function insertReport(
  tx: Transaction,
  row: Insertable<DB['pageReport']>,
): Promise<void> {
  await tx.insertInto('pageReport').values(row).execute();
}

const REMOVED_AT_ONCE = 1_000;

/** The oldest first and a bounded number of them; answers how many went. */
export async function removeReports(tx: Transaction, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from page_report where (recorded_at, id) in (
      select recorded_at, id from page_report where recorded_at < ${before}
      order by recorded_at limit ${REMOVED_AT_ONCE} for update skip locked)`.execute(tx);
  return Number(numAffectedRows);
}

export function activityOf(
  reader: Reader,
  playerId: bigint,
  lines: number,
): Promise<readonly ActivityRow[]> {
  const own = (table: LogTable) =>
    reader
      .selectFrom(
        reader
          .selectFrom(table)
          .select(columns)
          .where('userId', '=', playerId)
          .where('userKind', '=', 'player')
          .orderBy('recordedAt', 'desc')
          .orderBy('id', 'desc')
          .limit(lines)
          .as('own'),
      )
      .selectAll();
  return reader
    .selectFrom(own('activity').unionAll(own('pageReport')).as('both'))
    .selectAll()
    .orderBy('recordedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(lines)
    .execute();
}
