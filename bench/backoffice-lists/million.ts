import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { World, WorldOptions } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { inBenchWorld } from '../stage/stage.ts';

const USERS = 1_000_000;
const RECORDS = 1_000_000;
const TREE = 100_000;

export type Office = {
  readonly administratorToken: string;
  /** With a hundred thousand users below. */
  readonly agentToken: string;
  readonly someUser: string;
};

const NAME = 'bench-office';

/** A world of its own, whose gigabytes are gone afterwards. */
export async function inOffice<Value>(
  options: Omit<WorldOptions, 'name' | 'data'>,
  work: (world: World) => Promise<Value>,
): Promise<Value> {
  try {
    return await inBenchWorld({ ...options, name: NAME, data: 'fresh' }, work);
  } finally {
    rmSync(join(import.meta.dirname, '../../.data/worlds', NAME), { recursive: true, force: true });
  }
}

/**
 * A million users, as different from each other as people are, and as many records of the log,
 * written as sets. Their purses stand in no books: nobody audits this world.
 */
export async function fillOffice(databaseUrl: string): Promise<Office> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query("set work_mem = '128MB'");
    const restore = await setAside(client);
    const first = await insertUsers(client);
    await insertFigures(client, first);
    await insertRecords(client);
    for (const statement of restore) await client.query(statement);
    await insertTree(client, first);
    await client.query('vacuum (analyze) player, player_total, purse, activity, agent_member');
    await client.query('checkpoint');
    return {
      administratorToken: await openOffice(client, 'administrator', '1'),
      agentToken: await openOffice(client, 'agent', first.toString()),
      someUser: (first + 777n).toString(),
    };
  } finally {
    await client.end();
  }
}

/** What is looked at row by row is made as a whole afterwards; unique indexes stay. */
async function setAside(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ remove: string; restore: string }>(
    `select format('drop index %s', indexrelid::regclass) as remove,
       pg_get_indexdef(indexrelid) as restore
     from pg_index where indrelid in ('player'::regclass, 'player_total'::regclass,
       'activity'::regclass) and not indisunique
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid))
     from pg_constraint where contype = 'f'
       and conrelid in ('player_total'::regclass, 'purse'::regclass)
     union all
     select 'alter table player disable trigger player_has_total',
       'alter table player enable trigger player_has_total'`,
  );
  for (const { remove } of rows) await client.query(remove);
  return rows.map(({ restore }) => restore);
}

async function insertUsers(client: Client): Promise<bigint> {
  const { rows } = await client.query<{ first: string }>(
    `with names as (
       select array['Asha', 'Juma', 'Neema', 'Baraka', 'Zawadi', 'Hamisi', 'Rehema', 'Daudi'] as given,
         array['Mushi', 'Kapinga', 'Massawe', 'Komba', 'Mrema', 'Lema', 'Mwinyi', 'Shayo'] as family
     ), made as (
       insert into player (phone, name, password_hash, language, default_bet_amount,
         invitation_code, registered_at, signed_in_at, disabled, betting_forbidden, reported,
         counts_in_statistics, gender, mail, location, birth_date, register_network, login_network)
       select '2551' || lpad(place::text, 8, '0'),
         given[1 + place % 8] || ' ' || family[1 + (place / 8) % 8] || chr(97 + place / 64 % 26) || chr(97 + place / 1664 % 26),
         '', 'sw', 0,
         'M' || place, now() - make_interval(secs => ($1 - place) * 30),
         case when place % 5 > 0 then now() - make_interval(secs => place::bigint * 7919 % 8000000) end,
         place % 200 = 0, place % 500 = 0, case when place % 1000 = 0 then 1 else 2 end,
         place % 2000 > 0, place % 3, case when place % 10 = 0 then 'user' || place || '@example.com'
         else '' end, (array['', 'Tanga', 'Arusha', 'Mwanza'])[1 + place % 4],
         case when place % 10 = 0 then date '1970-01-01' + place % 12000 end,
         format('41.%s.%s.0/24', place % 200, place / 200 % 250),
         format('41.%s.%s.0/24', place / 3 % 200, place / 600 % 250)
       from generate_series(1, $1::integer) as place, names
       returning id
     ) select min(id) as first from made`,
    [USERS],
  );
  return BigInt(rows[0]?.first ?? 0);
}

async function insertFigures(client: Client, first: bigint): Promise<void> {
  await client.query(
    `insert into player_total (player_id, deposits, stakes, payouts, cash_balance, credit_balance)
     select id, id * 7919 % 100000000, id * 104729 % 90000000, id * 1299709 % 85000000,
       id * 15485863 % 5000000, case when id % 4 = 0 then id % 100000 else 0 end
     from player where id >= $1`,
    [first],
  );
  await client.query(
    `insert into purse (player_id, kind, balance)
     select player_id, 'cash', cash_balance from player_total where player_id >= $1`,
    [first],
  );
}

async function insertRecords(client: Client): Promise<void> {
  await client.query(
    `insert into activity (recorded_at, type, source, user_kind, user_id, content, network,
       user_agent)
     select now() - make_interval(secs => $1 - place), 1 + place % 30, 'backoffice',
       'administrator', 1 + place % 40, 'asked by phone ' || place, '41.59.3.0/24', 'bench'
     from generate_series(1, $1::integer) as place`,
    [RECORDS],
  );
}

async function insertTree(client: Client, first: bigint): Promise<void> {
  await client.query('update player set agent_since = now() where id = $1', [first]);
  await client.query(
    `insert into agent_member (agent_id, player_id, depth, registered_at)
     select $1::bigint, id, 1, registered_at from player where id > $1::bigint and id * 2654435761 / 4096 % $2 = 0`,
    [first.toString(), USERS / TREE],
  );
}

export async function openOffice(
  client: Client,
  kind: 'administrator' | 'agent',
  id: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into session (token_hash, owner_kind, owner_id, opened_at, expires_at, network,
       user_agent, seen_at, proven_at)
     values ($1, $2, $3, now(), now() + interval '1 day', '127.0.0.1', 'bench', now(), now())`,
    [createHash('sha256').update(token).digest(), kind, id],
  );
  return token;
}
