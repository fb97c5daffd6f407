import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { SectionName, StoredValue } from './sections/sections.ts';

export type StoredRevision = {
  readonly section: string;
  readonly revision: number;
  readonly effectiveFrom: Date;
  readonly value: StoredValue;
};

type NewRevision = StoredRevision & {
  readonly section: SectionName;
  readonly changedBy: bigint | null;
  readonly changedAt: Date;
  readonly note: string;
};

/** Far more than wait for their day at once, and enough to step over some that cannot be read. */
const REVISIONS_READ_PER_SECTION = 50;

/** The newest revisions of every section, newest first. */
export async function readNewestRevisions(reader: Reader): Promise<readonly StoredRevision[]> {
  const rows = await reader
    .with('numbered', (db) =>
      db
        .selectFrom('settingRevision')
        .select(['section', 'revision', 'effectiveFrom', 'value'])
        .select(
          sql<bigint>`row_number() over (partition by section order by revision desc)`.as('place'),
        ),
    )
    .selectFrom('numbered')
    .select(['section', 'revision', 'effectiveFrom', 'value'])
    .where('place', '<=', BigInt(REVISIONS_READ_PER_SECTION))
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, value: row.value as StoredValue }));
}

/** What was in force or scheduled by then, newest first. */
export async function readRevisionsUntil(
  reader: Reader,
  section: SectionName,
  instant: Date,
): Promise<readonly StoredRevision[]> {
  const rows = await reader
    .selectFrom('settingRevision')
    .select(['section', 'revision', 'effectiveFrom', 'value'])
    .where('section', '=', section)
    .where('effectiveFrom', '<=', instant)
    .orderBy('effectiveFrom', 'desc')
    .orderBy('revision', 'desc')
    .limit(REVISIONS_READ_PER_SECTION)
    .execute();
  return rows.map((row) => ({ ...row, value: row.value as StoredValue }));
}

export type LastChange = StoredRevision & {
  readonly changedBy: bigint | null;
  readonly changedAt: Date;
};

/** The newest revision and who made it; undefined while the defaults stand. */
export async function readLastChange(
  reader: Reader,
  section: SectionName,
): Promise<LastChange | undefined> {
  const row = await reader
    .selectFrom('settingRevision')
    .select(['section', 'revision', 'effectiveFrom', 'value', 'changedBy', 'changedAt'])
    .where('section', '=', section)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, value: row.value as StoredValue };
}

export type HistoryRow = {
  readonly revision: number;
  readonly effectiveFrom: Date;
  readonly value: StoredValue;
  /** Of the revision before; undefined for the first. */
  readonly before: StoredValue | undefined;
  readonly changedBy: bigint | null;
  readonly changedAt: Date;
  readonly note: string;
  /** Fields that differ from the revision before; of the first all that were said. */
  readonly changed: readonly string[];
};

type Paging = { readonly page: number; readonly pageSize: number };

/** Newest first, with how many there are. */
export async function readHistory(
  reader: Reader,
  section: SectionName,
  { page, pageSize }: Paging,
): Promise<{ readonly rows: readonly HistoryRow[]; readonly count: number }> {
  const rows = await reader
    .selectFrom('settingRevision')
    .select(['revision', 'effectiveFrom', 'changedBy', 'changedAt', 'note', 'value'])
    .where('section', '=', section)
    .orderBy('revision', 'desc')
    // One more: what the last of the page changed is told by the one before it.
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await reader
    .selectFrom('settingRevision')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('section', '=', section)
    .executeTakeFirstOrThrow();
  const shown = rows.slice(0, pageSize).map(({ value, ...row }, place) => {
    const before = rows[place + 1]?.value as StoredValue | undefined;
    const now = value as StoredValue;
    const changed = Object.keys(now).filter(
      (name) => !isDeepStrictEqual(now[name], before?.[name]),
    );
    return { ...row, value: now, before, changed };
  });
  return { rows: shown, count: Number(count) };
}

async function readNewestNumber(tx: Transaction, section: SectionName): Promise<number> {
  const { newest } = await tx
    .selectFrom('settingRevision')
    .select((select) => select.fn.coalesce(select.fn.max('revision'), sql.lit(0)).as('newest'))
    .where('section', '=', section)
    .executeTakeFirstOrThrow();
  return newest;
}

/**
 * False when the revision is not the next one: somebody else wrote first. The question catches an
 * editor who looked long ago, the primary key catches one who looked at the same instant.
 */
export async function insertRevision(tx: Transaction, row: NewRevision): Promise<boolean> {
  if (row.revision !== (await readNewestNumber(tx, row.section)) + 1) return false;
  const inserted = await tx
    .insertInto('settingRevision')
    .values({ ...row, value: JSON.stringify(row.value) })
    .onConflict((conflict) => conflict.columns(['section', 'revision']).doNothing())
    .returning('revision')
    .executeTakeFirst();
  return inserted !== undefined;
}
