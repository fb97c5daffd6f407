import { createFakeClock } from '@kipute/testkit/fake-clock';
import { createTestDatabase } from '@kipute/testkit/test-database';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bus } from '../../../platform/bus/bus.ts';
import { createLocalBus } from '../../../platform/bus/local-bus.ts';
import { createDatabase } from '../../../platform/database/create-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { catalogueChanged, countNothing, ignoreLastWords } from '../catalogue-events.ts';
import type { Change } from '../changes.ts';
import { createMemory } from '../world/memory.ts';
import { readChanges, readJournalAfter } from './catalogue-store.ts';
import { createDirty } from './dirty.ts';
import { Journal } from './journal.ts';

const log = pino({ level: 'silent' });
const told = (version: number): Change => ({
  ...{ kind: 'selection', act: 'update', id: '41' },
  changed: { status: 2, version },
});

let database: Database;
let bus: Bus;
let journal: Journal;
let close: () => Promise<void>;
beforeEach(async () => {
  const { url, drop } = await createTestDatabase();
  database = createDatabase({ url, poolMax: 2, log });
  bus = createLocalBus(log);
  journal = new Journal({
    ...{ database, bus, clock: createFakeClock(), memory: createMemory(log) },
    ...{ dirty: createDirty(), position: null, foldedSeq: 0, term: 0n },
    ...{ count: countNothing, onFinalStatuses: ignoreLastWords },
  });
  close = async () => {
    journal.abandon();
    await database.close();
    await drop();
  };
});
afterEach(() => close());

async function rows(): Promise<readonly (readonly Change[])[]> {
  const read = await readJournalAfter(database.read, { seq: 0, limit: 10 });
  return read.map(({ changes }) => readChanges(changes));
}

/** Runs while the first row is committed and told, and its writing has not yet returned. */
const whenFirstIsTold = <Value>(act: () => Value): Promise<Value> =>
  new Promise((resolve) => {
    const stop = bus.subscribe(catalogueChanged, () => {
      stop();
      resolve(act());
    });
    journal.add([told(1)], null);
  });

test('[CAT-18] of a term that is over no row is written', async () => {
  await sql`update feed_lead set term = term + 1`.execute(database.read);
  journal.add([told(1)], null);
  expect(await journal.failed).toMatchObject({
    message: expect.stringContaining('another process'),
  });
  expect(await rows()).toEqual([]);
});

test('[CAT-19] who asks in the moment a row became durable waits for no other row', async () => {
  await whenFirstIsTold(() => journal.written());
  expect(await rows()).toEqual([[told(1)]]);
});

test('[CAT-19] what is added in that moment is waited for', async () => {
  await whenFirstIsTold(() => {
    journal.add([told(2), told(3)], null);
    return journal.written();
  });
  expect(await rows()).toEqual([[told(1)], [told(2), told(3)]]);
});
