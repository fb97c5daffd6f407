import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createLogger } from '@kipute/server/log';
import { createWallet } from '@kipute/server/wallet';
import { RUNTIME } from '../postgres/application-role.ts';
import { clusterPaths, readCredentials } from '../postgres/cluster-folder.ts';
import { PlainError } from '../runtime/plain-error.ts';
import { foldersOf } from '../start/folders.ts';

/** `npm run audit`: answers the exit code, 1 when the books are not in order. */
export async function runAudit(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    return await auditDatabase(databaseToAudit(environment));
  } catch (error) {
    const isPlain = error instanceof PlainError;
    console.error(`✗ ${isPlain ? error.message : `The books could not be read: ${error}`}`);
    return 1;
  }
}

async function auditDatabase(url: string): Promise<number> {
  const log = createLogger('silent');
  const database = createDatabase({ url, poolMax: 1, log });
  const bus = createLocalBus(log);
  try {
    const wallet = createWallet({ database, bus, clock: systemClock });
    const { entries, purses, worldSum } = await wallet.runAudit();
    const broken = purses.map(({ playerId, kind }) => `${playerId} ${kind}`);
    say(entries.length === 0, 'every entry sums to zero', entries.join(', '));
    say(purses.length === 0, 'every purse is the chain of its postings', broken.join(', '));
    say(worldSum === 0n, 'the world sums to zero', `${worldSum} senti`);
    return (await wallet.booksAreSound(database.read)) ? 0 : 1;
  } finally {
    await bus.close();
    await database.close();
  }
}

function say(isSound: boolean, law: string, found: string): void {
  console.log(isSound ? `✓ ${law}` : `✗ not so: ${law} (${found})`);
}

const root = join(import.meta.dirname, '../../..');
const DATABASE = 'kipute';
/** PostgreSQL writes its port in the fourth line of this file. */
const PORT_LINE = 3;

/** Of `DATABASE_URL`, or of the `npm start` that runs in this clone. */
function databaseToAudit(environment: Readonly<Record<string, string | undefined>>): string {
  if (environment.DATABASE_URL) return environment.DATABASE_URL;
  const { postgres } = foldersOf(root);
  const pidFile = join(clusterPaths(postgres).data, 'postmaster.pid');
  if (!existsSync(pidFile)) {
    throw new PlainError('Nothing runs in this clone: npm start first, or name a DATABASE_URL.');
  }
  const port = readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE]?.trim();
  const { runtime } = readCredentials(postgres);
  return `postgres://${RUNTIME}:${runtime}@127.0.0.1:${port}/${DATABASE}`;
}
