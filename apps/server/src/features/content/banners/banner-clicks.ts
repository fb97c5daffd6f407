import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import type { BaseLogger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { GenerationalCache } from '../../../platform/generational-cache.ts';

/** How often banners were followed; figures for a clerk, worth no failed call. */
export type BannerClicks = {
  readonly note: (bannerId: number, view: string) => void;
  /** Writes what was noted since, in one statement. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type ClicksDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
};

const FLUSH_MS = 5_000;
/** A view of a page counts a banner once, as long as it is remembered. */
const VIEWS_KEPT = 50_000;
/** More banners in five seconds are a stranger who makes numbers up. */
const BANNERS_MAX = 1_000;

type Count = { readonly bannerId: number; readonly day: string; clicks: number };

/** A click costs no write: counts are kept in memory and written every few seconds (BAN-30). */
export function createBannerClicks({ database, clock, log }: ClicksDeps): BannerClicks {
  const seen = new GenerationalCache<string, true>(VIEWS_KEPT);
  let counts = new Map<string, Count>();

  const flush = async () => {
    const noted = [...counts.values()];
    counts = new Map();
    if (noted.length > 0) await writeClicks(database, noted);
  };
  const flushOrLog = () =>
    flush().catch((err: unknown) =>
      log.error({ err }, 'content: clicks on banners not written, some are not counted'),
    );
  const timer = setInterval(flushOrLog, FLUSH_MS).unref();
  return {
    note: (bannerId, view) => {
      const once = `${view} ${bannerId}`;
      if (seen.get(once)) return;
      const day = eatDayOf(clock.now().getTime());
      const key = `${bannerId} ${day}`;
      const known = counts.get(key);
      if (!known && counts.size >= BANNERS_MAX) return;
      seen.set(once, true);
      if (known) known.clicks += 1;
      else counts.set(key, { bannerId, day, clicks: 1 });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}

/** A number that is no banner's is passed over. */
async function writeClicks({ transact }: Database, counts: readonly Count[]): Promise<void> {
  // Always in one order, so that two processes do not wait for each other.
  const sorted = counts.toSorted((one, other) => one.bannerId - other.bannerId);
  const statement = sql`
    with counted as (
      select banner.id, noted.day, noted.clicks from unnest(
        ${sorted.map(({ bannerId }) => bannerId)}::integer[],
        ${sorted.map(({ day }) => day)}::date[],
        ${sorted.map(({ clicks }) => clicks)}::integer[]) as noted (banner_id, day, clicks)
      join banner on banner.id = noted.banner_id
    ), by_day as (
      insert into banner_click (banner_id, day, clicks) select id, day, clicks from counted
      on conflict (banner_id, day) do update set clicks = banner_click.clicks + excluded.clicks
    )
    update banner set clicks_number = clicks_number + counted.clicks
    from (select id, sum(clicks)::integer as clicks from counted group by id) as counted
    where banner.id = counted.id`;
  await transact((tx) => statement.execute(tx));
}
