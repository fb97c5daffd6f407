import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind } from '../../history.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';

/** A digest of every row, by where the row is. */
export type Rows = ReadonlyMap<string, string>;

export function rewrittenRow(before: Rows, now: Rows): string | undefined {
  for (const [place, digest] of before) {
    const found = now.get(place);
    if (found === undefined) return `${place} is gone`;
    if (found !== digest) return `${place} was changed`;
  }
  return undefined;
}

export function successfulVandal(happenings: readonly Happening[]): string | undefined {
  const done = ofKind(happenings, 'vandalism').find(({ outcome }) => outcome === 'let-through');
  return done && `the database let this through: ${done.attempt}`;
}

/** Tables that carry the trigger; a later one is watched without being named here. */
const APPEND_ONLY = `
  select tgrelid::regclass::text as name from pg_trigger
  where tgfoid = 'refuse_change'::regproc order by 1`;

async function readRows(ask: Ask): Promise<Rows> {
  const tables = await ask<{ readonly name: string }>(APPEND_ONLY);
  const perTable = tables.map(async ({ name }) => {
    const rows = await ask<{ readonly key: string; readonly digest: string }>(
      `select ${keyOf(name)} as key, md5(t::text) as digest from ${name} t`,
    );
    return rows.map(({ key, digest }) => [`${name} ${key}`, digest] as const);
  });
  return new Map((await Promise.all(perTable)).flat());
}

/** The columns of the primary key, in words. */
const keyOf = (table: string): string => `(
  select string_agg(to_jsonb(t) ->> attname, ' ' order by attnum) from pg_index
  join pg_attribute on attrelid = indrelid and attnum = any(indkey)
  where indrelid = '${table}'::regclass and indisprimary)`;

/** Looks at every row it has ever seen, so it is made anew for every run. */
export function createHistoryStays(): Law<Scene> {
  let before: Rows = new Map();
  return {
    name: 'nothing in an append-only table is changed or removed',
    holds: 'always',
    breach: async ({ world, history }) => {
      const now = await readRows(world.database.ask);
      const wrong = rewrittenRow(before, now) ?? successfulVandal(history.all());
      before = now;
      return wrong;
    },
  };
}
