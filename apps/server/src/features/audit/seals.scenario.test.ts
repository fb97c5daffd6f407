import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { proveChain, sealBatch, watchUnsealed } from './seal-records.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());
beforeEach(() => asOwner('truncate activity, activity_seal, activity_unsealed'));

const record = (content: string) =>
  world.database.transact((tx) =>
    world.audit.record(tx, {
      ...{ type: 'user-change', source: 'backoffice', content },
      user: { kind: 'administrator', id: 5n },
      subject: { kind: 'player', id: 7n },
      changes: { name: ['Asha', content] },
    }),
  );
async function recordAll(...contents: readonly string[]): Promise<void> {
  for (const content of contents) {
    await record(content);
    world.clock.advance({ seconds: 1 });
  }
}
/** Two minutes later, when everything must have been sealed. */
const prove = (kept?: { line: bigint; hash: string }) =>
  proveChain(world.database.read, {
    now: new Date(world.clock.now().getTime() + 120_000),
    kept,
  });
const faults = async () => (await prove()).faults.map(({ what, at }) => `${what}: ${at}`);

/** As the owner of the tables, who can do what the server cannot. */
const asOwner = (...statements: readonly string[]) =>
  world.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });

describe('sealing', () => {
  test('[LOG-20] every record is sealed once, by one of many sealers at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => record(`${at}`)));
    await Promise.all(Array.from({ length: 4 }, () => sealBatch(world.database)));
    await sealBatch(world.database);
    expect(await prove()).toMatchObject({ lines: 30n, faults: [] });
    expect(await sealBatch(world.database)).toBe(0);
  });

  test('[LOG-20] a record that commits late is sealed when it is there', async () => {
    const recorded = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const late = world.database.transact(async (tx) => {
      await world.audit.record(tx, {
        type: 'login',
        source: 'player',
        user: null,
        content: 'late',
      });
      recorded.resolve();
      await mayCommit.promise;
    });
    await recorded.promise;
    await recordAll('one', 'two');
    expect(await sealBatch(world.database)).toBe(2);
    mayCommit.resolve();
    await late;
    expect(await sealBatch(world.database)).toBe(1);
    expect(await faults()).toEqual([]);
  });

  test('[LOG-21] records of before the chain are sealed at the first start, new ones after them', async () => {
    await recordAll('old', 'older');
    await world.database.transact((tx) => tx.deleteFrom('activityUnsealed').execute());
    const stop = watchUnsealed({ database: world.database, log: pino({ level: 'silent' }) });
    await eventually(async () => expect(await prove()).toMatchObject({ lines: 2n, faults: [] }));
    await record('new');
    await eventually(async () => expect(await prove()).toMatchObject({ lines: 3n, faults: [] }));
    await stop();
  });

  test('[LOG-20] what waits though it is sealed does not stop the others', async () => {
    await recordAll('one');
    await sealBatch(world.database);
    await asOwner('insert into activity_unsealed select recorded_at, id from activity');
    await recordAll('two');
    expect(await sealBatch(world.database)).toBe(1);
    expect(await faults()).toEqual([]);
  });
});

describe('the proof', () => {
  beforeEach(async () => {
    await recordAll('one', 'two', 'three');
    await sealBatch(world.database);
  });

  const OLD = `(select recorded_at from activity where content = 'one')`;
  const INSERTED = `insert into activity (recorded_at, type, source, content, user_agent)
    values (${OLD}, 4, 'server', 'forged', '')`;
  const tamperings: readonly [name: string, statements: readonly string[], found: RegExp[]][] = [
    ['nothing', [], []],
    ...[
      `content = 'changed'`,
      `subject_id = '8'`,
      `subject_kind = null`,
      `changes = '{"name":["Asha","Neema"]}'`,
      'user_id = 6',
      'type = 4',
      `network = '1.2.3.0/24'`,
      `source = 'server'`,
      `user_agent = 'x'`,
    ].map((change): [string, string[], RegExp[]] => [
      `a record with ${change}`,
      [`update activity set ${change} where content = 'two'`],
      [/^record changed: line 2, record \d+$/],
    ]),
    [
      'a record moved by a microsecond',
      [
        `update activity set recorded_at = recorded_at + interval '1 microsecond' where content = 'two'`,
      ],
      [/^record gone: line 2/],
    ],
    ['a deleted record', [`delete from activity where content = 'two'`], [/^record gone: line 2/]],
    ['an inserted record', [INSERTED], [/^record not sealed: record \d+$/]],
    [
      'a deleted seal',
      ['delete from activity_seal where line = 2'],
      [/^line missing: line 2$/, /^record not sealed: record \d+$/],
    ],
    [
      'the last seal deleted',
      ['delete from activity_seal where line = 3'],
      [/^record not sealed: record \d+$/],
    ],
    [
      'a changed seal',
      [`update activity_seal set hash = sha256('x') where line = 2`],
      [/^record changed: line 2/, /^record changed: line 3/],
    ],
    [
      'a seal of no record',
      [`insert into activity_seal select 4, 999, now(), sha256('x')`],
      [/^record gone: line 4, record 999$/],
    ],
    [
      'two records that change places',
      [
        'update activity_seal set line = line + 100 where line > 1',
        'update activity_seal set line = 105 - line where line > 100',
      ],
      [/^record changed: line 2/, /^record changed: line 3/],
    ],
  ];
  test.each(tamperings)('[LOG-23] finds %s', async (_, statements, found) => {
    await asOwner(...statements);
    expect(await faults()).toEqual(found.map((text) => expect.stringMatching(text)));
  });

  test('[LOG-23] finds a record that was put in with an older time, though it was sealed', async () => {
    world.clock.advance({ minutes: 300 });
    await recordAll('four');
    await sealBatch(world.database);
    await asOwner(
      INSERTED,
      `insert into activity_unsealed select recorded_at, id from activity where content = 'forged'`,
    );
    await sealBatch(world.database);
    expect(await faults()).toEqual([expect.stringMatching(/^record put in late: line 5/)]);
  });

  test('[LOG-24] a seal kept elsewhere finds a chain that was written anew', async () => {
    const { lines, newestHash } = await prove();
    const kept = { line: lines, hash: newestHash };
    expect((await prove(kept)).faults).toEqual([]);
    await asOwner(
      `update activity set content = 'rewritten' where content = 'two'`,
      'delete from activity_seal',
      'insert into activity_unsealed select recorded_at, id from activity',
    );
    await sealBatch(world.database);
    expect(await faults()).toEqual([]);
    expect((await prove(kept)).faults).toEqual([{ what: 'not the kept seal', at: 'line 3' }]);
  });

  test('[LOG-22] the server cannot change a seal', async () => {
    for (const attempt of ['update activity_seal set line = 9', 'delete from activity_seal']) {
      await expect(sql.raw(attempt).execute(world.database.read)).rejects.toThrow('permission');
      await expect(sql.raw(attempt).execute(world.owner.read)).rejects.toThrow('append-only');
    }
  });
});
