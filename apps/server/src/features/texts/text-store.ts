import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { TextContent } from './text-content.ts';

export type TextKind = 'rich' | 'help' | 'article';

export type TextRow = {
  readonly id: bigint;
  readonly kind: TextKind;
  readonly type: number | null;
  readonly topic: string | null;
  readonly slug: string;
  readonly sort: number;
  readonly hidden: boolean;
};

export type NewText = Omit<TextRow, 'id'>;

type VersionColumns = {
  readonly number: number;
  readonly titleSw: string;
  readonly titleEn: string;
  readonly bodySw: string;
  readonly bodyEn: string;
  readonly keywordsSw: string;
  readonly keywordsEn: string;
  readonly hash: Buffer;
  readonly source: string;
  readonly releasedAt: Date;
  readonly madeBy: bigint | null;
  readonly madeAt: Date;
  readonly note: string;
};

type TextVersion = Omit<VersionColumns, `${'title' | 'body' | 'keywords'}${'Sw' | 'En'}`> & {
  readonly content: TextContent;
};

function versionOf({
  titleSw,
  titleEn,
  bodySw,
  bodyEn,
  keywordsSw,
  keywordsEn,
  ...version
}: VersionColumns): TextVersion {
  return {
    ...version,
    content: {
      sw: { title: titleSw, body: bodySw, keywords: keywordsSw },
      en: { title: titleEn, body: bodyEn, keywords: keywordsEn },
    },
  };
}

const textColumns = ['id', 'kind', 'type', 'topic', 'slug', 'sort', 'hidden'] as const;
const versionColumns = [
  ...['number', 'titleSw', 'titleEn', 'bodySw', 'bodyEn', 'keywordsSw', 'keywordsEn'],
  ...['hash', 'source', 'releasedAt', 'madeBy', 'madeAt', 'note'],
] as readonly (keyof VersionColumns)[];

const kindOf = <Row extends { kind: string }>(row: Row) => ({ ...row, kind: row.kind as TextKind });

export async function findText(reader: Reader, id: bigint): Promise<TextRow | undefined> {
  const row = await reader
    .selectFrom('playerText')
    .select(textColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && kindOf(row);
}

/** Versions of one text are written and withdrawn in turn. */
export async function lockText(tx: Transaction, id: bigint): Promise<TextRow | undefined> {
  const row = await tx
    .selectFrom('playerText')
    .select(textColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && kindOf(row);
}

/** Undefined when another has its slug or its number already. */
export async function insertText(tx: Transaction, text: NewText): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('playerText')
    .values(text)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Of one that was just written and has no version. */
export async function deleteText(tx: Transaction, id: bigint): Promise<void> {
  await tx.deleteFrom('playerText').where('id', '=', id).execute();
}

export async function arrangeText(
  tx: Transaction,
  id: bigint,
  place: Pick<TextRow, 'type' | 'topic' | 'sort' | 'hidden'>,
): Promise<void> {
  await tx.updateTable('playerText').set(place).where('id', '=', id).execute();
}

type NewVersion = Omit<TextVersion, 'source'> & { readonly source: 'shipped' | 'office' };

export async function insertVersion(
  tx: Transaction,
  textId: bigint,
  { content: { sw, en }, ...version }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('textVersion')
    .values({
      ...version,
      textId,
      ...{ titleSw: sw.title, bodySw: sw.body, keywordsSw: sw.keywords },
      ...{ titleEn: en.title, bodyEn: en.body, keywordsEn: en.keywords },
    })
    .execute();
}

type Withdrawal = {
  readonly textId: bigint;
  readonly number: number;
  readonly withdrawnBy: bigint;
  readonly withdrawnAt: Date;
  readonly note: string;
};

export async function insertWithdrawal(tx: Transaction, withdrawal: Withdrawal): Promise<void> {
  await tx.insertInto('textWithdrawal').values(withdrawal).execute();
}

/** What was not taken back before its time came. */
const stands = sql<boolean>`not exists (
  select from text_withdrawal as gone
  where gone.text_id = version.text_id and gone.number = version.number)`;

export type KnownVersion = TextVersion & { readonly withdrawn: boolean };

function versionsOf(reader: Reader, textId: bigint) {
  return reader
    .selectFrom('textVersion as version')
    .select(versionColumns)
    .select(sql<boolean>`not (${stands})`.as('withdrawn'))
    .where('textId', '=', textId);
}

export async function readVersions(
  reader: Reader,
  textId: bigint,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const [rows, { count }] = await Promise.all([
    versionsOf(reader, textId)
      .orderBy('number', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    reader
      .selectFrom('textVersion')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('textId', '=', textId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(knownVersion), count: Number(count) };
}

const knownVersion = ({ withdrawn, ...row }: VersionColumns & { withdrawn: boolean }) => ({
  ...versionOf(row),
  withdrawn,
});

export async function findVersion(
  reader: Reader,
  textId: bigint,
  number: number,
): Promise<KnownVersion | undefined> {
  const row = await versionsOf(reader, textId).where('number', '=', number).executeTakeFirst();
  return row && knownVersion(row);
}

/** What an editor goes on from: the newest that stands; of a text without one, the newest. */
export async function newestStanding(
  reader: Reader,
  textId: bigint,
): Promise<KnownVersion | undefined> {
  const row = await versionsOf(reader, textId)
    .orderBy(stands, 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && knownVersion(row);
}

/** 0 for a text without any. */
export async function newestNumber(reader: Reader, textId: bigint): Promise<number> {
  const { newest } = await reader
    .selectFrom('textVersion')
    .select((select) => select.fn.coalesce(select.fn.max('number'), sql.lit(0)).as('newest'))
    .where('textId', '=', textId)
    .executeTakeFirstOrThrow();
  return newest;
}

/** By latest release, of equal ones by number. Of one instant, as of any list of the office. */
export async function effectiveNumber(
  reader: Reader,
  textId: bigint,
  at: Date,
): Promise<number | undefined> {
  const row = await reader
    .selectFrom('textVersion as version')
    .select('number')
    .where('textId', '=', textId)
    .where('releasedAt', '<=', at)
    .where(stands)
    .orderBy('releasedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/** Of one text, hidden or not: what is in effect at that instant, and what waits for later. */
export async function readLasting(
  reader: Reader,
  textId: bigint,
  at: Date,
): Promise<readonly KnownVersion[]> {
  const inEffect = await effectiveNumber(reader, textId, at);
  const rows = await versionsOf(reader, textId)
    .where(stands)
    .where((where) => where.or([where('releasedAt', '>', at), where('number', '=', inEffect ?? 0)]))
    .execute();
  return rows.map(knownVersion);
}

export type ShownVersion = TextRow & { readonly version: TextVersion };

/** Of every text that is not hidden: what is in effect at that instant, and what waits for later. */
export async function readShown(reader: Reader, at: Date): Promise<readonly ShownVersion[]> {
  const rows = await reader
    .selectFrom('playerText as text')
    .innerJoin('textVersion as version', 'version.textId', 'text.id')
    .select([...textColumns.map((column) => `text.${column}` as const)])
    .select(versionColumns.map((column) => `version.${column}` as const))
    .where('text.hidden', '=', false)
    .where(stands)
    .where((where) =>
      where.or([
        where('version.releasedAt', '>', at),
        where(
          'version.number',
          '=',
          sql<number>`(
            select latest.number from text_version as latest
            where latest.text_id = text.id and latest.released_at <= ${at} and not exists (
              select from text_withdrawal as gone
              where gone.text_id = latest.text_id and gone.number = latest.number)
            order by latest.released_at desc, latest.number desc limit 1)`,
        ),
      ]),
    )
    .orderBy('text.sort', 'desc')
    .orderBy('text.id')
    .execute();
  return rows.map(({ id, kind, type, topic, slug, sort, hidden, ...version }) => ({
    ...kindOf({ id, kind, type, topic, slug, sort, hidden }),
    version: versionOf(version),
  }));
}

/** Of one text, all hashes that came with the product, and whether the house ever wrote it. */
export async function readOrigins(reader: Reader, textId: bigint) {
  return await reader
    .selectFrom('textVersion')
    .select(['number', 'hash', 'source'])
    .where('textId', '=', textId)
    .orderBy('number')
    .execute();
}
