import { buildFeatures } from './composition/build-features.ts';
import { type Ground, openPlatform } from './composition/open-platform.ts';
import { type Built, openSites } from './composition/open-sites.ts';
import type { Config } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { changeableHistory } from './platform/database/runtime-role.ts';
import { startJobRunners } from './platform/jobs/job-runner.ts';
import { createLogger } from './platform/log.ts';
import { findSeededAccount } from './seed/seeded-accounts.ts';
import { createShutdownStack } from './shutdown-stack.ts';

export type Application = {
  /** Undefined in a process without the `api` role. */
  readonly playerUrl: string | undefined;
  readonly backofficeUrl: string | undefined;
  /** Takes nothing new, finishes what is under way, closes everything. */
  readonly drain: () => Promise<void>;
};

export type Overrides = Partial<Omit<Ground, 'shutdown'>>;

const SHORT_JOBS_AT_ONCE = 4;
/** Two keep the database busy; more would only hold more in memory. */
const LONG_JOBS_AT_ONCE = 2;

/** Builds everything in level order and listens. A start that fails leaves nothing open. */
export async function createApplication(
  config: Config,
  { clock = systemClock, log = createLogger(config.LOG_LEVEL), ...others }: Overrides = {},
): Promise<Application> {
  const shutdown = createShutdownStack(log);
  const ground = { clock, log, shutdown, ...others };
  const addresses = await openAll(config, ground).catch(async (error: unknown) => {
    await shutdown.closeAll();
    throw error;
  });
  return { ...addresses, drain: shutdown.closeAll };
}

async function openAll(config: Config, ground: Ground) {
  const platform = await openPlatform(config, ground);
  const built = { ...platform, ...(await buildFeatures(config, platform)) };
  if (config.NODE_ENV === 'production') await refuseInsecureDatabase(built);
  if (config.ROLES.includes('worker')) await runJobs(config, built);
  return config.ROLES.includes('api')
    ? openSites(config, built)
    : { playerUrl: undefined, backofficeUrl: undefined };
}

/** Weaknesses of a production database that nobody notices until they are exploited (WIRE-37). */
async function refuseInsecureDatabase({ database, access }: Built): Promise<void> {
  const history = await changeableHistory(database);
  if (history !== undefined) {
    throw new Error(`DATABASE_URL: its role may change ${history}, which only grows`);
  }
  const account = await findSeededAccount(database, access);
  if (account !== undefined) {
    throw new Error(`the account ${account} has its seeded password, which everybody knows`);
  }
}

async function runJobs(config: Config, { jobs, log, metrics, shutdown }: Built): Promise<void> {
  const runner = await startJobRunners({
    databaseUrl: config.DATABASE_URL,
    jobs,
    log,
    concurrency: { short: SHORT_JOBS_AT_ONCE, long: LONG_JOBS_AT_ONCE },
    onFinalFailure: metrics.jobGaveUp,
  });
  shutdown.defer(runner.drain);
}
