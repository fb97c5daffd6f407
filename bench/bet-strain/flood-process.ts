import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EncryptedBet, encryptedBets, placingUrl } from '../stage/encrypted-bets.ts';
import { isShed, p99Of } from '../stage/paced-load.ts';
import type { FloodOrder, FloodPlan, FloodResult, FloodWord } from './flood.ts';

/** Three thousand pages with this pause ask fifteen thousand times a second, if they can. */
const PAUSE_MS = 200;
const CONNECT_AT_ONCE = 100;

let isOver = false;

process.on('message', async (message) => {
  const order = message as FloodOrder;
  if (order.type === 'end') {
    isOver = true;
    return;
  }
  const result = await flood(order.plan);
  process.send?.({ type: 'ended', ...result } satisfies FloodWord, () => process.exit(0));
});

async function flood(plan: FloodPlan): Promise<FloodResult> {
  const url = placingUrl(plan);
  const shares = (await encryptedBets(plan)).map((bets) =>
    bets.map((bet) => requestBuffer(url, bet)),
  );
  const pages: FloodPage[] = [];
  while (pages.length < plan.connections) {
    const joining = Array.from({ length: CONNECT_AT_ONCE }, () => openFloodPage(url));
    pages.push(...(await Promise.all(joining)));
  }
  process.send?.({ type: 'begun' } satisfies FloodWord);
  const begunAt = performance.now();
  const tally: Tally = { waits: [], shed: 0, failed: 0 };
  await Promise.all(pages.map((page, at) => insist(page, shares[at] ?? [], tally)));
  for (const page of pages) page.leave();
  return {
    ...{ good: tally.waits.length, shed: tally.shed, failed: tally.failed },
    p99Ms: p99Of(tally.waits),
    seconds: (performance.now() - begunAt) / 1_000,
  };
}

type Tally = { readonly waits: number[]; shed: number; failed: number };

/** Asks for the same bet until it is taken, as a page does, and then for the next one. */
async function insist(page: FloodPage, bets: readonly Buffer[], tally: Tally): Promise<void> {
  await sleep(Math.random() * PAUSE_MS);
  for (let at = 0; at < bets.length && !isOver; ) {
    const askedAt = performance.now();
    const answer = await page.ask(bets[at] ?? Buffer.alloc(0));
    if (answer?.httpStatus === 200) {
      tally.waits.push(performance.now() - askedAt);
      at += 1;
    } else if (answer && isShed(answer.httpStatus, answer.text)) {
      tally.shed += 1;
    } else {
      tally.failed += 1;
      // A connection that broke stays broken.
      if (!answer) return;
    }
    await sleep(PAUSE_MS);
  }
}

/** Longer than any page waits: an answer that never comes is a failure. */
const TIMEOUT_MS = 30_000;

type HttpAnswer = { readonly httpStatus: number; readonly text: string };

/** One page of thousands: as little work as can be, or the load would measure itself. */
type FloodPage = {
  /** Undefined when the connection broke. */
  readonly ask: (request: Buffer) => Promise<HttpAnswer | undefined>;
  readonly leave: () => void;
};

async function openFloodPage(url: string): Promise<FloodPage> {
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

function requestBuffer(url: string, { body, headers }: EncryptedBet): Buffer {
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
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
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
