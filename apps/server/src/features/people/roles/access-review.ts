import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { usesByPerson } from '../node-use/node-use-store.ts';
import { AGENT_ROLE } from '../rights/rights-store.ts';

type Review = CallContent<'role/access_review'>;

type ReviewedRow = {
  readonly kind: 'administrator' | 'agent';
  readonly id: bigint;
  readonly account: string;
  readonly name: string;
  readonly roleNameSw: string;
  readonly roleNameEn: string;
  readonly disabled: boolean;
  readonly hasAuthenticator: boolean;
  readonly signedInAt: Date | null;
  readonly paths: readonly string[];
};

/** A printed page of more agents than this is read by nobody. */
const AGENTS_MAX = 1_000;

/** Who may do what, and when they last did: administrators first, by role and name. */
export async function reviewAccess(reader: Reader, now: Date, locale: Locale): Promise<Review> {
  const people = await reviewedPeople(reader);
  const uses = new Map(
    (await usesByPerson(reader)).map(({ ownerKind, ownerId, path, usedAt }) => [
      `${ownerKind} ${ownerId} ${path}`,
      usedAt,
    ]),
  );
  return {
    made_at: now.toISOString(),
    people: people.map((row) => ({
      id: row.id.toString(),
      name: row.name,
      account: row.account,
      kind: row.kind,
      role: textIn(locale, { sw: row.roleNameSw, en: row.roleNameEn }),
      disabled_status: row.disabled ? 1 : 0,
      google_binding: row.hasAuthenticator ? 1 : 0,
      login_time: row.signedInAt?.toISOString() ?? null,
      nodes: row.paths.map((path) => ({
        path,
        used_at: uses.get(`${row.kind} ${row.id} ${path}`)?.toISOString() ?? null,
      })),
    })),
  };
}

async function reviewedPeople(reader: Reader): Promise<readonly ReviewedRow[]> {
  const paths = sql`array(
    select node.path from role_permission
    join permission_node as node on node.id = node_id
    left join permission_node as parent on parent.id = node.parent_id
    where role_id = role.id and node.path not like 'menu/%'
    order by parent.sort, node.parent_id, node.sort, node.id) as paths`;
  const { rows: administrators } = await sql<ReviewedRow>`
    select 'administrator' as kind, administrator.id, account, name,
      role.name_sw as role_name_sw, role.name_en as role_name_en, disabled,
      totp_secret_sealed is not null as has_authenticator, signed_in_at, ${paths}
    from administrator join role on role.id = role_id
    order by disabled, role.id, name, administrator.id`.execute(reader);
  const { rows: agents } = await sql<ReviewedRow>`
    select 'agent' as kind, player.id, player.name as account, player.name,
      role.name_sw as role_name_sw, role.name_en as role_name_en, disabled,
      false as has_authenticator, null::timestamptz as signed_in_at, ${paths}
    from player join role on role.code = ${AGENT_ROLE}
    where agent_since is not null
    order by disabled, player.name, player.id limit ${AGENTS_MAX}`.execute(reader);
  return [...administrators, ...agents];
}
