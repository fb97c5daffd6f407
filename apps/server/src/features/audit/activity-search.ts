import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Reader } from '../../platform/database/database.ts';
import { keptCounts } from '../../platform/kept-counts.ts';

type ActivityFilter = {
  readonly type?: number | undefined;
  readonly userKind?: 'player' | 'administrator' | undefined;
  readonly userId?: bigint | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly words?: string | undefined;
};

export type FoundActivity = {
  readonly id: bigint;
  readonly recordedAt: Date;
  readonly type: number;
  readonly source: string;
  readonly userKind: 'player' | 'administrator' | null;
  readonly userId: bigint | null;
  readonly userName: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly subjectName: string;
  readonly changes: unknown;
  readonly content: string;
  readonly network: string | null;
  readonly userAgent: string;
};

type Page = { readonly page: number; readonly pageSize: number };

/**
 * A search looks at this many of the newest records that the indexes find, and counts no further:
 * a log of years must not be read through for one page of it (LOG-06).
 */
const SEARCH_DEPTH = COUNT_MAX;

const columns = sql.raw(`recorded_at, id, type, source, user_kind, user_id, content, network,
  user_agent`);
const logTables = {
  activity: { columns: sql`${columns}, subject_kind, subject_id, changes`, name: sql`activity` },
  pageReport: {
    columns: sql`${columns}, null::text as subject_kind, null::text as subject_id,
      null::jsonb as changes`,
    name: sql`page_report`,
  },
};

/** Each condition is one that an index begins with, or the time that every index goes on with. */
function conditionsOf(filter: ActivityFilter): RawBuilder<unknown> {
  const { type, userKind, userId, subjectKind, subjectId, from, until } = filter;
  const conditions = [
    // Wider than the column, so that a number nobody has finds nothing instead of failing.
    type !== undefined && sql`type = ${type}::int8`,
    userId !== undefined && sql`user_id = ${userId}::int8`,
    userKind !== undefined && sql`user_kind = ${userKind}`,
    subjectKind !== undefined && sql`subject_kind = ${subjectKind}`,
    subjectId !== undefined && sql`subject_id = ${subjectId}`,
    from && sql`recorded_at >= ${from}`,
    until && sql`recorded_at < ${until}`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Pages report about nothing but themselves. */
const tablesOf = ({ subjectKind, subjectId }: ActivityFilter) =>
  subjectKind === undefined && subjectId === undefined
    ? [logTables.activity, logTables.pageReport]
    : [logTables.activity];

/** The newest of both tables, `depth` at most. */
function newestOf(filter: ActivityFilter, depth: number): RawBuilder<unknown> {
  const each = tablesOf(filter).map(
    ({ name, columns: selected }) => sql`(select ${selected} from ${name}
      where ${conditionsOf(filter)} order by recorded_at desc, id desc limit ${depth})`,
  );
  return sql`select * from (${sql.join(each, sql` union all `)}) as both_tables
    order by recorded_at desc, id desc limit ${depth}`;
}

const holds = (words: string) => sql`strpos(lower(content), lower(${words})) > 0`;

async function countOf(reader: Reader, filter: ActivityFilter): Promise<number> {
  const { words } = filter;
  const counted =
    words === undefined
      ? sql.join(
          tablesOf(filter).map(
            ({ name }) => sql`(select 1 from ${name} where ${conditionsOf(filter)}
              limit ${SEARCH_DEPTH + 1})`,
          ),
          sql` union all `,
        )
      : sql`select 1 from (${newestOf(filter, SEARCH_DEPTH)}) as newest where ${holds(words)}`;
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (${counted}) as counted`.execute(reader);
  return Math.min(Number(rows[0]?.count ?? 0n), SEARCH_DEPTH + 1);
}

export type ReadActivityPage = (
  reader: Reader,
  given: ActivityFilter,
  page: Page,
) => Promise<{ readonly rows: readonly FoundActivity[]; readonly count: number }>;

export function activityPageReader(clock: Clock): ReadActivityPage {
  const countOnce = keptCounts(clock);
  return async (reader, given, page) => {
    const words = given.words?.replaceAll('\0', '') || undefined;
    const filter = { ...given, words };
    const [rows, count] = await Promise.all([
      readPage(reader, filter, page),
      countOnce(keyOf(filter), () => countOf(reader, filter)),
    ]);
    return { rows, count };
  };
}

const keyOf = (filter: ActivityFilter): string =>
  JSON.stringify({ ...filter, userId: filter.userId?.toString() });

/** Newest first, with the names of who did it and whom it was about. */
async function readPage(
  reader: Reader,
  filter: ActivityFilter,
  { page, pageSize }: Page,
): Promise<readonly FoundActivity[]> {
  const { words } = filter;
  const skipped = (page - 1) * pageSize;
  const depth = words === undefined ? skipped + pageSize : SEARCH_DEPTH;
  const shown = sql`select * from (${newestOf(filter, Math.min(depth, SEARCH_DEPTH))}) as newest
    where ${words === undefined ? sql`true` : holds(words)}
    order by recorded_at desc, id desc limit ${pageSize} offset ${skipped}`;
  const found = await sql<FoundRow>`${shown}`.execute(reader);
  const nameOf = await readNames(reader, found.rows);
  return found.rows.map((row) => ({
    ...row,
    userName: nameOf(row.userKind, row.userId?.toString()),
    subjectName: nameOf(row.subjectKind, row.subjectId),
  }));
}

type FoundRow = Omit<FoundActivity, 'userName' | 'subjectName'>;
type NameOf = (kind: string | null, id: string | null | undefined) => string;

/** Of the people and roles on one page, each table asked once. */
async function readNames(reader: Reader, rows: readonly FoundRow[]): Promise<NameOf> {
  const named = rows.flatMap((row) => [
    { kind: row.userKind, id: row.userId?.toString() },
    { kind: row.subjectKind, id: row.subjectId },
  ]);
  const idsOf = (kind: string) => [
    ...new Set(named.flatMap((one) => (one.kind === kind && one.id ? [one.id] : []))),
  ];
  const { rows: names } = await sql<{ kind: string; id: string; name: string }>`
    select 'player' as kind, id::text, name from player
      where id = any(${idsOf('player').filter(isNumber)}::int8[])
    union all
    select 'administrator', id::text, name from administrator
      where id = any(${idsOf('administrator').filter(isNumber)}::int8[])
    union all
    select 'role', id::text, name_en from role
      where id = any(${idsOf('role').filter(isNumber)}::int8[])`.execute(reader);
  const known = new Map(names.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return (kind, id) => known.get(`${kind} ${id}`) ?? '';
}

const isNumber = (id: string): boolean => /^\d{1,18}$/.test(id);
