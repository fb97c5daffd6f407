import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Sessions } from '../launch/sessions.ts';
import { isOwnPage } from '../pages/play-routes.ts';
import type { Hub, Page } from './hub.ts';

type SocketOptions = {
  readonly sessions: Sessions;
  readonly hub: Hub;
  readonly isUp: () => boolean;
};

const PATH = '/play/aviator/socket';
const LOW_PATH = `${PATH}?low=1`;
const MESSAGE_BYTES_MAX = 400;
/** More than a hurried thumb can do; whoever sends more is let go. */
const MESSAGES_PER_SECOND = 20;
/** Behind a phone that does not read, nothing piles up. */
const BEHIND_BYTES_MAX = 64_000;

/** Pages at the table. Without a session nobody gets as far as a socket. */
export function listenForPages(server: Server, { sessions, hub, isUp }: SocketOptions) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX });
  server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    const session = sessions.find(request.headers.cookie, 'aviator');
    const data = request.url === LOW_PATH ? 'low' : 'whole';
    const isWelcome = (request.url === PATH || data === 'low') && isOwnPage(request) && isUp();
    if (!isWelcome) return void line.end('HTTP/1.1 404 Not Found\r\n\r\n');
    sockets.handleUpgrade(request, line, head, (socket) => {
      // The page asks for itself anew then, and is told the way back.
      if (!session) return socket.close(4001, 'no session');
      const page: Page = {
        session,
        send: (text) => {
          if (socket.bufferedAmount < BEHIND_BYTES_MAX) socket.send(text);
        },
      };
      const hear = hub.join(page, data);
      const isTooMuch = rateOf(MESSAGES_PER_SECOND);
      socket.on('message', (data, isBinary) => {
        if (isBinary || isTooMuch()) return socket.close(1008);
        hear(String(data));
      });
      socket.on('close', () => hub.leave(page));
      socket.on('error', () => socket.terminate());
    });
  });
  return {
    closeAll: (): void => {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

function rateOf(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > perSecond;
  };
}
