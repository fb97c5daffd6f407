import { proveChain } from '@kipute/server/audit';
import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createLogger } from '@kipute/server/log';
import { checkStatistics, rollUpWhole } from '@kipute/server/statistics';
import { createWallet } from '@kipute/server/wallet';
import { PlainError } from '../runtime/plain-error.ts';
import { databaseNamed } from '../start/database-named.ts';

/** `npm run audit`: answers the exit code, 1 when the books are not in order. */
export async function runAudit(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    const isSound = await auditDatabase(databaseNamed(environment), keptSeal(environment));
    return isSound ? 0 : 1;
  } catch (error) {
    const isPlain = error instanceof PlainError;
    console.error(`✗ ${isPlain ? error.message : `The books could not be read: ${error}`}`);
    return 1;
  }
}

type KeptSeal = ReturnType<typeof keptSeal>;

async function auditDatabase(url: string, kept: KeptSeal): Promise<boolean> {
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
    const isTied = await auditStatistics(database);
    const chain = await proveChain(database.read, { now: systemClock.now(), kept });
    const faults = chain.faults.map(({ what, at }) => `${what}: ${at}`);
    say(faults.length === 0, 'the activity log is sealed line by line', faults.join('; '));
    console.log(`  newest seal, to be kept elsewhere: ${chain.lines}:${chain.newestHash}`);
    return (await wallet.booksAreSound(database.read)) && isTied && faults.length === 0;
  } finally {
    await bus.close();
    await database.close();
  }
}

const EVER = new Date(0);

/** Everything is rolled up first, so that a difference is one (FIG-13). */
async function auditStatistics(database: ReturnType<typeof createDatabase>): Promise<boolean> {
  const deps = { database, clock: systemClock };
  await rollUpWhole(deps);
  const report = await checkStatistics(deps, EVER);
  const differences = report?.differences ?? [];
  const found = differences
    .slice(0, 5)
    .map(({ hour, facet, figure }) => `${hour.toISOString()} ${facet} ${figure}`);
  say(
    differences.length === 0,
    'statistics are what the books say, hour by hour',
    found.join('; '),
  );
  return differences.length === 0;
}

function say(isSound: boolean, law: string, found: string): void {
  console.log(isSound ? `✓ ${law}` : `✗ not so: ${law} (${found})`);
}

/** `ACTIVITY_SEAL=<line>:<hash>`, as an earlier audit or the server's log said it. */
function keptSeal({ ACTIVITY_SEAL: text }: Readonly<Record<string, string | undefined>>) {
  if (!text) return undefined;
  const [, line, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (line === undefined || hash === undefined) {
    throw new PlainError('ACTIVITY_SEAL is not a line and its hash, such as 120:9f86d0….');
  }
  return { line: BigInt(line), hash };
}
