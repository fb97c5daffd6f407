import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
  const asha = { phone: '0712000777', name: 'Asha Mwinyi', password: 'a'.repeat(64) };
  await world.database.transact((tx) =>
    world.players.createPlayer(tx, { ...asha, language: 'sw' }),
  );
});
afterAll(() => world.close());

/** What the role may do with every relation there is. */
const rights = async () => {
  const { rows } = await sql<{ schema: string; name: string; reads: boolean; writes: boolean }>`
    select relnamespace::regnamespace::text as schema, relname as name,
      has_table_privilege('kipute_warehouse', pg_class.oid, 'select') as reads,
      has_table_privilege('kipute_warehouse', pg_class.oid,
        'insert, update, delete, truncate') as writes
    from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'f')
      and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`.execute(
    world.owner.read,
  );
  return rows;
};

test('[FIG-30] the role reads every view of the warehouse and nothing else, and writes nothing', async () => {
  const all = await rights();
  const views = all.filter(({ schema }) => schema === 'warehouse');
  expect(views.length).toBeGreaterThan(15);
  expect(views.filter(({ reads, writes }) => !reads || writes)).toEqual([]);
  const others = all.filter(({ schema }) => schema !== 'warehouse');
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(({ reads, writes }) => reads || writes)).toEqual([]);
  const { rows } = await sql<{ creates: boolean; signsIn: boolean; defining: string[] }>`
    select has_schema_privilege('kipute_warehouse', 'warehouse', 'create')
        or has_schema_privilege('kipute_warehouse', 'public', 'create') as creates,
      (select rolcanlogin or rolsuper or rolcreaterole from pg_roles
        where rolname = 'kipute_warehouse') as signs_in,
      array(select proname::text from pg_proc
        where prosecdef and pronamespace = 'public'::regnamespace
          and has_function_privilege('kipute_warehouse', oid, 'execute')) as defining`.execute(
    world.owner.read,
  );
  expect(rows).toEqual([{ creates: false, signsIn: false, defining: [] }]);
});

test('[FIG-30] no view shows a name or a whole phone, and every view can be read', async () => {
  for (const { name } of (await rights()).filter(({ schema }) => schema === 'warehouse')) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(one)::text as row from ${sql.table(`warehouse.${name}`)} as one limit 100`.execute(
      world.owner.read,
    );
    const shown = rows.map(({ row }) => row).join();
    expect(shown).not.toMatch(/712000777|Mwinyi/);
    if (name === 'player') expect(shown).toContain('0712•••777');
  }
});
