import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SentBatch } from '../odds/update-frames.ts';

export type BareIntakeTask = { readonly port: number; readonly databaseUrl: string };

type Terms = { readonly databaseUrl: string; readonly batches: readonly SentBatch[] };

/**
 * The limit: how many milliseconds a process takes that unpacks and parses the same frames and
 * copies their rows into a table, and does nothing else with them.
 */
export async function measureBareIntake({ databaseUrl, batches }: Terms): Promise<number> {
  const server = createServer((socket) => {
    void pipeline(Readable.from(batches.map(({ wire }) => wire)), socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = fork(join(import.meta.dirname, 'bare-intake-process.ts'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bare intake ended with ${code}`);
  });
  ended.catch(() => undefined);
  child.send({ port, databaseUrl } satisfies BareIntakeTask);
  const [milliseconds] = await Promise.race([once(child, 'message'), ended]);
  child.disconnect();
  server.close();
  return Number(milliseconds);
}
