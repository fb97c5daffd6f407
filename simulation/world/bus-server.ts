import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { type KeptProcess, keep, runnable } from '@kipute/tools/postgres/kept-process';
import type { Folders } from '@kipute/tools/start/folders';
import { freshLog, untilReady } from '@kipute/tools/start/processes/world-process';
import { findRedisServer } from '@kipute/tools/system-packages/system-packages';
import type { History } from '../history.ts';

/** A Redis of this world alone, with nothing kept on disk: what it forgets, the house must not miss. */
export type BusServer = {
  readonly url: string;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 60_000;
const asThisUser = { way: 'this user', prefix: [], ids: {}, owner: null };

export async function openBusServer(folders: Folders, history: History): Promise<BusServer> {
  const program = await findRedisServer();
  const port = await findFreePort();
  const words = ['--bind', HOST, '--port', `${port}`, '--save', '', '--appendonly', 'no'];
  let running: KeptProcess | undefined;

  async function start(): Promise<void> {
    const logFile = freshLog(folders.logs, 'redis');
    const kept = keep(runnable(asThisUser, [program, ...words]), logFile);
    running = kept;
    const ended = kept.ended.then((code) => `exit code ${code}`);
    const look = () =>
      readFileSync(logFile, 'utf8').includes('Ready to accept connections') ? true : null;
    await untilReady({ name: 'Redis', logFile, ended, stop: kept.stop }, look, READY_WITHIN_MS);
  }

  await start();
  return {
    url: `redis://${HOST}:${port}`,
    start,
    kill: async () => {
      history.add({ kind: 'kill', process: 'Redis' });
      await running?.stop('immediate');
    },
    stop: async () => running?.stop('immediate'),
  };
}

/** Redis takes no port of its own choice. */
async function findFreePort(): Promise<number> {
  const holder = createServer().listen(0, HOST);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}
