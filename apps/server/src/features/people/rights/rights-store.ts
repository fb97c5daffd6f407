import type { NodePath } from '@kipute/contract/permission-nodes';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { type Keeper, keeperNodes, type Rights } from './rights-rules.ts';

/** The role of those players who are agents; no administrator has it. */
export const AGENT_ROLE = 'agent';

/**
 * Who may do what is changed by one transaction at a time: of two that each leave one super
 * administrator behind, both together would leave none.
 */
export async function lockRights(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('who may do what', 0))`.execute(tx);
}

export type RoleRow = {
  readonly id: number;
  readonly code: string;
  readonly nameSw: string;
  readonly nameEn: string;
  readonly remarks: string;
  readonly origin: string;
  readonly changed: boolean;
  readonly revision: number;
};

export type Role = RoleRow & { readonly rights: Rights };

const roleColumns = [
  'id',
  'code',
  'nameSw',
  'nameEn',
  'remarks',
  'origin',
  'changed',
  'revision',
] as const;

export function listRoleRows(reader: Reader): Promise<readonly RoleRow[]> {
  return reader.selectFrom('role').select(roleColumns).orderBy('id').execute();
}

export async function findRole(reader: Reader, id: number): Promise<Role | undefined> {
  const row = await reader
    .selectFrom('role')
    .select(roleColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, rights: await rightsOfRole(reader, id) };
}

async function rightsOfRole(reader: Reader, roleId: number): Promise<Rights> {
  const rows = await reader
    .selectFrom('rolePermission')
    .innerJoin('permissionNode', 'permissionNode.id', 'rolePermission.nodeId')
    .where('roleId', '=', roleId)
    .where('path', 'not like', 'menu/%')
    .select('path')
    .execute();
  return new Set(rows.map(({ path }) => path));
}

export type Person = {
  readonly id: bigint;
  readonly account: string;
  readonly name: string;
  readonly phone: string | null;
  readonly disabled: boolean;
  readonly role: Role;
};

/** As of this read, whatever the caller's token was found to carry a while ago. */
export async function findPerson(reader: Reader, id: bigint): Promise<Person | undefined> {
  const row = await reader
    .selectFrom('administrator')
    .select(['id', 'account', 'name', 'phone', 'disabled', 'roleId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { roleId, ...person } = row;
  const role = await findRole(reader, roleId);
  return role && { ...person, role };
}

/** What somebody may give away: nothing once they are disabled. */
export async function rightsOfPerson(reader: Reader, id: bigint): Promise<Rights> {
  const person = await findPerson(reader, id);
  return !person || person.disabled ? new Set() : person.role.rights;
}

const rolesHolding = (nodes: readonly string[]) => sql`
  select role_id from role_permission
  join permission_node on permission_node.id = node_id
  where path = any (${nodes})
  group by role_id having count(*) = ${nodes.length}`;

/** Somebody whose password was never set, or was taken, can not sign in. */
export function findKeepers(reader: Reader): Promise<readonly Keeper[]> {
  return reader
    .selectFrom('administrator')
    .innerJoin('role', 'role.id', 'administrator.roleId')
    .where('disabled', '=', false)
    .where('passwordHash', 'is not', null)
    .where(sql<boolean>`role.id in (${rolesHolding(keeperNodes)})`)
    .select([
      'administrator.id as administratorId',
      'role.id as roleId',
      sql<boolean>`origin = 'fixed'`.as('isSuper'),
    ])
    .execute();
}

/**
 * Whether anybody beside this administrator could ever be the second person. Disabled ones count:
 * who disables all the others has not become free to act alone.
 */
export async function hasColleague(
  reader: Reader,
  administratorId: bigint,
  node: NodePath,
): Promise<boolean> {
  const found = await reader
    .selectFrom('administrator')
    .where('id', '<>', administratorId)
    .where(sql<boolean>`role_id in (${rolesHolding([node, 'approval/decide'])})`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
