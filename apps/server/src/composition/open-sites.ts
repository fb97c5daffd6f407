import type { AddressInfo } from 'node:net';
import type { Site } from '@kipute/contract/call';
import { REQUEST_WINDOW_MS } from '@kipute/contract/envelope';
import { chatTopic, chatTopicPattern, racingTopic } from '@kipute/contract/socket';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { createFloodLimit, createLoadShedder } from '../platform/http/load-shedding.ts';
import { closeSiteServer, createSiteServer } from '../platform/http/site-server.ts';
import { withoutRedaction } from '../platform/log.ts';
import { createHub, type Hub } from '../platform/socket/hub.ts';
import { attachLiveSocket } from '../platform/socket/live-socket.ts';
import type { Features } from './build-features.ts';
import { openOfficeSocket } from './office-socket.ts';
import { missingMigrations, type Platform } from './open-platform.ts';
import { balanceChangedView, changedOrderView } from './player-topic-view.ts';

export type Built = Platform & Features;

/** Enough for a queue that still moves; more would only be served too late. */
const CALLS_IN_FLIGHT_MAX = 2_000;
const EVENT_LOOP_LAG_MS_MAX = 1_000;

export async function openSites(config: Config, built: Built) {
  const { shutdown } = built;
  const drain = { begun: false };
  const options = callPipelineOptions(config, built, drain);
  const player = await createSiteServer({
    ...options,
    site: 'player',
    refusesVisitor: gateOf(built, 'player'),
    folder: config.PLAYER_SITE_FOLDER,
    externalOrigin: built.chat.externalOrigin,
    registerOthers: built.registerCallbacks,
    ...{ uploads: [], downloads: [] },
  });
  const backoffice = await createSiteServer({
    ...options,
    site: 'backoffice',
    refusesVisitor: gateOf(built, 'backoffice'),
    folder: config.BACKOFFICE_SITE_FOLDER,
  });
  const live = openLiveSocket(config, built, player);
  const office = openOfficeSocket(config, built, backoffice);
  shutdown.defer(async () => {
    drain.begun = true;
    const sockets = [live.drain(), office.drain()];
    await Promise.all([...sockets, closeSiteServer(player), closeSiteServer(backoffice)]);
  });
  const { HOST: host, PLAYER_PORT, BACKOFFICE_PORT } = config;
  return {
    playerUrl: await listen(player, { host, port: PLAYER_PORT }),
    backofficeUrl: await listen(backoffice, { host, port: BACKOFFICE_PORT }),
  };
}

/** Nobody's address is read while there is no rule. */
const gateOf =
  ({ addresses }: Built, site: Site) =>
  (visitor: { readonly ip: string }) =>
    addresses.isGuarded(site) && addresses.refuses(site, visitor.ip);

function callPipelineOptions(config: Config, built: Built, drain: { readonly begun: boolean }) {
  const { metrics, shutdown, database, log, oddsBoard } = built;
  const whyNoOdds = obstacleUntil(oddsBoard.loaded, 'the odds are being loaded');
  const whyBehind = () =>
    oddsBoard.catalogue.isBehind() ? 'others sell, and this process has not caught up' : undefined;
  const loadShedder = createLoadShedder({
    inFlightMax: CALLS_IN_FLIGHT_MAX,
    eventLoopLagMaxMs: EVENT_LOOP_LAG_MS_MAX,
  });
  shutdown.defer(loadShedder.close);
  metrics.gauge('kipute_calls_in_flight', 'Calls: in flight', loadShedder.inFlight);
  return {
    ...built,
    loadShedder,
    floodLimit: createFloodLimit(config.RATE_LIMIT_FACTOR),
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    // A bench encrypts once and sends for minutes, so that encrypting costs it nothing.
    requestWindowMs: config.NODE_ENV === 'bench' ? 12 * REQUEST_WINDOW_MS : REQUEST_WINDOW_MS,
    checkReplies: config.NODE_ENV === 'development' || config.NODE_ENV === 'test',
    callLog: withoutRedaction(log),
    trustProxy: config.TRUST_PROXY,
    isDraining: () => drain.begun,
    whyNotReady: async () => (await missingMigrations(database)) ?? whyNoOdds() ?? whyBehind(),
  };
}

function obstacleUntil(done: Promise<void>, obstacle: string): () => string | undefined {
  let current: string | undefined = obstacle;
  done.then(() => {
    current = undefined;
  });
  return () => current;
}

/** What is pushed to pages; what concerns one player goes to that player's pages only. */
function openLiveSocket(config: Config, built: Built, player: FastifyInstance) {
  const { settings, oddsBoard, inbox, wallet, payments, betting, chat, pools, racing } = built;
  const { envelope, access, addresses, clock, log, metrics } = built;
  const hub = createHub({ count: metrics.socketEvent });
  const live = attachLiveSocket({
    server: player.server,
    hub,
    openSocketKey: async (header) => {
      const keys = await envelope.pageKeys(header);
      return typeof keys === 'string' ? undefined : keys.socket;
    },
    authenticate: access.authenticate,
    expiryOf: access.expiryOf,
    canRead: (topic, caller) =>
      topic === 'site' ||
      topic === racingTopic ||
      (caller.kind === 'player' && topic === topicOf(caller.playerId)) ||
      // Who knows the random name of a visitor's conversation hears that it changed, never how.
      chatTopicPattern.test(topic) ||
      oddsBoard.live.canFollow(topic),
    clock,
    log,
    count: metrics.socketEvent,
    connectionsMax: config.SOCKET_CONNECTIONS_MAX,
    trustProxy: config.TRUST_PROXY,
    refusesAddress: (address) => addresses.refuses('player', address),
  });
  addresses.onChanged(() => {
    if (addresses.isGuarded('player')) live.closeRefused();
  });
  access.onRevoked(live.reauthenticate);
  metrics.gauge('kipute_sockets', 'Live socket: open connections', live.connections);
  oddsBoard.live.publishOn(hub);
  wallet.onBalanceChanged((change) => {
    const topic = topicOf(change.playerId);
    if (!hub.hasReaders(topic)) return;
    hub.publish({ type: 'balance_changed', topic, content: balanceChangedView(change) });
  });
  payments.onChanged(({ playerId, serialNumber }) => {
    const content = { serial_number: serialNumber };
    hub.publish({ type: 'payment_changed', topic: topicOf(playerId), content });
  });
  betting.onOrderChanged((order) => {
    const content = changedOrderView(order);
    hub.publish({ type: 'order_changed', topic: topicOf(order.playerId), content });
  });
  inbox.onChanged((playerIds) => void publishUnread(built, hub, playerIds));
  chat.onChanged(({ topic, playerId }) => {
    const topics = [chatTopic(topic), ...(playerId === null ? [] : [topicOf(playerId)])];
    for (const one of topics) hub.publish({ type: 'chat_changed', topic: one, content: null });
  });
  pools.onChanged(() =>
    hub.publish({ type: 'pool_changed', topic: 'site', content: null }, { coalesceKey: 'pools' }),
  );
  racing.onChanged((content) =>
    hub.publish({ type: 'racing_changed', topic: racingTopic, content }),
  );
  // A page asks again in its own language, so the broadcast needs no text.
  settings.onChanged((section) => {
    const content = { section };
    hub.publish({ type: 'settings_changed', topic: 'site', content }, { coalesceKey: section });
    if (section === 'bet') hub.publish({ type: 'no_bet', topic: 'site', content: null });
  });
  return live;
}

/** Read anew, so that of two changes at once the last count is the true one. */
async function publishUnread(
  { inbox, database, log }: Built,
  hub: Hub,
  playerIds: readonly string[],
): Promise<void> {
  const followed = playerIds.filter((id) => hub.hasReaders(topicOf(id)));
  if (followed.length === 0) return;
  await inbox
    .unreadOf(database.read, followed.map(BigInt))
    .then((counts) => {
      for (const [playerId, content] of counts) {
        const topic = topicOf(playerId);
        hub.publish({ type: 'inbox_changed', topic, content }, { coalesceKey: 'unread' });
      }
    })
    .catch((err) => log.error({ err }, 'inbox: unread counts could not be told to pages'));
}

const topicOf = (playerId: bigint | string): string => `player:${playerId}`;

async function listen(
  server: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  await server.listen({ host, port });
  const address = server.server.address() as AddressInfo;
  return `http://${host}:${address.port}`;
}
