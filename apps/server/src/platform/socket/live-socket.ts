import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, retryAdvice } from '@kipute/contract/socket';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { createTurnQueue } from '../concurrency/turn-queue.ts';
import type { Caller } from '../http/handler.ts';
import { addressOf, createAdmission, refusalOf, refuseUpgrade } from './admission.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { Hub } from './hub.ts';
import { openPageConnection, type PageConnection } from './page-connection.ts';
import { type CountSocketEvent, countNothing } from './socket-events.ts';
import { type SocketLimits, socketLimits } from './socket-limits.ts';
import { SocketProtocol, type SocketProtocolDeps } from './socket-protocol.ts';
import { Subscriber } from './subscriber.ts';

export type LiveSocketOptions = Omit<SocketProtocolDeps, 'count' | 'limits' | 'turnQueue'> & {
  readonly server: Server;
  readonly connectionsMax: number;
  /** Trust the `x-forwarded-…` headers of the proxy in front. */
  readonly trustProxy: boolean;
  /** Whom the site does not serve; absent where nobody is ever refused. */
  readonly refusesAddress?: (address: string) => boolean;
  readonly count?: CountSocketEvent;
  readonly limits?: Partial<SocketLimits>;
};

export type LiveSocket = {
  readonly connections: () => number;
  /** Authenticates these callers again and closes the sockets of those whose session has ended. */
  readonly reauthenticate: (mayBeOver: (caller: Caller) => boolean) => void;
  /** Closes the sockets of addresses that are refused by now (ADR-05). */
  readonly closeRefused: () => void;
  /** Closes every page with advice when to retry and admits nobody; resolves when all are gone. */
  readonly drain: () => Promise<void>;
};

function serverOptions(limits: SocketLimits): ServerOptions & { closeTimeout: number } {
  return {
    noServer: true,
    clientTracking: false,
    // Ciphertext does not compress.
    perMessageDeflate: false,
    maxPayload: limits.messageBytesMax,
    closeTimeout: limits.closeWithinMs,
  };
}

export function attachLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { server, hub, clock, trustProxy, connectionsMax, count = countNothing } = options;
  const { refusesAddress = () => false } = options;
  const limits = { ...socketLimits, ...options.limits };
  const now = () => performance.now();
  const admission = createAdmission({ ...limits, connectionsMax }, now);
  const turnQueue = createTurnQueue(limits.hellosPerTurn);
  const protocol = new SocketProtocol({ ...options, count, limits, turnQueue });
  const sockets = new WebSocketServer(serverOptions(limits));
  const pages = createPages({ hub, limits, count, now, protocol });
  const heartbeat = startHeartbeat({ pages: pages.all, hub, limits, count, now, clock });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const isBlocked = refusesAddress(addressOf(request, trustProxy));
    const refusal = isBlocked ? '403 Forbidden' : refusalOf(request, trustProxy);
    if (refusal) {
      count('refused');
      refuseUpgrade(stream, refusal);
      return;
    }
    // Nobody else listens to it until it is a socket; unhandled, an error would end the process.
    stream.on('error', () => stream.destroy());
    turnQueue(() => accept(request, stream, head));
  }

  function accept(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const address = addressOf(request, trustProxy);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // Broken frames and resets; the close event follows and does the rest.
      socket.on('error', (error) => options.log.debug({ err: error }, 'socket: connection broke'));
      const full = admission.join(address);
      if (full) shed(socket, full.retryAfterMs);
      else pages.add({ socket, stream, address, onClose: () => admission.leave(address) });
    });
  }

  /** Accepted first, because a page cannot read why an upgrade was refused. */
  function shed(socket: WebSocket, retryAfterMs: number): void {
    count('shed');
    socket.close(closeCodes.overloaded, retryAdvice(retryAfterMs));
  }

  server.on('upgrade', upgrade);
  return {
    connections: () => pages.all.size,
    reauthenticate: (mayBeOver) => {
      for (const page of pages.all) protocol.reauthenticate(page, mayBeOver);
    },
    closeRefused: () => {
      for (const { socket, address } of pages.all) {
        if (refusesAddress(address)) socket.close(closeCodes.addressBlocked, 'address blocked');
      }
    },
    drain: async () => {
      admission.shut();
      heartbeat.end();
      const emptied = pages.emptied();
      for (const { socket } of pages.all) shed(socket, admission.adviseRetryMs());
      await emptied;
    },
  };
}

type Admitted = {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
  readonly onClose: () => void;
};

type PagesOptions = {
  readonly hub: Hub;
  readonly limits: SocketLimits;
  readonly count: CountSocketEvent;
  readonly now: () => number;
  readonly protocol: SocketProtocol;
};

/** The pages that are connected, from their admission until their socket closes. */
function createPages({ hub, limits, count, now, protocol }: PagesOptions) {
  const all = new Set<PageConnection>();
  let whenEmpty = () => {};

  function remove(page: PageConnection): void {
    for (const topic of page.topics) hub.unsubscribe(page.subscriber, topic);
    page.subscriber.forget();
    all.delete(page);
    count('closed');
    if (all.size === 0) whenEmpty();
  }

  return {
    all: all as ReadonlySet<PageConnection>,
    add: ({ socket, stream, address, onClose }: Admitted): void => {
      const subscriber = new Subscriber({ socket, stream, backlogMax: limits.backlogMax, count });
      const page = openPageConnection({ socket, subscriber, address }, now());
      all.add(page);
      count('opened');
      socket.on('message', (message, isBinary) => {
        page.lastMessageAt = now();
        protocol.receive(page, message, isBinary);
      });
      socket.on('close', () => {
        onClose();
        remove(page);
      });
    },
    emptied: (): Promise<void> =>
      new Promise((resolve) => {
        if (all.size === 0) resolve();
        whenEmpty = resolve;
      }),
  };
}
