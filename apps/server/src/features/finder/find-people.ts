import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { type Expression, type SqlBool, sql } from 'kysely';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { withinScope } from '../players/index.ts';
import { type Finding, ROWS_MAX, type Search } from './finding.ts';

type Condition = { readonly fits: Expression<SqlBool>; readonly fit: Finding['fit'] };

/** Each by an index of its own. */
function conditionsOf({ typed, scope, may }: Search): readonly Condition[] {
  const { phone, lastDigits, id, words } = typed;
  const backwards = lastDigits && [...lastDigits].reverse().join('');
  const query = words.map((word) => `${word}:*`).join(' & ');
  return [
    ...(phone ? [{ fits: sql<boolean>`player.phone = ${phone}`, fit: 'exact' } as const] : []),
    ...(id ? [{ fits: sql<boolean>`player.id = ${idOfWire(id)}`, fit: 'exact' } as const] : []),
    // A part would tell hidden digits one by one to who may not see them (AGT-02, USR-91).
    ...(backwards && scope.of === 'everybody' && may('subscriber/reveal_phone')
      ? [
          {
            fits: sql<boolean>`reverse(player.phone) like ${`${backwards}%`}`,
            fit: 'part',
          } as const,
        ]
      : []),
    ...(query
      ? [
          {
            fits: sql<boolean>`to_tsvector('simple', player.name) @@ to_tsquery('simple', ${query})`,
            fit: 'part',
          } as const,
        ]
      : []),
  ];
}

/** Of a name that thousands have, these are looked at for the one called exactly so. */
const CANDIDATES_MAX = 200;

export async function findPlayers(search: Search): Promise<readonly Finding[]> {
  if (!search.may('subscriber/inquire')) return [];
  const found = new Map<bigint, readonly Finding[]>();
  for (const condition of conditionsOf(search)) {
    for (const row of await playersFitting(search, condition.fits)) {
      const isNamedSo = row.name.toLowerCase() === search.typed.words.join(' ');
      const fit = isNamedSo ? 'exact' : condition.fit;
      if (!found.has(row.id)) found.set(row.id, findingsOf(search, row, fit));
    }
  }
  return [...found.values()].flat();
}

type PlayerRow = {
  readonly id: bigint;
  readonly name: string;
  readonly phone: string;
  readonly isAgent: boolean;
};

async function playersFitting(
  { reader, scope, typed }: Search,
  fits: Expression<SqlBool>,
): Promise<readonly PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    select id, name, phone, is_agent from (
      select id, name, phone, agent_since is not null as is_agent, signed_in_at from player
      where ${fits} and ${withinScope(scope, sql.ref('player.id'))} and phone not like 'erased%'
      limit ${sql.lit(CANDIDATES_MAX)}
    ) as candidate
    order by lower(name) = ${typed.words.join(' ')} desc, signed_in_at desc nulls last, id
    limit ${sql.lit(ROWS_MAX)}`.execute(reader);
  return rows;
}

/** Somebody who is an agent has a page as a user and one as an agent. */
function findingsOf(
  { may }: Search,
  { id, name, phone, isAgent }: PlayerRow,
  fit: Finding['fit'],
): readonly Finding[] {
  const detail = `${maskedPhone(phone)} · ${id}`;
  const shown = { id: id.toString(), title: name, detail, fit };
  const asAgent = isAgent && may('subscriber/inquire_agent');
  return [{ kind: 'user', ...shown }, ...(asAgent ? [{ kind: 'agent', ...shown } as const] : [])];
}

/** The people of the office are few, so their accounts are simply looked through. */
export async function findManagers({
  typed,
  reader,
  may,
  scope,
}: Search): Promise<readonly Finding[]> {
  const { account, words } = typed;
  const begun = account ?? words.join(' ');
  if (begun === '' || scope.of !== 'everybody' || !may('manager/inquire')) return [];
  const rows = await reader
    .selectFrom('administrator')
    .select(['id', 'account', 'name'])
    .where(
      sql<boolean>`starts_with(account, ${begun}) or starts_with(lower(name), ${words.join(' ') || begun})`,
    )
    .orderBy(sql`account = ${begun}`, 'desc')
    .orderBy('account')
    .limit(ROWS_MAX)
    .execute();
  return rows.map(({ id, account: title, name: detail }) => {
    const fit = title === begun ? 'exact' : 'part';
    return { kind: 'manager', id: id.toString(), title, detail, fit };
  });
}
