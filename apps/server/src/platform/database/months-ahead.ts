import { sql } from 'kysely';
import type { BaseLogger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { AnyJob } from '../jobs/jobs.ts';
import type { Database } from './database.ts';

/** Tables that lie in months, and the function that makes a month of them. */
export type MonthlyTables = { readonly tables: readonly string[]; readonly add: string };

type MonthsAheadDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
};

/** This month and the next. Whoever is called has that long to find out why the others are missing. */
const NEEDED = 2;
const KEPT = 6;
const EVERY_NIGHT = '40 21 * * *';
const LOOK_EVERY_MS = 600_000;

/**
 * Months are made before they begin (DAT-15). Rows of a month without a partition are kept as well,
 * in the default one, but then that month can be made no more without moving them.
 */
export function createMonthsAhead(
  { database, clock, log }: MonthsAheadDeps,
  kinds: readonly MonthlyTables[],
) {
  let missing = 0;

  async function look(): Promise<void> {
    missing = await countMissing(database, kinds, monthsFrom(clock.now(), NEEDED));
    if (missing > 0) log.error({ missing }, 'database: months have no partition, see add-months');
  }

  const job: AnyJob = {
    ...{ name: 'add-months', payload: z.object({}), attemptsMax: 5, schedule: EVERY_NIGHT },
    run: async () => {
      const { inOneStatement, read } = database;
      for (const month of monthsFrom(clock.now(), KEPT)) {
        for (const { add } of kinds) {
          const added = sql`select ${sql.id(add)}(${month}::date)`.compile(read);
          await inOneStatement.executeQuery(added);
        }
      }
      await look();
    },
  };

  return {
    jobs: [job],
    /** Of this month and the next, by the last look of this process. */
    missing: () => missing,
    look,
    watch: (): (() => void) => {
      const lookOrLog = () =>
        void look().catch((err) => log.error({ err }, 'database: months were not looked at'));
      lookOrLog();
      const timer = setInterval(lookOrLog, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}

/** First days of months, the one of `now` first. The functions know whose months they are. */
function monthsFrom(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, ahead) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    return month.toISOString().slice(0, 10);
  });
}

async function countMissing(
  { read }: Database,
  kinds: readonly MonthlyTables[],
  months: readonly string[],
): Promise<number> {
  const suffixes = months.map((month) => `_${month.slice(0, 7).replace('-', '_')}`);
  const names = kinds
    .flatMap(({ tables }) => tables)
    .flatMap((table) => suffixes.map((suffix) => table + suffix));
  const { rows } = await sql<{ missing: bigint }>`
    select count(*) as missing from unnest(${names}::text[]) as name
    where to_regclass(name) is null`.execute(read);
  return Number(rows[0]?.missing ?? 0);
}
