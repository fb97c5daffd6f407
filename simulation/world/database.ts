import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@kipute/server/migrate';
import { RUNTIME } from '@kipute/tools/postgres/application-role';
import { type Cluster, startCluster } from '@kipute/tools/postgres/cluster';
import { clusterPaths } from '@kipute/tools/postgres/cluster-folder';
import { identify, signal } from '@kipute/tools/runtime/process-identity';
import type { Folders } from '@kipute/tools/start/folders';
import { freshLog } from '@kipute/tools/start/processes/world-process';
import { Client, Pool } from 'pg';
import type { History } from '../history.ts';
import { openLine } from './line.ts';

const DATABASE = 'kipute';
const PROCESS = 'PostgreSQL';

/** The one database of the world, with durable commits, as the house and as the laws see it. */
export type WorldDatabase = {
  /** Through the line, where the house connects. */
  readonly url: string;
  /** Around the line and as the owner, for the laws. */
  readonly ask: Ask;
  readonly cutLine: () => void;
  /** The postmaster alone: its sessions notice and end, as they would on a bad day. */
  readonly kill: () => Promise<void>;
  /** Resolves when it answers, or has failed; which of both is in the history. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type Ask = <Row extends object>(
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

type Running = { readonly cluster: Cluster; readonly pool: Pool };

export async function openDatabase(folders: Folders, history: History): Promise<WorldDatabase> {
  const logFile = freshLog(folders.logs, 'postgres');
  const options = {
    folder: folders.postgres,
    durability: 'durable',
    log: () => {},
    logFile,
  } as const;
  let behindLine: number | undefined;
  const line = await openLine(() => behindLine);
  const url = (cluster: Cluster) => throughLine(cluster.runtimeUrl(DATABASE), line.port);
  let running = await run(await startCluster(options), 'emptied');
  behindLine = running.cluster.port;
  await migrate(running.cluster.ownerUrl(DATABASE), { runtimeRole: RUNTIME });

  return {
    url: url(running.cluster),
    ask: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await running.pool.query<Row>(sql, [...values])).rows,
    cutLine: line.cut,
    kill: async () => {
      history.add({ kind: 'kill', process: PROCESS });
      behindLine = undefined;
      killPostmaster(folders);
      await running.cluster.ended;
      await running.pool.end();
      line.cut();
    },
    start: async () => {
      try {
        running = await run(await startCluster(options), 'kept');
        behindLine = running.cluster.port;
        history.add({ kind: 'start', process: PROCESS, outcome: 'ready' });
      } catch (error) {
        history.add({ kind: 'start', process: PROCESS, outcome: String(error) });
      }
    },
    stop: async () => {
      await line.close();
      await running.pool.end().catch(() => undefined);
      await running.cluster.stop('immediate');
    },
  };
}

async function run(cluster: Cluster, contents: 'emptied' | 'kept'): Promise<Running> {
  if (contents === 'emptied') await emptyDatabase(cluster.adminUrl);
  const pool = new Pool({ connectionString: cluster.ownerUrl(DATABASE), max: 2 });
  // Its connections break whenever PostgreSQL is killed, idle or at work; that is no news here.
  const noNews = () => undefined;
  pool.on('error', noNews);
  pool.on('connect', (client) => client.on('error', noNews));
  return { cluster, pool };
}

/** Every run begins with nothing, so that what it finds is its own doing. */
async function emptyDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${DATABASE} with (force)`);
    await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function throughLine(clusterUrl: string, port: number): string {
  const url = new URL(clusterUrl);
  url.port = String(port);
  return url.href;
}

function killPostmaster({ postgres }: Folders): void {
  const pidFile = join(clusterPaths(postgres).data, 'postmaster.pid');
  const postmaster = identify(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
  if (postmaster) signal(postmaster, 'SIGKILL');
}
