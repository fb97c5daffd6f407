import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createLogger } from '@kipute/server/log';
import { createWallet } from '@kipute/server/wallet';
import { Client } from 'pg';
import { entriesOf, type OldOrders, ORDERS_PER_PLAYER, oldRows } from './old-orders.ts';

const GROWN_TABLES = 'player, purse, journal_entry, posting, bet_order, bet_leg';

/** Writes so many old orders more, of players who are new to the world; answers one of them. */
export async function grow(databaseUrl: string, orders: number): Promise<string> {
  const players = orders / ORDERS_PER_PLAYER;
  const firstPlayerId = await withClient(databaseUrl, (client) => insertPlayers(client, players));
  const terms: OldOrders = {
    ...{ firstPlayerId, players, now: Date.now() },
    ...(await withClient(databaseUrl, readWhatStands)),
  };
  const rows = oldRows(terms);
  const restore = await withClient(databaseUrl, setAside);
  await Promise.all([runAll(databaseUrl, rows.books), runAll(databaseUrl, rows.orders)]);
  await runAll(databaseUrl, restore);
  await withClient(databaseUrl, async (client) => {
    const lastEntryId = terms.firstEntryId + BigInt(entriesOf(terms));
    await client.query(`select setval(pg_get_serial_sequence('journal_entry', 'id'), $1)`, [
      lastEntryId,
    ]);
    // What autovacuum would do in the middle of the measuring.
    await client.query(`vacuum (analyze) ${GROWN_TABLES}`);
  });
  await auditBooks(databaseUrl);
  return String(firstPlayerId);
}

async function insertPlayers(client: Client, size: number): Promise<bigint> {
  const { rows } = await client.query(
    `with made as (
       insert into player (phone, name, password_hash, language, default_bet_amount,
         invitation_code, registered_at)
       select '2551' || lpad((known + place)::text, 8, '0'), 'old', '', 'sw', 0,
         'O' || known + place, now() - interval '1 year'
       from generate_series(1, $1::integer) as place, (select count(*) as known from player) as all_
       returning id
     ) select min(id) as first, max(id) - min(id) + 1 as size from made`,
    [size],
  );
  const [{ first, size: made }] = rows;
  if (Number(made) !== size) throw new Error('the ids of the players do not follow each other');
  return BigInt(first);
}

async function readWhatStands(client: Client) {
  const bets = await client.query(
    'select id, stake, payout from bet_order where leg_count = 3 order by id desc limit 1',
  );
  const entries = await client.query('select max(id) + 1 as next from journal_entry');
  return { pattern: bets.rows[0], firstEntryId: BigInt(entries.rows[0].next) };
}

async function runAll(databaseUrl: string, statements: readonly string[]): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query("set maintenance_work_mem = '256MB'");
    for (const statement of statements) await client.query(statement);
  });
}

/** Old money that does not add up would prove nothing. */
async function auditBooks(databaseUrl: string): Promise<void> {
  const log = createLogger('silent');
  const database = createDatabase({ url: databaseUrl, poolMax: 1, log });
  const wallet = createWallet({ database, bus: createLocalBus(log), clock: systemClock });
  const { entries, purses, worldSum } = await wallet.runAudit();
  await database.close();
  if (entries.length + purses.length > 0 || worldSum !== 0n) {
    throw new Error(`the books are not in order: ${entries.length} entries, sum ${worldSum}`);
  }
}

async function withClient<Value>(
  databaseUrl: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

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
async function setAside(client: Client): Promise<readonly string[]> {
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
