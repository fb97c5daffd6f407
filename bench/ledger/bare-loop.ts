import { Pool, type PoolClient } from 'pg';

export type Append = (playerId: bigint, key: string) => Promise<void>;

const AMOUNT = 100n;

const statements = {
  entry: `insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    values ($1, 5, '', '', $2) returning id`,
  purse: `update purse set balance = balance + $2, lines = lines + 1
    where player_id = $1 and kind = 'cash' returning lines, balance`,
  postings: `insert into posting (recorded_at, entry_id, line, player_id, account, amount,
      purse_line, balance_before, balance_after)
    values ($1, $2, 1, null, 'float-mpesa', -$4::bigint, null, null, null),
      ($1, $2, 2, $3, 'cash', $4, $5, $6::bigint - $4::bigint, $6)`,
} as const;

/**
 * The rows of one entry by the plainest statements, prepared, in one transaction: no funds checked,
 * no key looked up, nothing that two at once could trip over.
 */
export function openBareLoop(databaseUrl: string, connections: number) {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  const append: Append = async (playerId, key) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await write(client, playerId, key);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { append, close: () => pool.end() };
}

async function write(client: PoolClient, playerId: bigint, key: string): Promise<void> {
  const at = new Date();
  const prepared = (name: keyof typeof statements, values: readonly unknown[]) =>
    client.query({ name, text: statements[name], values: [...values] });
  const entry = await prepared('entry', [key, at]);
  const purse = await prepared('purse', [playerId, AMOUNT]);
  const { lines, balance } = purse.rows[0];
  await prepared('postings', [at, entry.rows[0].id, playerId, AMOUNT, lines, balance]);
}
