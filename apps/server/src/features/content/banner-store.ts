import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';

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

export type NewBanner = Omit<BannerRow, 'id' | 'clicksNumber'>;

/** Those that were not removed, the first to be shown first. */
export function readBanners(reader: Reader): Promise<readonly BannerRow[]> {
  return reader
    .selectFrom('banner')
    .select(['id', 'type', 'language', 'title', 'represent', 'note', 'address', 'jump'])
    .select(['jumpType', 'format', 'sorting', 'clicksNumber'])
    .where('removed', '=', false)
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
