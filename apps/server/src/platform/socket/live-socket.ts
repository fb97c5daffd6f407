import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, retryAdvice } from '@kipute/contract/socket';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { createTurnQueue } from '../concurrency/turn-queue.ts';
import type { Caller } from '../http/handler.ts';
import { addressOf, createAdmission, refusalOf, refuseUpgrade } from './admission.ts';
import { startHeartbeat } from './heartbeat.ts';
import { openPageConnection, type PageConnection } from './page-connection.ts';
import { type CountSocketEvent, countNothing } from './socket-events.ts';
import { type SocketLimits, socketLimits } from './socket-limits.ts';
import { createSocketProtocol, type SocketProtocolDeps } from './socket-protocol.ts';
import { Subscriber } from './subscriber.ts';

export type LiveSocketOptions = Omit<SocketProtocolDeps, 'count' | 'limits' | 'turnQueue'> & {
  readonly server: Server;
  readonly connectionsMax: number;
  /** Trust the `x-forwarded-…` headers of the proxy in front. */
  readonly trustProxy: boolean;
  readonly count?: CountSocketEvent;
  readonly limits?: Partial<SocketLimits>;
};

export type LiveSocket = {
  readonly connections: () => number;
  /** Authenticates these callers again and closes the sockets of those whose session has ended. */
  readonly reauthenticate: (mayBeOver: (caller: Caller) => boolean) => void;
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
  const { server, hub, trustProxy, connectionsMax, count = countNothing } = options;
  const limits = { ...socketLimits, ...options.limits };
  const now = () => performance.now();
  const admission = createAdmission({ ...limits, connectionsMax }, now);
  const turnQueue = createTurnQueue(limits.hellosPerTurn);
  const protocol = createSocketProtocol({ ...options, count, limits, turnQueue });
  const sockets = new WebSocketServer(serverOptions(limits));
  const pages = new Set<PageConnection>();
  const heartbeat = startHeartbeat({ pages, hub, limits, count, now, clock: options.clock });
  let whenEmpty = () => {};

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const refusal = refusalOf(request, trustProxy);
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
      else open(socket, stream, address);
    });
  }

  /** Accepted first, because a page cannot read why an upgrade was refused. */
  function shed(socket: WebSocket, retryAfterMs: number): void {
    count('shed');
    socket.close(closeCodes.overloaded, retryAdvice(retryAfterMs));
  }

  function open(socket: WebSocket, stream: Duplex, address: string): void {
    const subscriber = new Subscriber({ socket, stream, backlogMax: limits.backlogMax, count });
    const page = openPageConnection(socket, subscriber, now());
    pages.add(page);
    count('opened');
    socket.on('message', (message, isBinary) => {
      page.lastMessageAt = now();
      protocol.receive(page, message, isBinary);
    });
    socket.on('close', () => {
      admission.leave(address);
      remove(page);
    });
  }

  function remove(page: PageConnection): void {
    for (const topic of page.topics) hub.unsubscribe(page.subscriber, topic);
    page.subscriber.forget();
    pages.delete(page);
    count('closed');
    if (pages.size === 0) whenEmpty();
  }

  server.on('upgrade', upgrade);
  return {
    connections: () => pages.size,
    reauthenticate: (mayBeOver) => {
      for (const page of pages) protocol.reauthenticate(page, mayBeOver);
    },
    drain: async () => {
      admission.shut();
      heartbeat.end();
      if (pages.size === 0) return;
      const emptied = new Promise<void>((resolve) => {
        whenEmpty = resolve;
      });
      for (const { socket } of pages) shed(socket, admission.adviseRetryMs());
      await emptied;
    },
  };
}
