import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

type PathUse = { readonly path: string; readonly usedAt: Date };

/** When anybody last used each node. */
export function lastUses(reader: Reader): Promise<readonly PathUse[]> {
  return reader
    .selectFrom('nodeUse')
    .groupBy('nodePath')
    .select(['nodePath as path', (select) => select.fn.max('usedAt').as('usedAt')])
    .execute();
}

/** When people of a role last used each node. */
export function lastUsesOfRole(reader: Reader, roleId: number): Promise<readonly PathUse[]> {
  return reader
    .selectFrom('nodeUse')
    .where(
      sql<boolean>`case owner_kind
        when 'administrator' then owner_id in (select id from administrator where role_id = ${roleId})
        else exists (select from role where id = ${roleId} and code = 'agent') end`,
    )
    .groupBy('nodePath')
    .select(['nodePath as path', (select) => select.fn.max('usedAt').as('usedAt')])
    .execute();
}

export type PersonUse = PathUse & { readonly ownerKind: string; readonly ownerId: bigint };

export function usesByPerson(reader: Reader): Promise<readonly PersonUse[]> {
  return reader
    .selectFrom('nodeUse')
    .select(['ownerKind', 'ownerId', 'nodePath as path', 'usedAt'])
    .execute();
}
