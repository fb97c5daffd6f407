import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { BenchPlayer } from '../stage/players.ts';

export type ProviderWord = 'kipute-studio' | 'anga';

/** Keys that server and simulator are told, so that a load can sign as the provider does. */
export const walletKeys = {
  'kipute-studio': randomBytes(32).toString('base64url'),
  anga: randomBytes(32).toString('base64url'),
} as const;
export const walletEnvironment = {
  CASINO_KEY: walletKeys['kipute-studio'],
  AVIATOR_KEY: walletKeys.anga,
};

/** Somebody in a game. */
export type Seat = { readonly player: string; readonly session: string };

const GAME_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** A session of the game for each of them, as a launch leaves it behind, written straight down. */
export async function openSeats(
  databaseUrl: string,
  players: readonly BenchPlayer[],
  { provider, code }: { readonly provider: ProviderWord; readonly code: string },
): Promise<readonly Seat[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const gameId = await untilGameIsThere(client, code);
    const seats = players.map(({ id }) => ({
      player: id,
      session: randomBytes(24).toString('base64url'),
    }));
    await client.query(
      `insert into casino_session (player_id, provider, game_id, language, launch_hash,
         launched_at, session_hash, opened_at, ends_at, sign_in_hash)
       select id, $1, $2, 'sw', launch, now(), session, now(), now() + interval '12 hours', sign_in
       from unnest($3::bigint[], $4::bytea[], $5::bytea[], $6::bytea[])
         as one (id, launch, session, sign_in)`,
      [
        ...[provider, gameId, players.map(({ id }) => id), players.map(() => randomBytes(32))],
        seats.map(({ session }) => sha256(`session ${provider} ${session}`)),
        players.map(({ token }) => sha256(token)),
      ],
    );
    return seats;
  } finally {
    await client.end();
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Providers are asked for their games at the start. */
async function untilGameIsThere(client: Client, code: string): Promise<string> {
  const giveUpAt = Date.now() + GAME_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const { rows } = await client.query<{ id: string }>(
      'select id::text from casino_game where code = $1',
      [code],
    );
    if (rows[0]) return rows[0].id;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`the game ${code} did not come`);
}
