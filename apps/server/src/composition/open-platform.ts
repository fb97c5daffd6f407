import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createLocalBus, createRedisBus } from '../platform/bus/index.ts';
import type { Clock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database/create-database.ts';
import type { Database } from '../platform/database/database.ts';
import { pendingMigrations } from '../platform/database/migrate.ts';
import { createEnvelope } from '../platform/envelope/envelope.ts';
import { createOutbox } from '../platform/jobs/outbox.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createMemoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { createRedisRateLimiter } from '../platform/rate-limit/redis-rate-limiter.ts';
import { createOfficeLive } from '../platform/socket/office-live.ts';
import type { ShutdownStack } from '../shutdown-stack.ts';

export type Ground = {
  readonly clock: Clock;
  readonly log: Logger;
  readonly shutdown: ShutdownStack;
  /** How a failed sign-in is delayed; only tests replace it. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

export async function openPlatform(config: Config, ground: Ground) {
  const { log, shutdown } = ground;
  const { DATABASE_URL: url, DATABASE_POOL_MAX: poolMax, REDIS_URL: redis } = config;
  const envelope = await createEnvelope(config.ENVELOPE_KEYS);
  const database = createDatabase({ url, poolMax, log });
  shutdown.defer(database.close);
  await requireCurrentSchema(database);
  const bus = redis ? createRedisBus(redis, log) : createLocalBus(log);
  shutdown.defer(bus.close);
  const rateLimiter = redis ? createRedisRateLimiter(redis, log) : createMemoryRateLimiter();
  shutdown.defer(rateLimiter.close);
  const metrics = createMetrics();
  const officeLive = createOfficeLive({ bus, log });
  const told = { bus, officeLive, outbox: createOutbox() };
  return { ...ground, ...told, database, rateLimiter, envelope, metrics };
}

/** An older schema would fail in the middle of somebody's call instead of here. */
async function requireCurrentSchema(database: Database): Promise<void> {
  await database.ping().catch((cause: Error & { readonly code?: string }) => {
    const reason = cause.message || cause.code || cause.name;
    throw new Error(`the database does not answer (${reason})`, { cause });
  });
  const obstacle = await missingMigrations(database);
  if (obstacle !== undefined) throw new Error(obstacle);
}

export async function missingMigrations(database: Database): Promise<string | undefined> {
  const [first, ...others] = await pendingMigrations(database);
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `the database lacks migration ${first}${more}`;
}
