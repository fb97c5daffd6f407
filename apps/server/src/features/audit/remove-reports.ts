import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { removeReports } from './activity-store.ts';
import type { Activity, RecordActivity } from './record-activity.ts';

type RemovalDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: RecordActivity;
  /** How long pages' reports are kept; read anew each time. */
  readonly reportDays: () => number;
};

type Remover = Pick<Activity, 'user' | 'source' | 'address' | 'userAgent'>;

/** Removes what pages reported and nobody needs any more; answers how much that was (LOG-08). */
export type RemoveOldReports = (by: Remover) => Promise<number>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half past four at night in Dar es Salaam. */
const EVERY_NIGHT = '30 1 * * *';

export function createRemoveOldReports(deps: RemovalDeps): RemoveOldReports {
  const { database, clock, record, reportDays } = deps;
  return async (by) => {
    const before = new Date(clock.now().getTime() - reportDays() * DAY_MS);
    let removed = 0;
    // In small transactions, each with its own line in the log: what is gone is told of.
    for (let went = -1; went !== 0; removed += went) {
      went = await database.transact(async (tx) => {
        const count = await removeReports(tx, before);
        const content = `page reports before ${before.toISOString()}: ${count}`;
        if (count > 0) await record(tx, { ...by, type: 'log-removal', content });
        return count;
      });
    }
    return removed;
  };
}

export function removeReportsJob(remove: RemoveOldReports): AnyJob {
  return {
    name: 'remove-page-reports',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: EVERY_NIGHT,
    run: async () => void (await remove({ user: null, source: 'server' })),
  };
}
