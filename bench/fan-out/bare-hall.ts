import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startReaders } from '../stage/socket-readers.ts';

type HallOptions = {
  readonly readers: number;
  readonly frameBytes: number;
  readonly seconds: number;
};

/** Broadcasts a second of a bare `ws` loop to as many readers, with frames of the same size. */
export async function measureBareHall({
  readers,
  frameBytes,
  seconds,
}: HallOptions): Promise<number> {
  const hall = fork(join(import.meta.dirname, 'bare-hall-process.ts'));
  const [port] = await once(hall, 'message');
  const group = startReaders();
  try {
    const url = `ws://127.0.0.1:${port}`;
    await group.join({ url, origin: url, readers, greeting: [] });
    return await pacedBroadcasts({
      seconds,
      broadcast: () => void hall.send(frameBytes),
      allHave: (broadcasts) => group.received(broadcasts * readers),
    });
  } finally {
    group.stop();
    hall.kill();
  }
}

/** Broadcasts under way at once: enough to keep everyone busy, few enough to be no backlog. */
const WINDOW = 4;

type Paced = {
  readonly seconds: number;
  readonly broadcast: (number: number) => Promise<void> | void;
  /** Resolves when everybody has received so many broadcasts since the first. */
  readonly allHave: (broadcasts: number) => Promise<unknown>;
};

/** Broadcasts a second, when each waits until an earlier one has reached everybody. */
export async function pacedBroadcasts({ seconds, broadcast, allHave }: Paced): Promise<number> {
  const startedAt = performance.now();
  let sent = 0;
  while (performance.now() - startedAt < seconds * 1_000) {
    await broadcast(sent);
    sent += 1;
    if (sent >= WINDOW) await allHave(sent - WINDOW + 1);
  }
  await allHave(sent);
  return sent / ((performance.now() - startedAt) / 1_000);
}
