import { type Insertable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export type ManagerFilter = {
  /** Part of the account or the name. */
  readonly words?: string | undefined;
  readonly roleId?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly hasAuthenticator?: boolean | undefined;
};

/** What the list shows of each; sessions that are over count no more. */
function managers(reader: Reader, now: Date) {
  const sessions = reader
    .selectFrom('session')
    .where('ownerKind', '=', 'administrator')
    .where('expiresAt', '>', now)
    .groupBy('ownerId')
    .select((select) => [
      'ownerId',
      select.fn.countAll<bigint>().as('count'),
      select.fn.max('seenAt').as('seenAt'),
    ])
    .as('sessions');
  return reader
    .selectFrom('administrator')
    .innerJoin('role', 'role.id', 'administrator.roleId')
    .leftJoin(sessions, 'sessions.ownerId', 'administrator.id')
    .select([
      'administrator.id',
      'account',
      'name',
      'phone',
      'roleId',
      'role.nameSw as roleNameSw',
      'role.nameEn as roleNameEn',
      'disabled',
      'createdAt',
      'signedInAt',
      'sessions.seenAt',
      'sessions.count as sessions',
      sql<boolean>`totp_secret_sealed is not null`.as('hasAuthenticator'),
      sql<boolean>`password_hash is null and exists (
        select from administrator_invitation as invitation
        where invitation.administrator_id = administrator.id
          and used_at is null and expires_at > ${now})`.as('isInvited'),
    ]);
}

export type ManagerRow = Awaited<
  ReturnType<ReturnType<typeof managers>['executeTakeFirstOrThrow']>
>;

export function findManager(
  reader: Reader,
  id: bigint,
  now: Date,
): Promise<ManagerRow | undefined> {
  return managers(reader, now).where('administrator.id', '=', id).executeTakeFirst();
}

/** By account, enabled ones first. */
export async function searchManagers(
  reader: Reader,
  filter: ManagerFilter,
  { now, page, pageSize }: { readonly now: Date; readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly ManagerRow[]; readonly count: number }> {
  const wanted = conditionOf(filter);
  const rows = await managers(reader, now)
    .where(wanted)
    .orderBy('disabled')
    .orderBy('account')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await reader
    .selectFrom('administrator')
    .where(wanted)
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

function conditionOf({ words, roleId, disabled, hasAuthenticator }: ManagerFilter) {
  const conditions = [
    words !== undefined &&
      sql`position(lower(${words}) in lower(account || ' ' || administrator.name)) > 0`,
    roleId !== undefined && sql`role_id = ${roleId}`,
    disabled !== undefined && sql`disabled = ${disabled}`,
    hasAuthenticator !== undefined && sql`(totp_secret_sealed is not null) = ${hasAuthenticator}`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** Undefined when the account is taken. */
export async function insertManager(
  tx: Transaction,
  row: Insertable<DB['administrator']>,
): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('administrator')
    .values(row)
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function isAccountTaken(reader: Reader, account: string): Promise<boolean> {
  const found = await reader
    .selectFrom('administrator')
    .where('account', '=', account)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateManager(
  tx: Transaction,
  id: bigint,
  row: Updateable<DB['administrator']>,
): Promise<void> {
  await tx.updateTable('administrator').set(row).where('id', '=', id).execute();
}
