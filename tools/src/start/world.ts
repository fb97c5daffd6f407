import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Durability } from '../postgres/settings.ts';
import type { RunningStep } from '../runtime/progress.mjs';
import { addressOf, type BroughtUp, bringUp, type Start } from './bring-up.ts';
import { foldersOf } from './folders.ts';
import { claimInstance } from './instance.ts';
import type { Ports } from './ports.ts';
import { supervise } from './processes/supervision.ts';

const root = join(import.meta.dirname, '../../..');
const host = '127.0.0.1';

export type WorldOptions = {
  /** Names its folder under `.data/worlds`: its data is kept apart from every other world's. */
  readonly name: string;
  readonly data: 'kept' | 'fresh';
  /** `as-built` beside a world whose sites must not be built anew under it. */
  readonly sites?: 'up-to-date' | 'as-built';
  /** Fast unless somebody measures what a commit costs. */
  readonly durability?: Durability;
  /** Further variables for the server and the simulators. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What must stand in the seeded database before the server first looks at it. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
};

export type World = BroughtUp & { readonly stop: () => Promise<void> };

/**
 * The same world as `npm start`, for programs: on free ports, beside one that may be running, and
 * not one line printed. It ends with the process that opened it.
 */
export async function openWorld(options: WorldOptions): Promise<World> {
  const { name, data, sites = 'up-to-date', durability = 'fast', environment = {} } = options;
  const { prepare } = options;
  const folders = foldersOf(root, join(root, '.data/worlds', name));
  const ports = await findFreePorts();
  const instance = await claimInstance(folders.instanceFile, addressOf({ host }, ports.playerPort));
  const supervision = supervise();
  const stop = async () => {
    await supervision.stopAll();
    instance.release();
  };
  const start: Start = {
    ...{
      folders,
      host,
      ports,
      data,
      sites,
      durability,
      environment,
      instance,
      supervision,
      prepare,
    },
    outside: null,
    ...{ seed: 'not-told', life: 'quiet' },
    show: (_, work) => work(silentStep),
  };
  try {
    return { ...(await bringUp(start)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const silentStep: RunningStep = {
  note: () => undefined,
  done: () => undefined,
  failed: () => undefined,
};

/** Held both at once, so that they differ; the server takes them a moment later. */
async function findFreePorts(): Promise<Ports> {
  const held = await Promise.all([holdPort(), holdPort()]);
  const [player, backoffice] = held;
  await Promise.all(held.map(({ release }) => release()));
  return { playerPort: player.port, backofficePort: backoffice.port };
}

function holdPort(): Promise<{ readonly port: number; readonly release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const holder = createServer();
    holder.on('error', reject);
    holder.listen(0, host, () => {
      const address = holder.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      resolve({ port, release: () => new Promise((done) => holder.close(() => done())) });
    });
  });
}
