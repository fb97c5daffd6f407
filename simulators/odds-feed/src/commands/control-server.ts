import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Engine } from '../play/engine.ts';
import { controlPage, matchesInPlay } from './control-page.ts';
import type { Director } from './director.ts';

export type ControlServer = { readonly port: number; readonly close: () => Promise<void> };

const BODY_CHARACTERS_MAX = 4_096;

/** The script's door: a page to look at and one address to post commands to. */
export async function listenForCommands(
  port: number,
  { engine, director }: { readonly engine: Engine; readonly director: Director },
): Promise<ControlServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = `${request.method} ${request.url}`;
    if (path === 'GET /') {
      const page = controlPage(matchesInPlay(engine.matches()), `http://${request.headers.host}`);
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    } else if (path === 'GET /matches.json') {
      sendJson(response, 200, matchesInPlay(engine.matches()));
    } else if (path === 'POST /commands') {
      const order = readOrder(await bodyOf(request));
      if (!order) return sendJson(response, 400, { refused: 'no command' });
      const said = director.command(order.command, order.match);
      sendJson(response, 'done' in said ? 200 : 422, said);
    } else {
      sendJson(response, 404, { refused: 'not here' });
    }
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) {
    text += piece;
    if (text.length > BODY_CHARACTERS_MAX) throw new Error('too long');
  }
  return text;
}

type Order = { readonly command: string; readonly match?: string };

function readOrder(text: string): Order | undefined {
  const order = parse(text);
  if (typeof order !== 'object' || order === null || !('command' in order)) return undefined;
  if (typeof order.command !== 'string') return undefined;
  const match = 'match' in order && typeof order.match === 'string' ? { match: order.match } : {};
  return { command: order.command, ...match };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
