import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSmsGateway } from './adapters/sms/client.ts';
import { type Closing, createClosing } from './closing.ts';
import type { Config } from './config.ts';
import { createAccess } from './features/access/index.ts';
import { createAudit } from './features/audit/index.ts';
import { createContent } from './features/content/index.ts';
import { createMessaging } from './features/messaging/index.ts';
import { createPlayers } from './features/players/index.ts';
import { createSettings } from './features/settings/index.ts';
import { createLocalBus, createRedisBus } from './platform/bus/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database/create-database.ts';
import type { Database } from './platform/database/database.ts';
import { pendingMigrations } from './platform/database/migrate.ts';
import { createEnvelope } from './platform/envelope/envelope.ts';
import { createArrivals } from './platform/http/arrivals.ts';
import type { Handlers } from './platform/http/handler.ts';
import { createOverloadValve } from './platform/http/overload-valve.ts';
import { closeSiteServer, createSiteServer } from './platform/http/site-server.ts';
import { createOutbox, startJobRunner } from './platform/jobs/index.ts';
import { createLogger, withoutRedaction } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createMemoryRateLimiter, createRedisRateLimiter } from './platform/rate-limit/index.ts';
import { attachLiveSocket, createHub } from './platform/socket/index.ts';

export type Application = {
  /** Undefined in a process without the `api` role. */
  readonly playerUrl: string | undefined;
  readonly backofficeUrl: string | undefined;
  /** Takes nothing new, finishes what is under way, closes everything. */
  readonly drain: () => Promise<void>;
};

export type Overrides = { readonly clock?: Clock; readonly log?: Logger };

/** Enough for a queue that still moves; more would only be answered too late. */
const CALLS_IN_FLIGHT_MAX = 2_000;
const LATENESS_MS_MAX = 1_000;
const JOBS_AT_ONCE = 4;

/** Builds everything in level order and listens. A start that fails leaves nothing open. */
export async function createApplication(
  config: Config,
  { clock = systemClock, log = createLogger(config.LOG_LEVEL) }: Overrides = {},
): Promise<Application> {
  const closing = createClosing(log);
  const addresses = await openAll(config, { clock, log, closing }).catch(async (error: unknown) => {
    await closing.closeAll();
    throw error;
  });
  return { ...addresses, drain: closing.closeAll };
}

type Ground = { readonly clock: Clock; readonly log: Logger; readonly closing: Closing };

async function openAll(config: Config, ground: Ground) {
  const platform = await openPlatform(config, ground);
  const features = await buildFeatures(config, platform);
  if (config.ROLES.includes('worker')) await runJobs(config, { ...platform, ...features });
  return config.ROLES.includes('api')
    ? openSites(config, { ...platform, ...features })
    : { playerUrl: undefined, backofficeUrl: undefined };
}

async function openPlatform(config: Config, ground: Ground) {
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

type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** An older schema would fail in the middle of somebody's call instead of here. */
async function requireCurrentSchema(database: Database): Promise<void> {
  await database.ping().catch((cause: Error & { readonly code?: string }) => {
    const reason = cause.message || cause.code || cause.name;
    throw new Error(`the database does not answer (${reason})`, { cause });
  });
  const obstacle = await missingMigrations(database);
  if (obstacle !== undefined) throw new Error(obstacle);
}

async function missingMigrations(database: Database): Promise<string | undefined> {
  const [first, ...others] = await pendingMigrations(database);
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `the database lacks migration ${first}${more}`;
}

async function buildFeatures(config: Config, platform: Platform) {
  const { closing } = platform;
  const audit = createAudit(platform);
  const settings = await createSettings({ ...platform, recordActivity: audit.record });
  closing.later(settings.close);
  const access = createAccess({
    ...platform,
    pepper: config.SECRET_PEPPER,
    recordActivity: audit.record,
    limits: () => settings.current('limits'),
  });
  closing.later(access.close);
  const content = createContent({ ...platform, settings });
  const gateway = createSmsGateway({
    baseUrl: config.SMS_GATEWAY_URL,
    apiKey: config.SMS_API_KEY,
    secretKey: config.SMS_SECRET_KEY,
    senderName: config.SMS_SENDER_NAME,
  });
  const messaging = createMessaging({ ...platform, access, gateway });
  const players = createPlayers({ ...platform, access, audit });
  const handlers = {
    ...audit.routes,
    ...settings.routes,
    ...access.routes,
    ...content.routes,
    ...players.routes,
  } satisfies Handlers;
  return { settings, authenticate: access.authenticate, handlers, jobs: messaging.jobs };
}

type Built = Platform & Awaited<ReturnType<typeof buildFeatures>>;

async function runJobs(config: Config, { jobs, log, metrics, closing }: Built): Promise<void> {
  const runner = await startJobRunner({
    databaseUrl: config.DATABASE_URL,
    jobs,
    log,
    concurrency: JOBS_AT_ONCE,
    onFinalFailure: metrics.jobGaveUp,
  });
  closing.later(runner.drain);
}

async function openSites(config: Config, built: Built) {
  const { closing } = built;
  const drain = { begun: false };
  const terms = openCallTerms(config, built, drain);
  const player = await createSiteServer({
    ...terms,
    site: 'player',
    folder: config.PLAYER_SITE_FOLDER,
  });
  const backoffice = await createSiteServer({
    ...terms,
    site: 'backoffice',
    folder: config.BACKOFFICE_SITE_FOLDER,
  });
  const live = openLiveSocket(config, built, player);
  closing.later(async () => {
    drain.begun = true;
    await Promise.all([live.drain(), closeSiteServer(player), closeSiteServer(backoffice)]);
  });
  const { HOST: host, PLAYER_PORT, BACKOFFICE_PORT } = config;
  return {
    playerUrl: await listen(player, { host, port: PLAYER_PORT }),
    backofficeUrl: await listen(backoffice, { host, port: BACKOFFICE_PORT }),
  };
}

function openCallTerms(config: Config, built: Built, drain: { readonly begun: boolean }) {
  const { metrics, closing, database, log } = built;
  const valve = createOverloadValve({
    inFlightMax: CALLS_IN_FLIGHT_MAX,
    latenessMaxMs: LATENESS_MS_MAX,
  });
  closing.later(valve.close);
  metrics.gauge('kipute_calls_in_flight', 'Calls being answered right now', valve.inFlight);
  return {
    ...built,
    valve,
    arrivals: createArrivals(config.RATE_LIMIT_FACTOR),
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    checkReplies: config.NODE_ENV !== 'production',
    callLog: withoutRedaction(log),
    trustProxy: config.TRUST_PROXY,
    isDraining: () => drain.begun,
    whyNotReady: () => missingMigrations(database),
  };
}

/** What pages hear without asking. Only public topics exist so far. */
function openLiveSocket(config: Config, built: Built, player: FastifyInstance) {
  const { settings, envelope, authenticate, clock, log, metrics } = built;
  const hub = createHub({ count: metrics.socketEvent });
  const live = attachLiveSocket({
    server: player.server,
    hub,
    openSocketKey: async (header) => {
      const keys = await envelope.pageKeys(header);
      return typeof keys === 'string' ? undefined : keys.socket;
    },
    authenticate,
    canRead: (topic) => topic === 'site',
    clock,
    log,
    count: metrics.socketEvent,
    connectionsMax: config.SOCKET_CONNECTIONS_MAX,
    trustProxy: config.TRUST_PROXY,
  });
  metrics.gauge('kipute_sockets', 'Pages on the live socket', live.connections);
  // A page asks again in its own language, so the broadcast needs no text.
  settings.onChanged((section) => {
    const content = { section };
    hub.publish({ type: 'settings_changed', topic: 'site', content }, { coalesceKey: section });
    if (section === 'bet') hub.publish({ type: 'no_bet', topic: 'site', content: null });
  });
  return live;
}

async function listen(
  server: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  await server.listen({ host, port });
  const address = server.server.address() as AddressInfo;
  return `http://${host}:${address.port}`;
}
