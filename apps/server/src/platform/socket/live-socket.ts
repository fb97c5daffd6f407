import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, retryAdvice } from '@kipute/contract/socket';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Caller } from '../http/handler.ts';
import { createAdmission } from './admission.ts';
import { type ConversationTerms, createConversation } from './conversation.ts';
import { Reader } from './hub/reader.ts';
import { createInTurns } from './in-turns.ts';
import { openPageConnection, type PageConnection } from './page-connection.ts';
import { type CountSocketEvent, countNothing } from './socket-events.ts';
import { type SocketLimits, socketLimits } from './socket-limits.ts';
import { addressOf, refusalOf, refuseUpgrade } from './upgrade-request.ts';
import { startUpkeep } from './upkeep.ts';

export type LiveSocketTerms = Omit<ConversationTerms, 'count' | 'limits' | 'inTurns'> & {
  readonly server: Server;
  readonly connectionsMax: number;
  /** Believe the `x-forwarded-…` headers of a proxy before us. */
  readonly trustProxy: boolean;
  readonly count?: CountSocketEvent;
  readonly limits?: Partial<SocketLimits>;
};

export type LiveSocket = {
  readonly connections: () => number;
  /** Asks anew who these callers are, and closes the sockets of those whose session has ended. */
  readonly askAnew: (mayBeOver: (caller: Caller) => boolean) => void;
  /** Sends every page elsewhere and lets nobody in; resolves when the last one has gone. */
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

export function attachLiveSocket(terms: LiveSocketTerms): LiveSocket {
  const { server, hub, trustProxy, connectionsMax, count = countNothing } = terms;
  const limits = { ...socketLimits, ...terms.limits };
  const now = () => performance.now();
  const admission = createAdmission({ ...limits, connectionsMax }, now);
  const inTurns = createInTurns(limits.greetingsPerTurn);
  const conversation = createConversation({ ...terms, count, limits, inTurns });
  const sockets = new WebSocketServer(serverOptions(limits));
  const pages = new Set<PageConnection>();
  const upkeep = startUpkeep({ pages, hub, limits, count, now, clock: terms.clock });
  let whenEmpty = () => {};

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const refusal = refusalOf(request, trustProxy);
    if (refusal) {
      count('refused');
      refuseUpgrade(stream, refusal);
      return;
    }
    // Nobody else listens to it until it is a socket, and unheard it would end the process.
    stream.on('error', () => stream.destroy());
    inTurns(() => letIn(request, stream, head));
  }

  function letIn(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const address = addressOf(request, trustProxy);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // Broken frames and resets; the close event follows and does the rest.
      socket.on('error', (error) => terms.log.debug({ err: error }, 'live socket broke'));
      const full = admission.join(address);
      if (full) sendAway(socket, full.retryAfterMs);
      else welcome(socket, stream, address);
    });
  }

  /** Accepted first, because a page cannot read why an upgrade was refused. */
  function sendAway(socket: WebSocket, retryAfterMs: number): void {
    count('shed');
    socket.close(closeCodes.overloaded, retryAdvice(retryAfterMs));
  }

  function welcome(socket: WebSocket, stream: Duplex, address: string): void {
    const reader = new Reader({ socket, stream, backlogMax: limits.backlogMax, count });
    const page = openPageConnection(socket, reader, now());
    pages.add(page);
    count('opened');
    socket.on('message', (message, isBinary) => {
      page.heardAt = now();
      conversation.hear(page, message, isBinary);
    });
    socket.on('close', () => {
      admission.leave(address);
      partWith(page);
    });
  }

  function partWith(page: PageConnection): void {
    for (const topic of page.topics) hub.unsubscribe(page.reader, topic);
    page.reader.forget();
    pages.delete(page);
    count('closed');
    if (pages.size === 0) whenEmpty();
  }

  server.on('upgrade', upgrade);
  return {
    connections: () => pages.size,
    askAnew: (mayBeOver) => {
      for (const page of pages) conversation.askAnew(page, mayBeOver);
    },
    drain: async () => {
      admission.shut();
      upkeep.end();
      if (pages.size === 0) return;
      const emptied = new Promise<void>((resolve) => {
        whenEmpty = resolve;
      });
      for (const { socket } of pages) sendAway(socket, admission.adviseRetryMs());
      await emptied;
    },
  };
}
