import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

export type BannerRow = {
  readonly id: number;
  readonly type: number;
  readonly language: string;
  readonly title: string;
  readonly represent: string;
  readonly note: string;
  readonly address: string;
  readonly jump: string;
  readonly jumpType: number;
  readonly format: string;
  readonly sorting: number;
  readonly clicksNumber: number;
};

/** What a clerk decides about one. */
export type WantedBanner = Omit<BannerRow, 'id' | 'clicksNumber'> & {
  readonly description: string;
  readonly shownFrom: Date | null;
  readonly shownUntil: Date | null;
};

export type NewBanner = Omit<BannerRow, 'id' | 'clicksNumber'>;

const shownColumns = [
  ...(['id', 'type', 'language', 'title', 'represent', 'note', 'address', 'jump'] as const),
  ...(['jumpType', 'format', 'sorting', 'clicksNumber'] as const),
];

/** Those whose time it is, the first to be shown first. */
export function readBanners(reader: Reader, now: Date): Promise<readonly BannerRow[]> {
  return reader
    .selectFrom('banner')
    .select(shownColumns)
    .where('removed', '=', false)
    .where((where) => where.or([where('shownFrom', 'is', null), where('shownFrom', '<=', now)]))
    .where((where) => where.or([where('shownUntil', 'is', null), where('shownUntil', '>', now)]))
    .orderBy('sorting', 'desc')
    .orderBy('id')
    .execute();
}

/** For a house that never had one: what the office removed or rewrote since is not set again. */
export async function publishFirstBanners(
  tx: Transaction,
  banners: readonly NewBanner[],
): Promise<void> {
  // Of two starters the second waits here, and then finds the banners of the first.
  await sql`lock table banner in share row exclusive mode`.execute(tx);
  const known = await tx.selectFrom('banner').select('id').limit(1).executeTakeFirst();
  if (!known) await tx.insertInto('banner').values(banners).execute();
}

export type BannerState = 'shown' | 'waiting' | 'over';

export type BannerFilter = {
  readonly type: number | undefined;
  readonly language: string | undefined;
  readonly state: BannerState | undefined;
};

const stateAt = (now: Date) => sql<BannerState>`case
  when shown_until <= ${now} then 'over' when shown_from > ${now} then 'waiting' else 'shown' end`;

type Wanted = {
  readonly now: Date;
  readonly today: string;
  readonly page: number;
  readonly pageSize: number;
};

/** By place, then as they are shown; removed ones are gone for good. */
export async function readBannerPage(
  reader: Reader,
  { type, language, state }: BannerFilter,
  { now, today, page, pageSize }: Wanted,
) {
  const conditions: readonly Expression<SqlBool>[] = [
    ...(type === undefined ? [] : [sql<boolean>`banner.type = ${type}`]),
    ...(language === undefined ? [] : [sql<boolean>`banner.language = ${language}`]),
    ...(state === undefined ? [] : [sql<boolean>`${stateAt(now)} = ${state}`]),
  ];
  const found = conditions.reduce(
    (narrowed, condition) => narrowed.where(condition),
    reader.selectFrom('banner').where('removed', '=', false),
  );
  const rows = await found
    .leftJoin('administrator as changer', 'changer.id', 'banner.changedBy')
    .leftJoin('bannerClick as click', (join) =>
      join
        .onRef('click.bannerId', '=', 'banner.id')
        .on('click.day', '=', sql<Date>`${today}::date`),
    )
    .select(shownColumns.map((name) => `banner.${name}` as const))
    .select(['banner.description', 'banner.shownFrom', 'banner.shownUntil', 'banner.revision'])
    .select(['banner.changedBy', 'banner.changedAt', 'changer.name as changerName'])
    .select(['click.clicks as clicksToday', stateAt(now).as('state')])
    .orderBy('banner.type')
    .orderBy('banner.sorting', 'desc')
    .orderBy('banner.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await found
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

export type ManagedRow = Awaited<ReturnType<typeof readBannerPage>>['rows'][number];

export type Changer = { readonly changedBy: bigint; readonly changedAt: Date };

export async function insertBanner(
  tx: Transaction,
  banner: WantedBanner & Changer,
): Promise<number> {
  const { id } = await tx
    .insertInto('banner')
    .values(banner)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Waits for whoever changes it at this moment. */
export async function lockBanner(tx: Transaction, id: number) {
  return await tx
    .selectFrom('banner')
    .selectAll()
    .where('id', '=', id)
    .where('removed', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateBanner(
  tx: Transaction,
  id: number,
  change: Partial<WantedBanner> & Changer & { readonly revision: number; readonly removed?: true },
): Promise<void> {
  await tx.updateTable('banner').set(change).where('id', '=', id).execute();
}

/** One that was written in this very transaction and must not be after all. */
export async function deleteBanner(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('banner').where('id', '=', id).execute();
}
