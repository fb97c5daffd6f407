import { pageLogTypes } from '@kipute/contract/calls/log';
import type { Scene } from '../actors/actor.ts';
import { type Answer, type Happening, ofKind } from '../history.ts';
import type { Ask } from '../world/database.ts';
import type { Law } from './law.ts';

type KeptReport = { readonly text: string; readonly times: number };

const allowedTimes: Readonly<Record<Answer, readonly number[]>> = {
  done: [1],
  refused: [0],
  lost: [0, 1],
};

export function misplacedReport(
  happenings: readonly Happening[],
  kept: readonly KeptReport[],
): string | undefined {
  const times = new Map(kept.map((one) => [one.text, one.times]));
  for (const { text, answer } of ofKind(happenings, 'report')) {
    const found = times.get(text) ?? 0;
    if (!allowedTimes[answer].includes(found))
      return `"${text}" (${answer}) is kept ${found} times`;
    times.delete(text);
  }
  const [stranger] = times.keys();
  return stranger === undefined ? undefined : `nobody reported "${stranger}"`;
}

/** What was acknowledged before an administrator searched for it is found, once. */
export function unfoundReport(happenings: readonly Happening[]): string | undefined {
  const doneAt = new Map(
    happenings.flatMap((one, now) =>
      one.kind === 'report' && one.answer === 'done' ? [[one.text, now] as const] : [],
    ),
  );
  const wrong = ofKind(happenings, 'report-looked-up').find(({ text, askedAfter, found }) => {
    const isThere = (doneAt.get(text) ?? Number.POSITIVE_INFINITY) < askedAfter;
    return found > 1 || (isThere && found === 0);
  });
  return wrong && `an administrator found "${wrong.text}" ${wrong.found} times`;
}

const KEPT = `
  select content as text, count(*)::int as times from page_report
  where type = ${pageLogTypes.pageError} group by content`;

export const reportsKept: Law<Scene> = {
  name: 'an acknowledged report is kept exactly once, any other at most once',
  holds: 'always',
  breach: async ({ world, history }) => {
    const kept = await world.database.ask<KeptReport>(KEPT);
    return misplacedReport(history.all(), kept) ?? unfoundReport(history.all());
  },
};

/** A digest of every row, by where the row is. */
type Rows = ReadonlyMap<string, string>;

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
