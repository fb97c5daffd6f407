import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import type { Caller } from '../../platform/http/handler.ts';

let world: FeatureWorld;
beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const administrator = anAdministrator(5n, ['log/inquire']);
const player: Caller = { kind: 'player', playerId: 100_001n, token: '' };
const add = (content: string, caller: Caller = visitor, type: 9 | 58 = 9) =>
  world.audit.routes['log/add']({ type, content }, contextOf(caller));
type Filter = Partial<Parameters<FeatureWorld['audit']['routes']['log/inquire']>[0]>;
const inquire = async (filter: Filter = {}) => {
  const request = { page: 1, page_size: 10, ...filter };
  const reply = await world.audit.routes['log/inquire'](request, contextOf(administrator));
  return reply.kind === 'answer'
    ? { contents: reply.content.map((row) => row.content), count: reply.count }
    : reply;
};

describe('writing the activity log', () => {
  test('[LOG-01] a page error of a visitor is kept as it came', async () => {
    expect(await add('/home\nabnormal page: x is undefined')).toEqual({
      kind: 'answer',
      content: null,
      count: null,
    });
    const request = { page: 1, page_size: 10 };
    const reply = await world.audit.routes['log/inquire'](request, contextOf(administrator));
    expect(reply).toEqual({
      kind: 'answer',
      count: 1,
      content: [
        {
          id: expect.stringMatching(/^\d+$/),
          type: 9,
          content: '/home\nabnormal page: x is undefined',
          source: 'player',
          user_agent: 'Mozilla/5.0 (Linux; Android 12; TECNO)',
          user_id: null,
          user: null,
          subject: null,
          changes: [],
          network: '41.59.3.0/24',
          addtime: '2026-03-01T09:00:00.000Z',
        },
      ],
    });
  });

  test('[LOG-02] whoever is signed in is named, by kind and number', async () => {
    await add('whatsapp', player, 58);
    await add('/logs broke', administrator);
    const rows = await world.database.read
      .selectFrom('pageReport')
      .select(['type', 'source', 'userKind', 'userId'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { type: 58, source: 'player', userKind: 'player', userId: 100_001n },
      { type: 9, source: 'backoffice', userKind: 'administrator', userId: 5n },
    ]);
  });

  test('[LOG-03] a record can be neither edited nor removed', async () => {
    await add('stays');
    const attempts = [
      sql`update activity set content = ''`,
      sql`delete from activity`,
      sql`truncate activity`,
    ];
    for (const attempt of attempts) {
      await expect(attempt.execute(world.owner.read)).rejects.toThrow('append-only');
    }
    expect(await inquire()).toEqual({ contents: ['stays'], count: 1 });
  });

  test('[LOG-04] no address and no endless text is kept', async () => {
    const context = contextOf(visitor, { address: '41.59.3.7', userAgent: 'x'.repeat(5_000) });
    await world.audit.routes['log/add']({ type: 9, content: `a\0b${'c'.repeat(5_000)}` }, context);
    const rows = await world.database.read.selectFrom('pageReport').selectAll().execute();
    expect(rows).toMatchObject([
      { network: '41.59.3.0/24', content: `ab${'c'.repeat(3_998)}`, userAgent: 'x'.repeat(200) },
    ]);
  });

  test('[LOG-05] a record goes with the work it tells of', async () => {
    const work = world.database.transact(async (tx) => {
      await world.audit.record(tx, { type: 'login', source: 'server', user: null, content: '' });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await inquire()).toEqual({ contents: [], count: 0 });
  });
});

describe('reading the activity log', () => {
  beforeEach(async () => {
    for (const [content, caller, type] of [
      ['one', visitor, 9],
      ['two', player, 9],
      ['three 100%', player, 58],
    ] as const) {
      await add(content, caller, type);
      world.clock.advance({ minutes: 1 });
    }
  });

  const filters: readonly [name: string, filter: Filter, contents: readonly string[]][] = [
    ['nothing', {}, ['three 100%', 'two', 'one']],
    ['type', { type: 9 }, ['two', 'one']],
    ['a type that does not exist', { type: 9_000_000_000 }, []],
    ['user', { user_id: '100001' }, ['three 100%', 'two']],
    ['a user beyond all numbers', { user_id: '9999999999999999999' }, []],
    ['words, in any case', { content: 'TWO' }, ['two']],
    ['a percent sign', { content: '0%' }, ['three 100%']],
    ['a character no text can hold', { content: 't\0wo' }, ['two']],
    ['from a time on', { start_time: '2026-03-01T09:01:00Z' }, ['three 100%', 'two']],
    ['until a time', { end_time: '2026-03-01T09:01:00Z' }, ['one']],
    ['type and user', { type: 58, user_id: '100001' }, ['three 100%']],
  ];
  test.each(filters)('[LOG-06] newest first, filtered by %s', async (_, filter, contents) => {
    expect(await inquire(filter)).toEqual({ contents, count: contents.length });
  });

  test('[LOG-06] a page is a part, the count is the whole', async () => {
    expect(await inquire({ page: 2, page_size: 2 })).toEqual({ contents: ['one'], count: 3 });
    expect(await inquire({ page: 9, page_size: 2 })).toEqual({ contents: [], count: 3 });
  });

  test('[LOG-06] the newest records of a type are found by index', async () => {
    const { rows } = await world.database.transact(async (tx) => {
      // With three rows the planner would rather read them all; here it may not.
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      return sql<Record<string, string>>`
        explain select * from activity where type = 9::int8
        order by recorded_at desc, id desc limit 10`.execute(tx);
    });
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).toContain('Index Scan Backward using activity_by_type');
    expect(plan).not.toContain('Sort');
  });
});

describe('what pages reported', () => {
  const remove = () => world.audit.routes['log/remove']({}, contextOf(administrator));
  const rowsOf = async (table: 'activity' | 'pageReport') =>
    (await world.database.read.selectFrom(table).select('content').orderBy('id').execute()).map(
      ({ content }) => content,
    );

  test('[LOG-07] lies apart from the activity log and is read with it', async () => {
    await add('first');
    await world.database.transact((tx) =>
      world.audit.record(tx, { type: 'login', source: 'player', user: null, content: 'second' }),
    );
    world.clock.advance({ seconds: 1 });
    await add('third', player, 58);
    expect([await rowsOf('activity'), await rowsOf('pageReport')]).toEqual([
      ['second'],
      ['first', 'third'],
    ]);
    expect(await inquire()).toEqual({ contents: ['third', 'second', 'first'], count: 3 });
    expect(await inquire({ type: 58 })).toEqual({ contents: ['third'], count: 1 });
  });

  test('[LOG-08] goes after its days, and nothing else does; that it went is logged', async () => {
    await world.database.transact((tx) =>
      world.audit.record(tx, { type: 'login', source: 'player', user: null, content: 'stays' }),
    );
    await add('old');
    world.clock.advance({ minutes: 60 });
    await add('young');
    world.clock.advance({ minutes: 90 * 24 * 60 - 30 });
    expect(await remove()).toMatchObject({ content: { removed: 1 } });
    expect(await rowsOf('pageReport')).toEqual(['young']);
    const told = expect.stringMatching(/^page reports before 2026-.*: 1$/);
    expect(await rowsOf('activity')).toEqual(['stays', told]);
    expect(await remove()).toMatchObject({ content: { removed: 0 } });
    expect(await rowsOf('activity')).toHaveLength(2);
  });

  test('[LOG-08] more than one bite of it goes every night by itself', async () => {
    await sql`insert into page_report (recorded_at, type, source, content, user_agent)
      select '2025-01-01', 9, 'player', 'old', '' from generate_series(1, 2500)`.execute(
      world.database.read,
    );
    const job = world.audit.jobs.find(({ name }) => name === 'remove-page-reports');
    await Promise.all([job?.run({} as never), job?.run({} as never)]);
    expect(await rowsOf('pageReport')).toEqual([]);
    expect((await rowsOf('activity')).length).toBeGreaterThanOrEqual(3);
    expect(job?.schedule).toBe('30 1 * * *');
  });
});
