import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type BenchPlayer = { readonly id: string; readonly token: string };

const RICH = 10n ** 15n;

/** Players with a full purse and a session each, written straight into the database. */
export async function makeCrowd(
  databaseUrl: string,
  size: number,
): Promise<readonly BenchPlayer[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = await insertPlayers(client, size);
  await fillPurses(client, ids);
  const players = await openSessions(client, ids);
  await client.end();
  return players;
}

export async function openSessions(
  client: Client,
  ids: readonly string[],
): Promise<readonly BenchPlayer[]> {
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into session (token_hash, owner_kind, owner_id, opened_at, expires_at, network,
       user_agent)
     select hash, 'player', id, now(), now() + interval '1 day', '127.0.0.1', 'bench'
     from unnest($1::bytea[], $2::bigint[]) as one (hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), ids],
  );
  return ids.map((id, at) => ({ id, token: tokens[at] ?? '' }));
}

async function insertPlayers(client: Client, size: number): Promise<readonly string[]> {
  // Eight digits after 255 and a digit no operator has: no seeded player is met.
  const first = Number(String(Date.now()).slice(-8, -3)) * 1_000;
  const { rows } = await client.query<{ id: string }>(
    `insert into player (phone, name, password_hash, language, default_bet_amount,
       invitation_code, registered_at)
     select '2550' || lpad(($1::integer + place)::text, 8, '0'), 'bench', '', 'sw', 0,
       'P' || $1 || '-' || place, now()
     from generate_series(1, $2::integer) as place returning id`,
    [first, size],
  );
  return rows.map(({ id }) => id);
}

/** Through the ledger, so that the audit of the world stays in order. */
async function fillPurses(client: Client, ids: readonly string[]): Promise<void> {
  await client.query(
    `select append_entry(concat_ws(' ', 'bench gift', kind, id), 2::smallint, '', '', now(), array[id, null],
       array[kind, 'corrections'], array[$2::bigint, -$2::bigint])
     from unnest($1::bigint[]) as id, (values ('cash'), ('racing-coin')) as purse (kind)`,
    [ids, RICH],
  );
}
