import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type KeptProcess, keep, programFault, runnable, watchLog } from './kept-process.ts';
import type { RunAs } from './run-as.ts';
import type { Settings } from './settings.ts';

type Postmaster = {
  readonly runAs: RunAs;
  readonly program: string;
  readonly dataFolder: string;
  readonly settings: Settings;
  readonly password: string;
  readonly logFile: string;
};

const ATTEMPTS_MAX = 20;
const ATTEMPT_PAUSE_MS = 500;
const LOOK_EVERY_MS = 25;

/**
 * Both pass by themselves: another program took the port between our asking and PostgreSQL's, or
 * the sessions of a killed PostgreSQL have not noticed yet that it is gone.
 */
const PASSING_TROUBLE = /Address already in use|shared memory block .* is still in use/;

export async function runPostmaster(postmaster: Postmaster) {
  const printed = watchLog(postmaster.logFile);
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const process = keep(command(postmaster, port), postmaster.logFile);
    if ((await answers(process, { port, password: postmaster.password })) === 'ready') {
      return { port, process };
    }
    if (attempt === ATTEMPTS_MAX || !PASSING_TROUBLE.test(printed())) {
      throw programFault('start', printed(), postmaster.dataFolder);
    }
    await delay(ATTEMPT_PAUSE_MS);
  }
}

function command({ runAs, program, dataFolder, settings }: Postmaster, port: number) {
  const given = Object.entries({ ...settings, port: String(port) });
  const options = given.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return runnable(runAs, [program, '-D', dataFolder, ...options]);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      probe.close(() => resolve(port));
    });
  });
}

type Login = { readonly port: number; readonly password: string };

/** No time limit: after a crash it replays its log first, and takes as long as that takes. */
async function answers(process: KeptProcess, login: Login): Promise<'ready' | 'ended'> {
  let ended = false;
  void process.ended.then(() => {
    ended = true;
  });
  while (!ended) {
    if (await accepts(login)) return 'ready';
    await delay(LOOK_EVERY_MS);
  }
  return 'ended';
}

/** The login proves both sides: whoever took the port instead does not know the password. */
async function accepts({ port, password }: Login): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
