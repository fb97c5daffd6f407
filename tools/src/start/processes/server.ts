import type { Folders } from '../folders.ts';
import type { Ports } from '../ports/ports.ts';
import { serverProgram } from './server-program.ts';
import { startProcess, untilReady, type WorldProcess } from './world-process.ts';

export type ServerNeeds = {
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
