import { isHeading } from '@kipute/contract/permission-nodes';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import type { SubmitDeed } from '../approvals/index.ts';
import { lastUsesOfRole } from './node-use/node-use-store.ts';
import { listNodes } from './nodes/node-store.ts';
import { orderOf, type PeopleDeps } from './ports.ts';
import { AGENT_ROLE, findRole, listRoleRows } from './rights/rights-store.ts';
import type { PersonsFor } from './rights/second-person.ts';
import { reviewAccess } from './roles/access-review.ts';
import type { RemoveRole } from './roles/remove-role.ts';
import { lookAt, ROLE_NODE, type RolePayload } from './roles/role-deed.ts';
import { membersOfRole, nodeIdsByRole, peopleByRole } from './roles/role-store.ts';

export type RolesRoutes = HandlersFor<
  | 'role/inquire'
  | 'role/people'
  | 'role/usage'
  | 'role/add'
  | 'role/update'
  | 'role/remove'
  | 'role/access_review'
>;

type RolesParts = Pick<PeopleDeps, 'database' | 'clock'> & {
  readonly submitRole: SubmitDeed<RolePayload, { readonly roleId: number }>;
  readonly personsFor: PersonsFor;
  readonly removeRole: RemoveRole;
};

export function rolesRoutes(parts: RolesParts): RolesRoutes {
  const { database, clock, removeRole } = parts;
  return {
    'role/inquire': async () => answer(await listedRoles(parts)),
    'role/people': async ({ id }) => {
      const role = await findRole(database.office, roleIdOf(id));
      if (!role) return refuseWith('role-unknown');
      const asked = { id: role.id, isForAgents: role.code === AGENT_ROLE };
      const members = await membersOfRole(database.office, asked, clock.now());
      return answer(
        members.map(({ id, name, isSignedIn, seenAt }) => ({
          ...{ id: id.toString(), name, signed_in: isSignedIn ? 1 : 0 },
          seen_time: seenAt?.toISOString() ?? null,
        })),
      );
    },
    'role/usage': async ({ id }) => {
      const uses = await lastUsesOfRole(database.office, roleIdOf(id));
      return answer(uses.map(({ path, usedAt }) => ({ path, used_at: usedAt.toISOString() })));
    },
    'role/add': async (asked, context) => {
      const nodes = await pathsOf(parts, asked.nodes);
      if (!nodes) return refuseWith('node-unknown');
      return submit(parts, { what: 'add', ...editedOf(asked), nodes }, asked.reason, context);
    },
    'role/update': async (asked, context) => {
      const nodes = await pathsOf(parts, asked.nodes);
      if (!nodes) return refuseWith('node-unknown');
      const which = { roleId: roleIdOf(asked.id), revision: asked.revision };
      const payload = { what: 'update', ...which, ...editedOf(asked), nodes } as const;
      const submitted = await submit(parts, payload, asked.reason, context);
      if (submitted.kind !== 'answer') return submitted;
      const { outcome, proposal_id } = submitted.content;
      return answer({ outcome, proposal_id });
    },
    'role/remove': async ({ id, reason }, context) => {
      const removed = await removeRole(orderOf(context, reason), roleIdOf(id));
      return removed.ok ? answer(null) : refuseWith(removed.refusal);
    },
    'role/access_review': async (_, { locale }) =>
      answer(await reviewAccess(database.office, clock.now(), locale)),
  };
}

const ROLE_ID_MAX = 2 ** 31 - 1;

/** A wire id may be larger than any row's; then it names nobody. */
export const roleIdOf = (text: string): number => Math.min(Number(text), ROLE_ID_MAX);

const editedOf = (asked: CallRequest<'role/add'> | CallRequest<'role/update'>) => ({
  nameSw: asked.name_sw,
  nameEn: asked.name_en,
  remarks: asked.remarks,
});

/** Undefined when one of them is no node. What a heading would open is asked for by itself. */
async function pathsOf(
  { database }: Pick<PeopleDeps, 'database'>,
  ids: readonly number[],
): Promise<string[] | undefined> {
  const nodes = new Map((await listNodes(database.office)).map(({ id, path }) => [id, path]));
  const paths = [...new Set(ids)].map((id) => nodes.get(id));
  if (paths.includes(undefined)) return undefined;
  return paths.filter((path) => path !== undefined && !isHeading(path)).toSorted() as string[];
}

async function submit(
  { database, personsFor, submitRole }: RolesParts,
  payload: RolePayload,
  reason: string,
  context: CallContext<SignedInAdministrator>,
) {
  const order = { ...orderOf(context, reason), payload };
  const { administratorId } = order;
  // Looked at before it is kept: nobody is asked to approve what could not be done.
  const looked = await lookAt(database.read, payload, administratorId);
  if (!looked.ok) return refuseWith(looked.refusal);
  const { adds } = looked.value;
  const persons = await personsFor(database.read, { adds, administratorId, node: ROLE_NODE });
  const submitted = await submitRole(order, persons);
  if (!submitted.ok) return refuseWith(submitted.refusal);
  return answer(
    submitted.value.outcome === 'done'
      ? { outcome: 'done' as const, proposal_id: null, id: submitted.value.value.roleId.toString() }
      : {
          outcome: 'proposed' as const,
          proposal_id: submitted.value.proposalId.toString(),
          id: null,
        },
  );
}

async function listedRoles({
  database: { office },
}: Pick<PeopleDeps, 'database'>): Promise<CallContent<'role/inquire'>> {
  const [rows, nodes, people] = await Promise.all([
    listRoleRows(office),
    nodeIdsByRole(office),
    peopleByRole(office),
  ]);
  return rows.map((row) => ({
    id: row.id.toString(),
    code: row.code,
    name_sw: row.nameSw,
    name_en: row.nameEn,
    remarks: row.remarks,
    origin: originOf(row.origin),
    changed: row.changed ? 1 : 0,
    people: people.get(row.id) ?? 0,
    nodes: [...(nodes.get(row.id) ?? [])],
    revision: row.revision,
  }));
}

/** Sound: the table's check lists the same words. */
const originOf = (word: string): 'fixed' | 'shipped' | 'own' =>
  word === 'fixed' || word === 'shipped' ? word : 'own';
