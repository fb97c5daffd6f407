import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ShortLivedQueryClient } from './create-database.ts';

let testDatabase: TestDatabase;
let client: ShortLivedQueryClient;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  client = new ShortLivedQueryClient({ connectionString: testDatabase.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await testDatabase.drop();
});

const QUERIES = 400;
/** Of one query, about. */
const BYTES = 8_000;

/** What minor collections leave of hundreds of finished queries, in bytes. */
async function leftBehind(asked: ShortLivedQueryClient): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync' });
  const before = getHeapStatistics().used_heap_size;
  for (let count = 0; count < QUERIES; count += 1) {
    const text = String(count % 10).repeat(BYTES);
    expect((await asked.query('select length($1) as length', [text])).rows[0].length).toBe(BYTES);
    if (count % 20 === 0) collect({ type: 'minor', execution: 'sync' });
  }
  for (let end = 0; end < 3; end += 1) collect({ type: 'minor', execution: 'sync' });
  return getHeapStatistics().used_heap_size - before;
}

describe('short-lived query client', () => {
  test('returns results by promise, and by callback', async () => {
    expect((await client.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
    expect((await client.query({ text: 'select 2 as two' })).rows).toEqual([{ two: 2 }]);
    const handed = await new Promise((resolve) => {
      client.query('select 3 as three', (_error, result) => resolve(result.rows));
    });
    expect(handed).toEqual([{ three: 3 }]);
  });

  test('an error of the database rejects, and the next query runs', async () => {
    await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  // The driver's own client leaves all of them.
  test('minor collections take queries that are done', async () => {
    expect(await leftBehind(client)).toBeLessThan((QUERIES * BYTES) / 8);
  });
});
