import { sql } from 'kysely';
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

/** How long whoever renewed somebody's access counts as a person who could be sitting there. */
const RENEWED_ACCESS_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether one administrator could be sitting at another's account: they gave it a new link or took
 * its authenticator off a short while ago, themselves or by way of a third account (APR-40).
 */
export async function couldSitAt(
  reader: Reader,
  {
    administratorId,
    accountOf,
    now,
  }: { readonly administratorId: bigint; readonly accountOf: bigint; readonly now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - RENEWED_ACCESS_DAYS * DAY_MS);
  const { rows } = await sql<{ could: boolean }>`
    with recursive reachable (id) as (
      select id from administrator
      where access_renewed_by = ${administratorId} and access_renewed_at > ${since}
      union
      select other.id from administrator as other
      join reachable on other.access_renewed_by = reachable.id
      where other.access_renewed_at > ${since}
    )
    select exists (select from reachable where id = ${accountOf}) as could`.execute(reader);
  return rows[0]?.could ?? false;
}
