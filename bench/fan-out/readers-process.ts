import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ReaderTask, ReaderWord } from './readers.ts';

/** Joining all at once would measure the door, not the hall. */
const JOIN_AT_ONCE = 50;
const JOIN_PAUSE_MS = 120;

let received = 0;
let awaited = Number.POSITIVE_INFINITY;
let frameBytes = 0;

const say = (word: ReaderWord) => process.send?.(word);

function tellWhenReached(): void {
  if (received < awaited) return;
  awaited = Number.POSITIVE_INFINITY;
  say({ type: 'reached', received, frameBytes });
}

function join({ url, origin, greeting }: Extract<ReaderTask, { type: 'join' }>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { origin, perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('close', (code, reason) => reject(new Error(`closed: ${code} ${reason}`)));
    socket.on('open', () => {
      for (const message of greeting) socket.send(message);
      if (greeting.length === 0) resolve();
    });
    socket.on('message', (message: Buffer, isBinary) => {
      if (!isBinary) {
        if (String(message).includes('"subscribed"')) resolve();
        return;
      }
      received += 1;
      frameBytes = message.length;
      tellWhenReached();
    });
    setInterval(() => socket.send('{"type":"ping"}'), 5_000).unref();
  });
}

process.on('message', async (message) => {
  const task = message as ReaderTask;
  if (task.type === 'await') {
    awaited = task.received;
    tellWhenReached();
    return;
  }
  for (let joined = 0; joined < task.readers; joined += JOIN_AT_ONCE) {
    await sleep(JOIN_PAUSE_MS);
    const count = Math.min(JOIN_AT_ONCE, task.readers - joined);
    await Promise.all(Array.from({ length: count }, () => join(task)));
  }
  say({ type: 'joined' });
});
process.on('disconnect', () => process.exit(0));
