import { type Locale, localeOf } from '@kipute/contract/locale';
import type { Inviter } from '@kipute/domain/betting/inviter-reward';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export type Player = Selectable<DB['player']>;

export const languageOf = ({ language }: Pick<Player, 'language'>): Locale => localeOf(language);

/** Whose phone was given back and whose data is gone. */
export const isErased = ({ phone }: Pick<Player, 'phone'>): boolean => phone.startsWith('erased');

export function findPlayerByPhone(reader: Reader, phone: string): Promise<Player | undefined> {
  return reader.selectFrom('player').selectAll().where('phone', '=', phone).executeTakeFirst();
}

export function findPlayer(reader: Reader, id: bigint): Promise<Player | undefined> {
  return reader.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
}

/** For who is signed in at the office as an agent; nobody else's is told. */
export async function agentPasswordHash(reader: Reader, id: bigint): Promise<string | undefined> {
  const row = await reader
    .selectFrom('player')
    .select('passwordHash')
    .where('id', '=', id)
    .where('agentSince', 'is not', null)
    .where('disabled', '=', false)
    .executeTakeFirst();
  return row?.passwordHash;
}

/** A friend reads the code aloud or writes it by hand: capitals do not matter. */
export async function findInviter(reader: Reader, code: string): Promise<bigint | undefined> {
  const inviter = await reader
    .selectFrom('player')
    .select('id')
    .where('invitationCode', '=', code.toUpperCase())
    .executeTakeFirst();
  return inviter?.id;
}

type InvitedRow = Inviter & { readonly friendId: bigint };

/** Who earns by what these players lose, by player: nobody by the own losses, and no disabled one. */
export async function invitersOf(
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Inviter>> {
  const { rows } = await sql<InvitedRow>`
    select friend.id as friend_id, inviter.id, inviter.return_scale_hundredths
    from player as friend join player as inviter on inviter.id = friend.inviter_id
    where friend.id = any (${playerIds}::bigint[]) and friend.inviter_id is not null
      and inviter.id <> friend.id and not inviter.disabled
      and inviter.return_scale_hundredths > 0`.execute(reader);
  return new Map(rows.map(({ friendId, ...inviter }) => [friendId, inviter]));
}

/** Of these, whom somebody invited. */
export async function invitedAmong(
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from player
    where id = any (${playerIds}::bigint[]) and inviter_id is not null order by id`.execute(reader);
  return rows.map(({ id }) => id);
}

/**
 * Whether the number belongs to whose code it is: the own account, a number that was confirmed for
 * paying in, or one that was paid out to (REF-21).
 */
export async function isNumberOf(
  reader: Reader,
  { playerId, phone }: { readonly playerId: bigint; readonly phone: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from player where id = ${playerId} and phone = ${phone}
    union all select from payer_phone where player_id = ${playerId} and phone = ${phone}
    union all select from withdrawal where player_id = ${playerId} and phone = ${phone}
    limit 1`.execute(reader);
  return rows.length > 0;
}

/** Tells apart what was taken, because a taken code is tried again and a taken phone is not. */
export async function insertPlayer(
  tx: Transaction,
  row: Insertable<DB['player']>,
): Promise<bigint | 'phone-taken' | 'code-taken'> {
  const inserted = await tx
    .insertInto('player')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  return (await findPlayerByPhone(tx, row.phone)) ? 'phone-taken' : 'code-taken';
}

type SignIn = { readonly at: Date; readonly language: Locale; readonly network: string };

/**
 * False when the player was disabled or took another password since they were looked at: who
 * signs in at that very moment with the old one stays outside (ACT-16).
 */
export async function noteSignIn(
  tx: Transaction,
  { id, passwordHash }: Player,
  { at, language, network }: SignIn,
): Promise<boolean> {
  const noted = await tx
    .updateTable('player')
    .set({ signedInAt: at, language, loginNetwork: network })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('disabled', '=', false)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

type Replacement = {
  readonly passwordHash: string;
  readonly seenHash?: string;
  /** Whoever comes in with it may do nothing but choose another one. */
  readonly mustChange?: boolean;
};

/** False when `seenHash` is given and somebody else has changed the password since. */
export async function replacePassword(
  tx: Transaction,
  playerId: bigint,
  { passwordHash, seenHash, mustChange = false }: Replacement,
): Promise<boolean> {
  const set = { passwordHash, mustChangePassword: mustChange };
  let query = tx.updateTable('player').set(set).where('id', '=', playerId);
  if (seenHash !== undefined) query = query.where('passwordHash', '=', seenHash);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}
