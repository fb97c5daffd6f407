import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { z } from 'zod';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { checkStatistics } from './check-books.ts';
import { type HealthDeps, type HealthRoutes, healthRoutes } from './health.ts';
import { forgetMinutes, type RollUpDeps, rollUp } from './roll-up.ts';
import {
  type StatisticsDeps,
  type StatisticsRoutes,
  statisticsRoutes,
} from './statistics-routes.ts';

export { checkStatistics } from './check-books.ts';
export { rollUpWhole } from './roll-up.ts';

export type Statistics = {
  readonly routes: StatisticsRoutes & HealthRoutes;
  readonly jobs: readonly AnyJob[];
  /** From now on the roll-up follows the books, in worker processes; returns how to stop. */
  readonly watch: () => () => Promise<void>;
};

type Deps = StatisticsDeps & HealthDeps & { readonly log: Pick<BaseLogger, 'error'> };

const PAUSE_MS = 2_000;
const CHECK_SCHEDULE = '*/10 * * * *';
const WHOLE_CHECK_SCHEDULE = '40 0 * * *';
const DAYS_CHECKED = 2;
const DAY_MS = 86_400_000;

export function createStatistics(deps: Deps): Statistics {
  return {
    routes: { ...statisticsRoutes(deps), ...healthRoutes(deps) },
    jobs: jobsOf(deps),
    watch: () => follow(deps),
  };
}

function jobsOf(deps: Deps): readonly AnyJob[] {
  const job = { payload: z.object({}), attemptsMax: 2, isLong: true };
  const check = async (since: Date) => {
    const report = await checkStatistics(deps, since);
    if (report && report.differences.length > 0) {
      const { differences } = report;
      deps.log.error(
        { differences: differences.slice(0, 5) },
        'statistics: not as the books say, rolled up anew',
      );
    }
  };
  const lastDays = () => check(new Date(deps.clock.now().getTime() - DAYS_CHECKED * DAY_MS));
  const everything = async () => {
    await forgetMinutes(deps);
    await check(new Date(0));
  };
  return [
    { ...job, name: 'check-statistics', schedule: CHECK_SCHEDULE, run: lastDays },
    { ...job, name: 'check-all-statistics', schedule: WHOLE_CHECK_SCHEDULE, run: everything },
  ];
}

function follow({ log, ...deps }: RollUpDeps & Pick<Deps, 'log'>): () => Promise<void> {
  const stop = new AbortController();
  const loop = async () => {
    while (!stop.signal.aborted) {
      await rollUp(deps).catch((err: unknown) =>
        log.error({ err }, 'statistics: hours could not be rolled up, will be tried again'),
      );
      await sleep(PAUSE_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const running = loop();
  return async () => {
    stop.abort();
    await running;
  };
}
