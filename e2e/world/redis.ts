import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from '@kipute/tools/postgres/kept-process';
import { findRedisServer } from '@kipute/tools/system-packages/system-packages';
import { Redis } from 'ioredis';

export type RunningRedis = { readonly url: string; readonly stop: () => Promise<void> };

/** A Redis of our own, which ends with us and keeps nothing. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await findFreePort();
  const program = {
    file: await findRedisServer(),
    arguments: ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
    folder: tmpdir(),
    environment: {},
    runAs: {},
  };
  const process = keep(program, join(tmpdir(), `kipute-journeys-redis-${port}.log`));
  const url = `redis://127.0.0.1:${port}`;
  await untilItAnswers(url);
  return { url, stop: () => process.stop('immediate') };
}

async function findFreePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

/** The client itself tries again until there is somebody to talk to. */
async function untilItAnswers(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
}
