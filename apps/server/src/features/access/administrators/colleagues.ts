import type { Reader } from '../../../platform/database/database.ts';
import { findAdministrator } from './administrator-store.ts';

/** The names of administrators, by id, for whatever tells who did it. */
export async function namesOfAdministrators(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('administrator')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What somebody may do as of this read; nothing at all once they are disabled. */
export async function nodesOfAdministrator(
  reader: Reader,
  id: bigint,
): Promise<ReadonlySet<string>> {
  const found = await findAdministrator(reader, id);
  if (!found || found.disabled) return new Set();
  return new Set(found.nodes.map(({ path }) => path));
}
