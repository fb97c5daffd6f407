import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isAtTheOffice } from '../platform/http/caller-gate.ts';
import { createHub } from '../platform/socket/hub.ts';
import { attachLiveSocket, type LiveSocket } from '../platform/socket/live-socket.ts';
import { mayFollow } from '../platform/socket/office-live.ts';
import type { Features } from './build-features.ts';
import type { Platform } from './open-platform.ts';

/** Houses have tens of clerks, each with a few pages. */
const OFFICE_CONNECTIONS_MAX = 1_000;
/**
 * Rights and sessions that end are told on the bus, and a session that nobody uses ends when it is
 * asked for: so each is asked for now and then, whatever was heard (LVB-02).
 */
const REAUTHENTICATED_EVERY_MS = 10_000;

/** What is pushed to the pages of the office, each topic to who holds its node. */
export function openOfficeSocket(
  config: Config,
  built: Platform & Features,
  backoffice: FastifyInstance,
): LiveSocket {
  const { envelope, access, addresses, clock, log, metrics, officeLive, shutdown } = built;
  const hub = createHub({ count: metrics.officeSocketEvent });
  const live = attachLiveSocket({
    server: backoffice.server,
    hub,
    openSocketKey: async (header) => {
      const keys = await envelope.pageKeys(header);
      return typeof keys === 'string' ? undefined : keys.socket;
    },
    authenticate: access.authenticate,
    isAdmitted: isAtTheOffice,
    expiryOf: access.expiryOf,
    canRead: mayFollow,
    clock,
    log,
    count: metrics.officeSocketEvent,
    connectionsMax: OFFICE_CONNECTIONS_MAX,
    trustProxy: config.TRUST_PROXY,
    refusesAddress: (address) => addresses.refuses('backoffice', address),
  });
  addresses.onChanged(() => {
    if (addresses.isGuarded('backoffice')) live.closeRefused();
  });
  access.onRevoked(live.reauthenticate);
  const asking = setInterval(() => live.reauthenticate(() => true), REAUTHENTICATED_EVERY_MS);
  shutdown.defer(async () => clearInterval(asking));
  metrics.gauge(
    'kipute_office_sockets',
    'Live socket of the office: open connections',
    live.connections,
  );
  officeLive.publishOn(hub);
  return live;
}
