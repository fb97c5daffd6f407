import type { Client } from 'pg';

/**
 * What is looked up or sorted in row by row takes most of the time when millions of rows are
 * written; put back, it is made as a whole. What grows in the order of the rows may stay.
 */
const constraints = [
  'posting_entry_id_fkey',
  'bet_order_player_id_fkey',
  'bet_order_terms_id_fkey',
  'journal_entry_key_key',
];
const indexes = ['posting_by_purse', 'bet_order_by_player'];

/** Answers the statements that put them back as they were. */
export async function setAside(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ remove: string; restore: string }>(
    `select format('drop index %s', name::regclass) as remove,
       -- Of a partitioned table it is told without its parts.
       replace(pg_get_indexdef(name::regclass), ' ON ONLY ', ' ON ') as restore
     from unnest($1::text[]) as name
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid))
     from pg_constraint where conname = any ($2::text[]) and conparentid = 0`,
    [indexes, constraints],
  );
  if (rows.length !== indexes.length + constraints.length) {
    throw new Error('something that was to be set aside has another name now');
  }
  for (const { remove } of rows) await client.query(remove);
  return rows.map(({ restore }) => restore);
}
