import { setTimeout as sleep } from 'node:timers/promises';
import { readRetryAdvice } from '@kipute/contract/socket';
import { WebSocket } from 'ws';
import type { ReaderTask, ReaderWord } from './socket-readers.ts';

/** Joining all at once would measure the door, not the hall. */
const JOIN_AT_ONCE = 50;
const JOIN_PAUSE_MS = 120;

let received = 0;
let sockets: WebSocket[] = [];
let awaited = Number.POSITIVE_INFINITY;
let frameBytes = 0;

const say = (word: ReaderWord) => process.send?.(word);

function tellWhenReached(): void {
  if (received < awaited) return;
  awaited = Number.POSITIVE_INFINITY;
  say({ type: 'reached', received, frameBytes });
}

type JoinTask = Extract<ReaderTask, { type: 'join' }>;

/** Resolves with what a server that is too busy advised, in milliseconds. */
function tryToJoin({ url, origin, greeting }: JoinTask): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { origin, perMessageDeflate: false });
    sockets.push(socket);
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      const advice = readRetryAdvice(String(reason));
      if (advice === undefined) reject(new Error(`closed: ${code} ${reason}`));
      resolve(advice);
    });
    socket.on('open', () => {
      for (const message of greeting) socket.send(message);
      if (greeting.length === 0) resolve(undefined);
    });
    socket.on('message', (message: Buffer, isBinary) => {
      if (!isBinary) {
        if (String(message).includes('"subscribed"')) resolve(undefined);
        return;
      }
      received += 1;
      frameBytes = message.length;
      tellWhenReached();
    });
    const pinging = setInterval(() => socket.send('{"type":"ping"}'), 5_000).unref();
    socket.on('close', () => clearInterval(pinging));
  });
}

async function join(task: JoinTask): Promise<void> {
  for (;;) {
    const advice = await tryToJoin(task);
    if (advice === undefined) return;
    await sleep(advice);
  }
}

process.on('message', async (message) => {
  const task = message as ReaderTask;
  if (task.type === 'await') {
    awaited = task.received;
    tellWhenReached();
    return;
  }
  if (task.type === 'leave') {
    for (const socket of sockets) socket.close();
    sockets = [];
    return;
  }
  const step = task.atOnce ? task.readers : JOIN_AT_ONCE;
  for (let joined = 0; joined < task.readers; joined += step) {
    await sleep(JOIN_PAUSE_MS);
    const count = Math.min(step, task.readers - joined);
    await Promise.all(Array.from({ length: count }, () => join(task)));
  }
  say({ type: 'joined' });
});
process.on('disconnect', () => process.exit(0));
