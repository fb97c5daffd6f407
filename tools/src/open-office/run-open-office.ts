import { openOffice } from '@kipute/server/access';
import { createAudit } from '@kipute/server/audit';
import { createLocalBus, createRedisBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createLogger } from '@kipute/server/log';
import { PlainError } from '../runtime/plain-error.ts';
import { databaseNamed } from '../start/database-named.ts';

/**
 * `npm run open-office`: removes every rule that closes the office to a network. Answers the exit
 * code. Servers that no bus joins to this process read the rules again within ten seconds.
 */
export async function runOpenOffice(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    const opened = await openedRules(databaseNamed(environment), environment.REDIS_URL);
    for (const rule of opened) console.log(`✓ no longer: ${rule}`);
    console.log('✓ The office is open to every network, within ten seconds everywhere.');
    return 0;
  } catch (error) {
    const isPlain = error instanceof PlainError;
    console.error(`✗ ${isPlain ? error.message : `The office could not be opened: ${error}`}`);
    return 1;
  }
}

async function openedRules(url: string, redisUrl: string | undefined): Promise<readonly string[]> {
  const log = createLogger('silent');
  const database = createDatabase({ url, poolMax: 1, log });
  const bus = redisUrl ? createRedisBus(redisUrl, log) : createLocalBus(log);
  try {
    const { record } = createAudit({ database, clock: systemClock });
    return await openOffice({ database, bus, record });
  } finally {
    await bus.close();
    await database.close();
  }
}
