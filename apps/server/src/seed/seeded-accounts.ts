import { type Access, sentPassword } from '../features/access/index.ts';
import type { Database } from '../platform/database/database.ts';
import { seededAdministrators, seededPlayers } from './people.ts';

const subscriber = (phone: string): string => phone.slice(-9);

/**
 * The first account whose password everybody can read in our source. Looked for by password, not
 * by name: the phones belong to real people, who may register one day.
 */
export async function findSeededAccount(
  { read }: Database,
  { passwords }: Pick<Access, 'passwords'>,
): Promise<string | undefined> {
  const administrators = await read
    .selectFrom('administrator')
    .select(['account as name', 'account as salt', 'passwordHash'])
    .where(
      'account',
      'in',
      seededAdministrators.map(({ account }) => account),
    )
    .execute();
  const players = await read
    .selectFrom('player')
    .select(['phone as name', 'phone as salt', 'passwordHash'])
    .where(
      'phone',
      'in',
      seededPlayers.map(({ phone }) => `255${subscriber(phone)}`),
    )
    .execute();
  const known = new Map([
    ...seededAdministrators.map(({ account, password }) => [account, password] as const),
    ...seededPlayers.map(({ phone, password }) => [subscriber(phone), password] as const),
  ]);
  const accounts = [
    ...administrators,
    ...players.map((player) => ({ ...player, salt: subscriber(player.salt) })),
  ];
  for (const { name, salt, passwordHash } of accounts) {
    const sent = await sentPassword(salt, known.get(salt) ?? '');
    if ((await passwords.matches(passwordHash ?? undefined, sent)) === true) return name;
  }
  return undefined;
}
