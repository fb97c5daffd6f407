import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';

let world: FeatureWorld;
let clerk: bigint;
beforeAll(async () => {
  world = await createFeatureWorld();
  const { clock, audit, database } = world;
  clerk = await database.transact(async (tx) => {
    const { id: roleId } = await tx
      .insertInto('role')
      .values({ code: 'clerk', nameSw: 'Karani', nameEn: 'Clerk' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('administrator')
      .values({ account: 'neema', name: 'Neema', roleId, createdAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
  const by = { source: 'backoffice', user: { kind: 'administrator', id: clerk } } as const;
  await database.transact(async (tx) => {
    await audit.record(tx, {
      ...{ ...by, type: 'area-code-change', content: 'shown' },
      subject: { kind: 'area-code', id: '254' },
      changes: { shown: [false, true], sort: [20, 5], amount: [1n, 2n], name: [null, 'a\0b'] },
    });
    await audit.record(tx, {
      ...{ ...by, type: 'manager-change', content: 'renamed' },
      subject: { kind: 'administrator', id: clerk },
      changes: { name: ['Nema', 'Neema'] },
    });
    await audit.record(tx, {
      ...{ type: 'login', source: 'player', content: 'of a player' },
      user: { kind: 'player', id: clerk },
    });
  });
});
afterAll(() => world.close());

type Filter = Partial<Parameters<FeatureWorld['audit']['routes']['log/inquire']>[0]>;
const inquire = async (filter: Filter) => {
  const request = { page: 1, page_size: 10, ...filter };
  const reply = await world.audit.routes['log/inquire'](request, contextOf(anAdministrator(5n)));
  if (reply.kind !== 'answer') throw new Error('refused');
  return reply;
};

test('[LOG-26] a record names who did it, what it was about, and each field before and after', async () => {
  const { content } = await inquire({ type: 36 });
  expect(content).toMatchObject([
    {
      user: { kind: 'administrator', id: clerk.toString(), name: 'Neema' },
      subject: { kind: 'area-code', id: '254', name: '' },
      changes: expect.arrayContaining([
        { field: 'shown', before: 'false', after: 'true' },
        { field: 'sort', before: '20', after: '5' },
        { field: 'amount', before: '1', after: '2' },
        { field: 'name', before: '', after: 'ab' },
      ]),
    },
  ]);
});

const filters: readonly [string, () => Filter, readonly string[]][] = [
  ['subject', () => ({ subject_kind: 'area-code', subject_id: '254' }), ['shown']],
  ['kind of subject', () => ({ subject_kind: 'administrator' }), ['renamed']],
  ['a subject nobody is', () => ({ subject_kind: 'player', subject_id: '254' }), []],
  [
    'person of one kind',
    () => ({ user_kind: 'administrator', user_id: clerk.toString() }),
    ['renamed', 'shown'],
  ],
  ['person of the other kind', () => ({ user_kind: 'player' }), ['of a player']],
  ['words and a subject', () => ({ subject_kind: 'area-code', content: 'RENAMED' }), []],
];
test.each(filters)('[LOG-27] found by %s', async (_, filter, contents) => {
  const reply = await inquire(filter());
  expect([reply.content.map(({ content }) => content), reply.count]).toEqual([
    contents,
    contents.length,
  ]);
});

test.each([
  ['activity_by_subject', `subject_kind = 'player' and subject_id = '7'`],
  ['activity_by_user', 'user_id = 7'],
  ['activity_by_type', 'type = 9::int8'],
  ['activity_pkey', 'true'],
])('[LOG-27] %s finds the newest without sorting', async (index, condition) => {
  const { rows } = await world.database.transact(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    return sql<Record<string, string>>`
      explain select * from activity where ${sql.raw(condition)}
      order by recorded_at desc, id desc limit 10`.execute(tx);
  });
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).toContain(`using ${index}`);
  expect(plan).not.toContain('Sort');
});
