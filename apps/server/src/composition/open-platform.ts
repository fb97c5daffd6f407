import type { Logger } from 'pino';
import type { Closing } from '../closing.ts';
import type { Config } from '../config.ts';
import { createLocalBus, createRedisBus } from '../platform/bus/index.ts';
import type { Clock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database/create-database.ts';
import type { Database } from '../platform/database/database.ts';
import { pendingMigrations } from '../platform/database/migrate.ts';
import { createEnvelope } from '../platform/envelope/envelope.ts';
import { createOutbox } from '../platform/jobs/index.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createMemoryRateLimiter, createRedisRateLimiter } from '../platform/rate-limit/index.ts';

export type Ground = {
  readonly clock: Clock;
  readonly log: Logger;
  readonly closing: Closing;
  /** How a wrong sign-in is slowed down; only tests replace it. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

export async function openPlatform(config: Config, ground: Ground) {
  const { log, closing } = ground;
  const { DATABASE_URL: url, DATABASE_POOL_MAX: poolMax, REDIS_URL: redis } = config;
  const envelope = await createEnvelope(config.ENVELOPE_KEYS);
  const database = createDatabase({ url, poolMax, log });
  closing.later(database.close);
  await requireCurrentSchema(database);
  const bus = redis ? createRedisBus(redis, log) : createLocalBus(log);
  closing.later(bus.close);
  const rateLimiter = redis ? createRedisRateLimiter(redis, log) : createMemoryRateLimiter();
  closing.later(rateLimiter.close);
  const metrics = createMetrics();
  return { ...ground, database, bus, rateLimiter, envelope, metrics, outbox: createOutbox() };
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
