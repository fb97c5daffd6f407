import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A message of an operator as it passed by: whoever listens on the way has it. */
export type CapturedMessage = {
  /** With the query, which is where one operator has its key. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * The way from the operators to the house, with the adversary on it: everything is seen, and can be
 * held back so that what was sent later arrives first. Nothing is changed on it.
 */
export type CallbackRelay = {
  readonly url: string;
  readonly leadTo: (houseUrl: string) => void;
  /** All that passed since this was asked to be forgotten. */
  readonly captured: () => readonly CapturedMessage[];
  readonly forget: () => void;
  /** The next messages wait so long, one after another; those after them pass at once. */
  readonly holdNext: (waitsMs: readonly number[]) => void;
  readonly underWay: () => number;
  readonly close: () => Promise<void>;
};

const ANSWER_WITHIN_MS = 10_000;
const BAD_GATEWAY = 502;

export async function openCallbackRelay(): Promise<CallbackRelay> {
  let house = '';
  let captured: CapturedMessage[] = [];
  let waits: number[] = [];
  let underWay = 0;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = await readMessage(request);
    captured.push(message);
    await delay(waits.shift() ?? 0);
    const answer = await forward(house, message);
    response.writeHead(answer.status, { 'content-type': answer.contentType });
    response.end(answer.body);
  }

  const server = createServer((request, response) => {
    underWay += 1;
    void pass(request, response)
      .catch(() => response.writeHead(BAD_GATEWAY).end())
      .finally(() => {
        underWay -= 1;
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (houseUrl) => {
      house = houseUrl;
    },
    captured: () => captured,
    forget: () => {
      captured = [];
      waits = [];
    },
    holdNext: (waitsMs) => {
      waits = [...waitsMs];
    },
    underWay: () => underWay,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readMessage(request: IncomingMessage): Promise<CapturedMessage> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).filter(
    (header): header is [string, string] =>
      typeof header[1] === 'string' && !hopHeaders.has(header[0]),
  );
  return {
    path: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString(),
  };
}

/** Between two neighbours, and no part of the message. */
const hopHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

async function forward(house: string, { path, headers, body }: CapturedMessage) {
  const answer = await fetch(`${house}${path}`, {
    ...{ method: 'POST', headers, body },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const contentType = answer.headers.get('content-type') ?? 'text/plain';
  return { status: answer.status, contentType, body: await answer.text() };
}
