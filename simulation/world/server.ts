import { readFileSync } from 'node:fs';
import type { Site } from '@kipute/contract/call';
import { type ProcessIdentity, signal } from '@kipute/tools/runtime/process-identity';
import type { Folders } from '@kipute/tools/start/folders';
import { findAddresses, type ServerAddresses } from '@kipute/tools/start/processes/server';
import { serverProgram } from '@kipute/tools/start/processes/server-program';
import {
  startProcess,
  untilReady,
  type WorldProcess,
} from '@kipute/tools/start/processes/world-process';
import type { History, ServerName } from '../history.ts';

/** One server process of the fleet; a new one takes the place of one that ended. */
export type WorldServer = {
  readonly name: ServerName;
  readonly address: (site: Site) => string;
  /** Resolves when it is ready, or has failed; which of both is in the history. */
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Lets it finish what is under way. */
  readonly stop: () => Promise<void>;
  /** It stands still and holds everything it holds, until it is thawed. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Resolves when it says of itself that it can take calls, or has not said so for long. */
  readonly untilReady: () => Promise<void>;
};

export type ServerOptions = {
  readonly name: ServerName;
  readonly folders: Folders;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly history: History;
  readonly onProcess: (identity: ProcessIdentity) => void;
};

const READY_WITHIN_MS = 120_000;
const ANSWER_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 50;

export function createWorldServer(options: ServerOptions): WorldServer {
  const { name, history } = options;
  const process = `server ${name}`;
  let running: WorldProcess | undefined;
  let addresses: ServerAddresses = { player: '', backoffice: '' };
  let asked = true;

  const signalIt = (which: NodeJS.Signals) => {
    if (running?.identity) signal(running.identity, which);
  };
  const endAs = (pace: 'fast' | 'immediate') => {
    asked = true;
    return running?.stop(pace) ?? Promise.resolve();
  };

  return {
    name,
    address: (site) => addresses[site],
    start: async () => {
      const started = startServerProcess(options);
      running = started;
      asked = false;
      void started.ended.then((how) => history.add({ kind: 'end', process, asked, how }));
      const outcome = await readyAddresses(started);
      if (typeof outcome !== 'string') addresses = outcome;
      const said = typeof outcome === 'string' ? outcome : 'ready';
      history.add({ kind: 'start', process, outcome: said });
    },
    kill: async () => {
      history.add({ kind: 'kill', process });
      await endAs('immediate');
    },
    stop: () => endAs('fast'),
    freeze: () => signalIt('SIGSTOP'),
    thaw: () => signalIt('SIGCONT'),
    untilReady: async () => {
      if (running === undefined) return;
      const look = async () => ((await isReady(addresses.player)) ? true : null);
      const outcome = await untilReady(running, look, READY_WITHIN_MS).catch(String);
      if (outcome !== true) history.add({ kind: 'start', process, outcome });
    },
  };
}

function startServerProcess({
  name,
  folders,
  environment,
  onProcess,
}: ServerOptions): WorldProcess {
  const started = startProcess({
    name: `server-${name.toLowerCase()}`,
    ...serverProgram(folders.root),
    folder: folders.root,
    environment,
    logFolder: folders.logs,
  });
  if (started.identity) onProcess(started.identity);
  return started;
}

/** It takes ports of its own choice and says which. */
async function readyAddresses(started: WorldProcess): Promise<ServerAddresses | string> {
  const look = () => findAddresses(readFileSync(started.logFile, 'utf8'));
  return untilReady(started, look, READY_WITHIN_MS).catch(String);
}

async function isReady(address: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(`${address}/readyz`, { signal });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
