import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../folders.ts';
import { startProcess, untilReady, type WorldProcess } from './world-process.ts';

type Simulator = {
  readonly name: string;
  readonly file: string;
  /** How the server is told where it lives: `SMS_GATEWAY_URL`. */
  readonly variable: string;
};

type SimulatorPlace = {
  /** For the server. */
  readonly address: string;
  /** For a person's browser. */
  readonly page: string;
  /** Further variables that the server must have to deal with it. */
  readonly tells: Readonly<Record<string, string>>;
};

export type RunningSimulator = Simulator & SimulatorPlace;

/** No party to anybody: it needs a house and the phones of others, and comes last. */
const CROWD = 'crowd';

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
    .filter(({ name, file, variable }) => {
      return name !== CROWD && existsSync(file) && !environment[variable];
    });
}

/** Undefined in a clone without one. */
export function findCrowd(root: string): Simulator | undefined {
  const file = join(root, 'simulators', CROWD, 'src/main.ts');
  return existsSync(file) ? { name: CROWD, file, variable: 'CROWD_URL' } : undefined;
}

export function startSimulator(
  simulator: Simulator,
  folders: Folders,
  environment: Readonly<Record<string, string>>,
): WorldProcess {
  return startProcess({
    name: simulator.name,
    file: simulator.file,
    folder: folders.root,
    environment: { ...process.env, ...environment, PORT: '0' },
    logFolder: folders.logs,
  });
}

/** It prints `{"ready":true,"port":N}` once it listens, and what else there is to know. */
export async function simulatorPlace(running: WorldProcess): Promise<SimulatorPlace> {
  const look = () => findReadyLine(readFileSync(running.logFile, 'utf8'));
  const { port, scheme, pagePort, tells } = await untilReady(running, look, READY_WITHIN_MS);
  return {
    address: `${scheme ?? 'http'}://127.0.0.1:${port}`,
    page: `http://127.0.0.1:${pagePort ?? port}`,
    tells: tells ?? {},
  };
}

/** What the server is told of simulators that run. */
export function partyVariables(
  simulators: readonly RunningSimulator[],
): Readonly<Record<string, string>> {
  const named = simulators.map(({ variable, address, tells }) => ({
    ...tells,
    [variable]: address,
  }));
  return Object.assign({}, ...named) as Record<string, string>;
}

type ReadyLine = {
  readonly port: number;
  /** Of its address, when it does not speak HTTP. */
  readonly scheme?: string;
  readonly pagePort?: number;
  readonly tells?: Readonly<Record<string, string>>;
};

export function findReadyLine(printed: string): ReadyLine | null {
  const line = printed.split('\n').find((text) => /^\{.*"ready":\s*true/.test(text));
  if (line === undefined || !line.endsWith('}')) return null;
  const said = JSON.parse(line) as Partial<ReadyLine>;
  return typeof said.port === 'number' ? (said as ReadyLine) : null;
}
