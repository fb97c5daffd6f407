import { Pool } from 'pg';

/** The rows of one entry by one statement, with no check and no memory of what was asked before. */
const BARE_ENTRY = `
  with entry as (
    insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    values ($1, 5, '', '', $2) returning id
  ), moved as (
    update purse set balance = balance + $4, lines = lines + 1
    where player_id = $3 and kind = 'cash'
    returning lines, balance - $4 as before, balance as after
  )
  insert into posting (recorded_at, entry_id, line, player_id, account, amount,
    purse_line, balance_before, balance_after)
  select $2, entry.id, 1, null::bigint, 'float-mpesa', -$4::bigint,
    null::bigint, null::bigint, null::bigint
  from entry
  union all
  select $2, entry.id, 2, $3, 'cash', $4, moved.lines, moved.before, moved.after
  from entry, moved`;

export type Append = (playerId: bigint, key: string) => Promise<void>;

export function openBareLoop(databaseUrl: string, connections: number) {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  const append: Append = async (playerId, key) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const values = [key, new Date(), playerId, 100n];
      await client.query({ name: 'bare-entry', text: BARE_ENTRY, values });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { append, close: () => pool.end() };
}
