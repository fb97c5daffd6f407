import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Folders } from '../folders.ts';
import type { Ports } from '../ports.ts';
import { serverProgram } from './server-program.ts';
import { startProcess, untilReady, type WorldProcess } from './world-process.ts';

type ServerNeeds = {
  readonly folders: Folders;
  readonly host: string;
  readonly ports: Ports;
  readonly environment: Readonly<Record<string, string>>;
};

const READY_WITHIN_MS = 60_000;
const ANSWER_WITHIN_MS = 2_000;

export function startServer({ folders, host, ports, environment }: ServerNeeds): WorldProcess {
  return startProcess({
    name: 'server',
    ...serverProgram(folders.root),
    folder: folders.root,
    environment: {
      ...process.env,
      PLAYER_SITE_URL: `http://${host}:${ports.playerPort}`,
      ...environment,
      HOST: host,
      PLAYER_PORT: String(ports.playerPort),
      BACKOFFICE_PORT: String(ports.backofficePort),
    },
    logFolder: folders.logs,
  });
}

export async function serverIsReady(running: WorldProcess, address: string): Promise<void> {
  await untilReady(running, () => isReady(address), READY_WITHIN_MS);
}

/** Alive is enough for a person: what is still being loaded is waited for by the page. */
async function isReady(address: string): Promise<true | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(`${address}/healthz`, { signal });
    await answer.body?.cancel();
    return answer.status === 200 ? true : null;
  } catch {
    return null;
  }
}

const root = join(import.meta.dirname, '../../../..');

/** A server beside those of a world, on ports of its own choice and on whatever it is given. */
export type LoneServer = {
  readonly playerAddress: string;
  /** As a crash would end it. */
  readonly kill: () => Promise<void>;
  /** In order. */
  readonly stop: () => Promise<void>;
};

export async function startLoneServer(
  environment: Readonly<Record<string, string>>,
): Promise<LoneServer> {
  const { file, flags } = serverProgram(root);
  const child = spawn(process.execPath, [...flags, file], {
    // Only a server that says so can be found.
    env: {
      ...process.env,
      PLAYER_PORT: '0',
      BACKOFFICE_PORT: '0',
      ...environment,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const addresses = findAddresses(line);
    if (!addresses) continue;
    // Nobody reads on, and a full pipe would hold it up.
    child.stdout?.resume();
    const [kill, stop] = [() => end('SIGKILL'), () => end('SIGTERM')];
    return { playerAddress: addresses.player, kill, stop };
  }
  throw new Error('the server ended before it was ready');

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

export type ServerAddresses = { readonly player: string; readonly backoffice: string };

/** From the log line with which a server on ports of its own choice says that it is ready. */
export function findAddresses(printed: string): ServerAddresses | null {
  const line = printed.split('\n').find((text) => /"playerUrl":.*\}$/.test(text));
  if (line === undefined) return null;
  const { playerUrl, backofficeUrl } = JSON.parse(line) as Readonly<Record<string, string>>;
  return playerUrl && backofficeUrl ? { player: playerUrl, backoffice: backofficeUrl } : null;
}
