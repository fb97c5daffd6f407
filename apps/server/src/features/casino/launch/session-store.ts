import { hash, randomBytes } from 'node:crypto';
import { maskedName } from '@kipute/domain/accounts/masked-winner';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

/** As long as a page takes to load, and no longer: the word stands in an address (CAS-05). */
const LAUNCH_SECONDS = 120;
/** A session ends then, whatever was played in it (CAS-07). */
const SESSION_HOURS = 12;

const newWord = (): string => randomBytes(32).toString('base64url');

const launchHash = (word: string): Buffer => hash('sha256', `launch ${word}`, 'buffer');
/** Of what a provider calls a session: two of them may use the same word. */
export const sessionHash = (provider: string, word: string): Buffer =>
  hash('sha256', `session ${provider} ${word}`, 'buffer');

type Launch = {
  readonly playerId: bigint;
  readonly provider: string;
  readonly gameId: bigint;
  readonly language: 'sw' | 'en';
  readonly signInHash: Buffer;
  readonly launchedAt: Date;
};

/** Answers the word. This is the only moment it exists here in the clear. */
export async function insertLaunch(tx: Transaction, launch: Launch): Promise<string> {
  const word = newWord();
  const endsAt = new Date(launch.launchedAt.getTime() + SESSION_HOURS * 3_600_000);
  await tx
    .insertInto('casinoSession')
    .values({ ...launch, launchHash: launchHash(word), endsAt })
    .execute();
  return word;
}

type Exchange = {
  readonly provider: string;
  readonly launch: string;
  readonly game: string | undefined;
  /** The provider's own word for the session, where its dialect has one. */
  readonly session: string | undefined;
  readonly now: Date;
};

/** What others at the table see of who gave no name, or one that may say too much. */
const NAMELESS = '•••';

type Exchanged = {
  readonly session: string;
  readonly playerId: bigint;
  readonly name: string;
  readonly language: 'sw' | 'en';
};

/** Once, in one statement: of many who bring the same word one gets the session (CAS-06). */
export async function exchangeLaunch(
  tx: Transaction,
  { provider, launch, game, session = newWord(), now }: Exchange,
): Promise<Exchanged | undefined> {
  const hashed = sessionHash(provider, session);
  const launchedAfter = new Date(now.getTime() - LAUNCH_SECONDS * 1_000);
  const { rows } = await sql<{ playerId: bigint; name: string; language: string }>`
    update casino_session set session_hash = ${hashed}, opened_at = ${now}
    from player, casino_game
    where launch_hash = ${launchHash(launch)} and casino_session.provider = ${provider}
      and session_hash is null and launched_at > ${launchedAfter}
      and player.id = player_id and casino_game.id = game_id
      and ${game === undefined ? sql`true` : sql`casino_game.code = ${game}`}
      and exists (
        select from session where token_hash = sign_in_hash and expires_at > ${now})
      and not exists (select from casino_session where session_hash = ${hashed})
    returning player_id, player.name, casino_session.language`.execute(tx);
  const [row] = rows;
  return (
    row && {
      ...{ session, playerId: row.playerId, name: maskedName(row.name) || NAMELESS },
      language: row.language === 'en' ? 'en' : 'sw',
    }
  );
}

type FoundSession = { readonly playerId: bigint; readonly isOver: boolean };

export async function findSession(
  reader: Reader,
  { provider, session, now }: Pick<Exchange, 'provider' | 'now'> & { readonly session: string },
): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`
    select player_id, ends_at <= ${now} or not exists (
      select from session where token_hash = sign_in_hash and expires_at > ${now}) as is_over
    from casino_session
    where session_hash = ${sessionHash(provider, session)} and provider = ${provider}`.execute(
    reader,
  );
  return rows[0];
}

type Played = { readonly gameId: bigint; readonly playedAt: Date };

/** Newest first. */
export async function gamesPlayedBy(
  reader: Reader,
  playerId: bigint,
  games: number,
): Promise<readonly Played[]> {
  const { rows } = await sql<Played>`
    select game_id, max(launched_at) as played_at from (
      select game_id, launched_at from casino_session
      where player_id = ${playerId} order by id desc limit 200) as newest
    group by game_id order by played_at desc limit ${games}`.execute(reader);
  return rows;
}

/** What was played and what it cost stays in rounds and books; where somebody sat does not. */
export async function forgetCasino(tx: Transaction, playerId: bigint): Promise<void> {
  await tx.deleteFrom('casinoFavourite').where('playerId', '=', playerId).execute();
  await tx.deleteFrom('casinoSession').where('playerId', '=', playerId).execute();
}
