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

export async function insertActivity(
  tx: Transaction,
  table: LogTable,
  row: Insertable<DB['activity']>,
): Promise<void> {
  await tx.insertInto(table).values(row).execute();
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

type ActivityFilter = {
  readonly type?: number | undefined;
  readonly userId?: bigint | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly words?: string | undefined;
};

type ActivityPage = { readonly rows: readonly ActivityRow[]; readonly count: number };

/**
 * A search looks at this many of the newest records that the indexes find, and counts no further:
 * a log of years must not be read through for one page of it (LOG-06).
 */
const SEARCH_DEPTH = 100_000;

const INT8_MAX = 2n ** 63n - 1n;
const clampedToInt8 = (id: bigint): bigint => (id > INT8_MAX ? INT8_MAX : id);

function newestMatching(reader: Reader, filter: ActivityFilter) {
  const found = (table: LogTable) =>
    reader.selectFrom(newestIn(reader, table, filter).as('found')).selectAll();
  return reader
    .selectFrom(found('activity').unionAll(found('pageReport')).as('both'))
    .selectAll()
    .orderBy('recordedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_DEPTH);
}

function newestIn(reader: Reader, table: LogTable, filter: ActivityFilter) {
  const { type, userId, from, until } = filter;
  let query = reader.selectFrom(table).select(columns);
  // Wider than the columns, so that a number nobody has finds nothing instead of failing.
  if (type !== undefined) query = query.where(sql<boolean>`type = ${type}::int8`);
  if (userId !== undefined) query = query.where('userId', '=', clampedToInt8(userId));
  if (from) query = query.where('recordedAt', '>=', from);
  if (until) query = query.where('recordedAt', '<', until);
  return query.orderBy('recordedAt', 'desc').orderBy('id', 'desc').limit(SEARCH_DEPTH);
}

export function activityOf(
  reader: Reader,
  playerId: bigint,
  lines: number,
): Promise<readonly ActivityRow[]> {
  return reader
    .selectFrom(newestMatching(reader, { userId: playerId }).as('own'))
    .selectAll()
    .where('userKind', '=', 'player')
    .orderBy('recordedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(lines)
    .execute();
}

/** Newest first. */
export async function readActivityPage(
  reader: Reader,
  filter: ActivityFilter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<ActivityPage> {
  const found = reader
    .selectFrom(newestMatching(reader, filter).as('found'))
    .$if(filter.words !== undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(content), lower(${filter.words?.replaceAll('\0', '')})) > 0`,
      ),
    );
  const [rows, { count }] = await Promise.all([
    found
      .selectAll()
      .orderBy('recordedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count: Number(count) };
}
