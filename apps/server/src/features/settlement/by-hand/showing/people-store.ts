import type { Reader } from '../../../../platform/database/database.ts';

export type NamedPlayer = { readonly name: string; readonly phone: string };

/** Whose orders stand on a page. */
export async function playersNamed(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, NamedPlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'phone'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...player }) => [id, player]));
}
