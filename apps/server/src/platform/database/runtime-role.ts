import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from './database.ts';

/** Of the library that keeps jobs; its owner brings it up to date as well. */
const JOBS_SCHEMA = 'graphile_worker';

/**
 * Row security without a policy hides every job from whoever does not own the tables: a role that
 * only works through them needs one.
 */
const JOB_POLICIES = `
  select format('create policy runtime on %s using (true) with check (true)', oid::regclass)
    as statement
  from pg_class
  where relnamespace = '${JOBS_SCHEMA}'::regnamespace and relrowsecurity and not exists (
    select from pg_policy where polrelid = pg_class.oid and polname = 'runtime')`;

const REVOKE_CHANGES = `
  select format('revoke update, delete, truncate on %s from ', name) as statement
  from append_only_table`;

/**
 * Gives the role that the server runs as what it needs and no more (DAT-11): it owns nothing,
 * empties nothing and changes nothing of what only grows. Safe to repeat, and repeated after every
 * migration, because new tables are nobody's but the owner's.
 */
export async function grantRuntime(owner: Client, roleName: string): Promise<void> {
  const role = owner.escapeIdentifier(roleName);
  const { rows: changes } = await owner.query<{ statement: string }>(REVOKE_CHANGES);
  const { rows: policies } = await owner.query<{ statement: string }>(JOB_POLICIES);
  const schemas = ['public', JOBS_SCHEMA].join(', ');
  const histories = ['schema_migration', 'schema_function', `${JOBS_SCHEMA}.migrations`].join(', ');
  await owner.query(
    [
      'begin',
      `grant usage on schema ${schemas} to ${role}`,
      `grant select, insert, update, delete on all tables in schema ${schemas} to ${role}`,
      `grant usage, select on all sequences in schema ${schemas} to ${role}`,
      `grant execute on all functions in schema ${schemas} to ${role}`,
      ...changes.map(({ statement }) => statement + role),
      `revoke insert, update, delete on ${histories} from ${role}`,
      ...policies.map(({ statement }) => statement),
      'commit',
    ].join(';\n'),
  );
}

/** A table that only grows and that the role of this connection could change all the same. */
export async function changeableHistory(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from append_only_table
    where has_table_privilege(name, 'update') or has_table_privilege(name, 'delete')
      or has_table_privilege(name, 'truncate')
    order by name limit 1`.execute(database.read);
  return rows[0]?.name;
}
