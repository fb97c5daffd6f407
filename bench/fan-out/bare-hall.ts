import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pacedBroadcasts } from './paced.ts';
import { startReaders } from './readers.ts';

type Terms = { readonly readers: number; readonly frameBytes: number; readonly seconds: number };

/** Broadcasts a second of a bare `ws` loop to as many readers, with frames of the same size. */
export async function measureBareHall({ readers, frameBytes, seconds }: Terms): Promise<number> {
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
