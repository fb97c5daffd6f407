import type { AddressInfo } from 'node:net';
import type { Site } from '@kipute/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSmsGateway } from './adapters/sms/client.ts';
import type { Config } from './config.ts';
import { createAccess } from './features/access/index.ts';
import { createAudit } from './features/audit/index.ts';
import { createContent } from './features/content/index.ts';
import { createMessaging } from './features/messaging/index.ts';
import { createPlayers } from './features/players/index.ts';
import { createSettings, settingsChanged } from './features/settings/index.ts';
import { createLocalBus, createRedisBus } from './platform/bus/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database/create-database.ts';
import { pendingMigrations } from './platform/database/migrate.ts';
import { createEnvelope } from './platform/envelope/envelope.ts';
import type { Handlers } from './platform/http/handler.ts';
import { createOverloadValve } from './platform/http/overload-valve.ts';
import { createSiteServer } from './platform/http/site-server.ts';
import { createOutbox, startJobRunner } from './platform/jobs/index.ts';
import { createLogger, withoutRedaction } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createMemoryRateLimiter, createRedisRateLimiter } from './platform/rate-limit/index.ts';
import { attachLiveSocket, bridgeToPages, createHub } from './platform/socket/index.ts';

export type Application = {
  /** Undefined in a process without the `api` role. */
  readonly playerUrl: string | undefined;
  readonly backofficeUrl: string | undefined;
  /** Finishes what is under way, takes nothing new, closes everything. */
  readonly drain: () => Promise<void>;
};

export type Overrides = { readonly clock?: Clock; readonly log?: Logger };

/** Enough for a queue that still moves; more would only be answered too late. */
const CALLS_IN_FLIGHT_MAX = 2_000;
const EVENT_LOOP_DELAY_MS_MAX = 500;
const JOBS_AT_ONCE = 4;

/** Builds everything in level order and listens. What it opens, `drain` closes in reverse. */
export async function createApplication(
  config: Config,
  { clock = systemClock, log = createLogger(config.LOG_LEVEL) }: Overrides = {},
): Promise<Application> {
  const closing: (() => unknown)[] = [];
  const platform = await openPlatform(config, { clock, log }, closing);
  const features = await buildFeatures(config, platform, closing);
  if (config.ROLES.includes('worker')) {
    const runner = await startJobRunner({
      databaseUrl: config.DATABASE_URL,
      jobs: features.jobs,
      log,
      concurrency: JOBS_AT_ONCE,
    });
    closing.push(runner.drain);
  }
  const addresses = config.ROLES.includes('api')
    ? await openSites(config, { ...platform, ...features }, closing)
    : { playerUrl: undefined, backofficeUrl: undefined };
  return {
    ...addresses,
    drain: async () => {
      for (const close of closing.reverse()) await close();
    },
  };
}

type Ground = { readonly clock: Clock; readonly log: Logger };

async function openPlatform(config: Config, { clock, log }: Ground, closing: (() => unknown)[]) {
  const { DATABASE_URL: url, DATABASE_POOL_MAX: poolMax, REDIS_URL: redis } = config;
  const database = createDatabase({ url, poolMax, log });
  closing.push(database.close);
  const bus = redis ? createRedisBus(redis, log) : createLocalBus(log);
  closing.push(bus.close);
  const rateLimiter = redis ? createRedisRateLimiter(redis, log) : createMemoryRateLimiter();
  closing.push(rateLimiter.close);
  const envelope = await createEnvelope(config.ENVELOPE_KEYS);
  return { database, bus, rateLimiter, envelope, outbox: createOutbox(), clock, log };
}

type Platform = Awaited<ReturnType<typeof openPlatform>>;

async function buildFeatures(config: Config, platform: Platform, closing: (() => unknown)[]) {
  const audit = createAudit(platform);
  const settings = await createSettings({ ...platform, recordActivity: audit.record });
  closing.push(settings.close);
  const access = createAccess({
    ...platform,
    pepper: config.SECRET_PEPPER,
    recordActivity: audit.record,
    limits: () => settings.current('limits'),
  });
  closing.push(access.close);
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
  return { access, handlers, jobs: messaging.jobs };
}

type Built = Platform & Awaited<ReturnType<typeof buildFeatures>>;

async function openSites(config: Config, built: Built, closing: (() => unknown)[]) {
  const { database, access, log } = built;
  const metrics = createMetrics();
  const valve = createOverloadValve({
    inFlightMax: CALLS_IN_FLIGHT_MAX,
    eventLoopDelayMaxMs: EVENT_LOOP_DELAY_MS_MAX,
  });
  closing.push(valve.close);
  metrics.gauge('kipute_calls_in_flight', 'Calls being answered right now', valve.inFlight);
  const addressLimiter = createMemoryRateLimiter();
  closing.push(addressLimiter.close);
  let isDraining = false;
  const shared = {
    ...built,
    authenticate: access.authenticate,
    addressLimiter,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    checkReplies: config.NODE_ENV !== 'production',
    valve,
    metrics,
    isDraining: () => isDraining,
    callLog: withoutRedaction(log),
    trustProxy: config.TRUST_PROXY,
    whyNotReady: async () => {
      const [behind] = await pendingMigrations(database);
      return behind && `the database lacks ${behind}`;
    },
  };
  const folders: Record<Site, string | undefined> = {
    player: config.PLAYER_SITE_FOLDER,
    backoffice: config.BACKOFFICE_SITE_FOLDER,
  };
  const open = (site: Site) => createSiteServer({ ...shared, site, folder: folders[site] });
  const [player, backoffice] = await Promise.all([open('player'), open('backoffice')]);
  const live = openLive(config, { ...built, metrics }, player);

  const playerUrl = await listen(player, { host: config.HOST, port: config.PLAYER_PORT });
  const backofficeUrl = await listen(backoffice, {
    host: config.HOST,
    port: config.BACKOFFICE_PORT,
  });
  closing.push(async () => {
    isDraining = true;
    await live.drain();
    await Promise.all([player.close(), backoffice.close()]);
  });
  return { playerUrl, backofficeUrl };
}

type Counting = { readonly metrics: ReturnType<typeof createMetrics> };

/** What pages hear without asking. Only public topics exist so far. */
function openLive(config: Config, built: Built & Counting, player: FastifyInstance) {
  const { bus, envelope, access, clock, log, metrics } = built;
  const hub = createHub({ count: metrics.socketEvent });
  const live = attachLiveSocket({
    server: player.server,
    hub,
    openSocketKey: async (header) => {
      const keys = await envelope.pageKeys(header);
      return typeof keys === 'string' ? undefined : keys.socket;
    },
    authenticate: access.authenticate,
    canRead: (topic) => topic === 'site',
    clock,
    log,
    count: metrics.socketEvent,
    connectionsMax: config.SOCKET_CONNECTIONS_MAX,
    trustProxy: config.TRUST_PROXY,
  });
  metrics.gauge('kipute_sockets', 'Pages on the live socket', live.connections);
  bridgeToPages({
    bus,
    hub,
    topic: settingsChanged,
    // A page asks again in its own language, so the broadcast needs no text.
    broadcasts: ({ section }) => [
      { type: 'settings_changed', topic: 'site', content: { section } },
      ...(section === 'bet' ? [{ type: 'no_bet', topic: 'site', content: null } as const] : []),
    ],
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
