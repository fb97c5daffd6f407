import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createLogger } from '@kipute/server/log';
import { createWallet } from '@kipute/server/wallet';
import { PlainError } from '../runtime/plain-error.ts';
import { databaseNamed } from '../start/database-named.ts';

/** `npm run audit`: answers the exit code, 1 when the books are not in order. */
export async function runAudit(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    return await auditDatabase(databaseNamed(environment));
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
