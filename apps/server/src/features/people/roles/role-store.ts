import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Rights } from '../rights/rights-rules.ts';

export type EditedRole = {
  readonly nameSw: string;
  readonly nameEn: string;
  readonly remarks: string;
};

/** In either language, whatever the case: two roles that are called alike are mixed up. */
export async function isNameTaken(
  reader: Reader,
  { nameSw, nameEn }: EditedRole,
  exceptId = 0,
): Promise<boolean> {
  const found = await reader
    .selectFrom('role')
    .where('id', '<>', exceptId)
    .where(sql<boolean>`(lower(name_sw) = lower(${nameSw}) or lower(name_en) = lower(${nameEn}))`)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRole(tx: Transaction, role: EditedRole): Promise<number> {
  const { id } = await tx
    .insertInto('role')
    .values({ ...role, code: `own-${randomUUID()}`, origin: 'own' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRole(tx: Transaction, id: number, role: EditedRole): Promise<void> {
  await tx
    .updateTable('role')
    .set((set) => ({ ...role, changed: true, revision: set('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Exactly these; headings are not kept with roles that people edit. */
export async function setRights(tx: Transaction, roleId: number, rights: Rights): Promise<void> {
  const paths = [...rights];
  await sql`
    delete from role_permission using permission_node
    where role_id = ${roleId} and node_id = permission_node.id
      and path <> all (${paths})`.execute(tx);
  await sql`
    insert into role_permission (role_id, node_id)
    select ${roleId}, id from permission_node where path = any (${paths})
    on conflict do nothing`.execute(tx);
}

export async function deleteRole(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('rolePermission').where('roleId', '=', id).execute();
  await tx.deleteFrom('role').where('id', '=', id).execute();
}

/** Ids of nodes that open something, by role. */
export async function nodeIdsByRole(
  reader: Reader,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await reader
    .selectFrom('rolePermission')
    .innerJoin('permissionNode', 'permissionNode.id', 'rolePermission.nodeId')
    .where('path', 'not like', 'menu/%')
    .select(['roleId', 'nodeId'])
    .orderBy('nodeId')
    .execute();
  const byRole = Map.groupBy(rows, ({ roleId }) => roleId);
  return new Map([...byRole].map(([id, nodes]) => [id, nodes.map(({ nodeId }) => nodeId)]));
}

/** How many have each role: administrators, and as agents players. */
export async function peopleByRole(reader: Reader): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ roleId: number; people: number }>`
    select role_id, count(*)::integer as people from administrator group by role_id
    union all
    select role.id, (select count(*)::integer from player where agent_since is not null)
    from role where code = 'agent'`.execute(reader);
  return new Map(rows.map(({ roleId, people }) => [roleId, people]));
}

export type Member = {
  readonly id: bigint;
  readonly name: string;
  readonly seenAt: Date | null;
  readonly isSignedIn: boolean;
};

/** More agents than this are looked for in the agents' own list. */
const MEMBERS_MAX = 1_000;

/** Whoever is signed in first. */
export async function membersOfRole(
  reader: Reader,
  role: { readonly id: number; readonly isForAgents: boolean },
  now: Date,
): Promise<readonly Member[]> {
  const kind = role.isForAgents ? 'agent' : 'administrator';
  const people = role.isForAgents
    ? sql`select id, name from player where agent_since is not null`
    : sql`select id, name from administrator where role_id = ${role.id}`;
  const { rows } = await sql<Member>`
    select people.id, people.name, max(seen_at) as seen_at, count(token_hash) > 0 as is_signed_in
    from (${people}) as people
    left join session on owner_kind = ${kind} and owner_id = people.id and expires_at > ${now}
    group by people.id, people.name
    order by count(token_hash) > 0 desc, people.name, people.id
    limit ${MEMBERS_MAX}`.execute(reader);
  return rows;
}
