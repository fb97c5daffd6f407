import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../folders.ts';
import { startProcess, untilReady, type WorldProcess } from './world-process.ts';

export type Simulator = {
  readonly name: string;
  readonly file: string;
  /** How the server is told where it lives: `SMS_GATEWAY_URL`. */
  readonly variable: string;
};

export type SimulatorAddress = Simulator & { readonly address: string };

const READY_WITHIN_MS = 30_000;

/** Every folder of `simulators/` that can be started; a party that is real already needs none. */
export function findSimulators(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly Simulator[] {
  const folder = join(root, 'simulators');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .map((name) => ({
      name,
      file: join(folder, name, 'src/main.ts'),
      variable: `${name.replaceAll('-', '_').toUpperCase()}_URL`,
    }))
    .filter(({ file, variable }) => existsSync(file) && !environment[variable]);
}

export function startSimulator(simulator: Simulator, folders: Folders): WorldProcess {
  return startProcess({
    name: simulator.name,
    file: simulator.file,
    folder: folders.root,
    environment: { ...process.env, PORT: '0' },
    logFolder: folders.logs,
  });
}

/** It prints `{"ready":true,"port":N}` once it listens. */
export async function simulatorAddress(running: WorldProcess): Promise<string> {
  const look = () => findReadyPort(readFileSync(running.logFile, 'utf8'));
  const port = await untilReady(running, look, READY_WITHIN_MS);
  return `http://127.0.0.1:${port}`;
}

export function findReadyPort(printed: string): number | null {
  const line = printed.split('\n').find((text) => /^\{.*"ready":\s*true/.test(text));
  if (line === undefined || !line.endsWith('}')) return null;
  const { port } = JSON.parse(line) as { readonly port?: unknown };
  return typeof port === 'number' ? port : null;
}
