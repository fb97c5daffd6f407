import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { SealedBet } from '../place-bet/sealed-bets.ts';

/** Longer than any page waits: an answer that never comes is a failure. */
const PATIENCE_MS = 30_000;

type HttpAnswer = { readonly httpStatus: number; readonly text: string };

/** One page of thousands: as little work as can be, or the load would measure itself. */
export type FloodPage = {
  /** Undefined when the connection broke. */
  readonly ask: (request: Buffer) => Promise<HttpAnswer | undefined>;
  readonly leave: () => void;
};

export async function openFloodPage(url: string): Promise<FloodPage> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const answers = answersOf(socket);
  return {
    ask: (request) => {
      const answer = answers.next();
      socket.write(request);
      return answer;
    },
    leave: () => socket.destroy(),
  };
}

export function requestBuffer(url: string, { body, headers }: SealedBet): Buffer {
  const { host, pathname } = new URL(url);
  const lines = Object.entries({
    host,
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** One answer to each question, in their order: a page asks again only when it was answered. */
function answersOf(socket: Socket) {
  let read = '';
  let isBroken = false;
  let told: ((answer: HttpAnswer | undefined) => void) | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    read += part;
    const answer = wholeAnswer(read);
    if (!answer) return;
    read = '';
    told?.(answer);
  });
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    isBroken = true;
    told?.(undefined);
  });
  return {
    next: () =>
      new Promise<HttpAnswer | undefined>((resolve) => {
        if (isBroken) resolve(undefined);
        told = resolve;
      }),
  };
}

function wholeAnswer(read: string): HttpAnswer | undefined {
  const bodyAt = read.indexOf('\r\n\r\n') + 4;
  if (bodyAt < 4) return undefined;
  const length = /^content-length: (\d+)/im.exec(read.slice(0, bodyAt))?.[1];
  if (length === undefined || read.length < bodyAt + Number(length)) return undefined;
  return { httpStatus: Number(read.slice(9, 12)), text: read.slice(bodyAt) };
}
