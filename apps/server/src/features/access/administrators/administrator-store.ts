import type { Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export type Administrator = {
  readonly id: bigint;
  readonly account: string;
  readonly name: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly totpSecretSealed: Buffer | null;
  readonly disabled: boolean;
  readonly roleNameSw: string;
  readonly roleNameEn: string;
  readonly nodes: readonly string[];
};

function administrators(reader: Reader) {
  return reader
    .selectFrom('administrator')
    .innerJoin('role', 'role.id', 'administrator.roleId')
    .select([
      'administrator.id',
      'administrator.account',
      'administrator.name',
      'administrator.phone',
      'administrator.passwordHash',
      'administrator.totpSecretSealed',
      'administrator.disabled',
      'role.nameSw as roleNameSw',
      'role.nameEn as roleNameEn',
    ])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('rolePermission')
          .innerJoin('permissionNode', 'permissionNode.id', 'rolePermission.nodeId')
          .whereRef('rolePermission.roleId', '=', 'administrator.roleId')
          .orderBy('permissionNode.sort')
          .select('permissionNode.path'),
      ).as('nodes'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof administrators>['executeTakeFirstOrThrow']>>;

const administratorFrom = (row: Row | undefined): Administrator | undefined =>
  row && { ...row, nodes: row.nodes.map((node) => node.path) };

export async function findAdministratorByAccount(
  reader: Reader,
  account: string,
): Promise<Administrator | undefined> {
  const query = administrators(reader).where('account', '=', account.toLowerCase());
  return administratorFrom(await query.executeTakeFirst());
}

export async function findAdministrator(
  reader: Reader,
  id: bigint,
): Promise<Administrator | undefined> {
  const query = administrators(reader).where('administrator.id', '=', id);
  return administratorFrom(await query.executeTakeFirst());
}

/** Undefined when the account is taken. */
export async function insertAdministrator(
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

export async function setTotpSecret(tx: Transaction, id: bigint, encrypted: Buffer): Promise<void> {
  await tx
    .updateTable('administrator')
    .set({ totpSecretSealed: encrypted })
    .where('id', '=', id)
    .execute();
}

/** False when this step or a later one has been used: one code, one sign-in. */
export async function takeTotpStep(tx: Transaction, id: bigint, step: bigint): Promise<boolean> {
  const taken = await tx
    .updateTable('administrator')
    .set({ totpStepUsed: step })
    .where('id', '=', id)
    .where('totpStepUsed', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** True when the administrator was never seen on this network. */
export async function noteNetwork(
  tx: Transaction,
  seen: { readonly administratorId: bigint; readonly network: string; readonly firstSeenAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('administratorNetwork')
    .values(seen)
    .onConflict((conflict) => conflict.doNothing())
    .returning('network')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function isKnownNetwork(
  reader: Reader,
  administratorId: bigint,
  network: string,
): Promise<boolean> {
  const seen = await reader
    .selectFrom('administratorNetwork')
    .select('network')
    .where('administratorId', '=', administratorId)
    .where('network', '=', network)
    .executeTakeFirst();
  return seen !== undefined;
}
