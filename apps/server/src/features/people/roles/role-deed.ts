import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Deed, DeedOrder, ProposalView } from '../../approvals/index.ts';
import { namesOfNodes } from '../nodes/node-store.ts';
import type { PeopleDeps } from '../ports.ts';
import { changeOfRights, holdsAll, keeperNodes, lossOf } from '../rights/rights-rules.ts';
import {
  findKeepers,
  findRole,
  lockRights,
  type Role,
  rightsOfPerson,
} from '../rights/rights-store.ts';
import type { PersonsFor } from '../rights/second-person.ts';
import { insertRole, isNameTaken, setRights, updateRole } from './role-store.ts';

const edited = {
  nameSw: z.string(),
  nameEn: z.string(),
  remarks: z.string(),
  /** Paths, which outlive releases; headings are not among them. */
  nodes: z.array(z.string()),
};

/** What is kept of a proposed change and done when another person approves it. */
const rolePayload = z.discriminatedUnion('what', [
  z.object({ what: z.literal('add'), ...edited }),
  z.object({ what: z.literal('update'), roleId: z.number(), revision: z.number(), ...edited }),
]);
export type RolePayload = z.infer<typeof rolePayload>;

type RoleDone = { readonly roleId: number };

type RoleDeedDeps = Pick<PeopleDeps, 'audit' | 'access'> & { readonly personsFor: PersonsFor };

export const ROLE_NODE = 'role/update';

/** A new role, or another shape of one. Refusals in the order they are checked. */
export function createRoleDeed(deps: RoleDeedDeps): Deed<RolePayload, RoleDone> {
  return {
    kind: 'role-change',
    payload: rolePayload,
    // One change of a role waits at a time: the second could not be done after the first.
    key: (payload) => (payload.what === 'add' ? `add ${payload.nameEn}` : `${payload.roleId}`),
    node: ROLE_NODE,
    view: viewOf,
    perform: async (tx, order) => {
      await lockRights(tx);
      const looked = await lookAt(tx, order.payload, order.administratorId);
      if (!looked.ok) return looked;
      const { before, adds } = looked.value;
      const { administratorId, approvedBy } = order;
      const persons = await deps.personsFor(tx, { adds, administratorId, node: ROLE_NODE });
      // Somebody joined or changed the role since it was decided that one person suffices.
      if (persons === 'two-persons' && approvedBy === undefined) return refuse('changed-meanwhile');
      return ok({ roleId: await writeRole(deps, tx, { order, before }) });
    },
  };
}

type LookedAt = { readonly before: Role | undefined; readonly adds: boolean };

/** Whether it could be done as things stand, and whether it gives anybody more. */
export async function lookAt(
  reader: Reader,
  payload: RolePayload,
  administratorId: bigint,
): Promise<Result<LookedAt, ErrorCode>> {
  if (payload.nameSw === '' || payload.nameEn === '') return refuse('role-name-empty');
  const before = payload.what === 'update' ? await findRole(reader, payload.roleId) : undefined;
  const refusal = refusalOfTarget(payload, before);
  if (refusal) return refuse(refusal);
  if (await isNameTaken(reader, payload, before?.id)) return refuse('role-name-taken');
  const after = new Set(payload.nodes);
  const own = await rightsOfPerson(reader, administratorId);
  if (!holdsAll(own, after.union(before?.rights ?? new Set()))) return refuse('rights-beyond-own');
  const keepers = await findKeepers(reader);
  const isKeepers = keeperNodes.every((node) => after.has(node));
  const loss = lossOf(
    keepers,
    keepers.filter(({ roleId }) => isKeepers || roleId !== before?.id),
  );
  if (loss) return refuse(loss);
  const { added } = changeOfRights(before?.rights ?? new Set(), after);
  return ok({ before, adds: added.length > 0 });
}

function refusalOfTarget(payload: RolePayload, before: Role | undefined): ErrorCode | undefined {
  if (payload.what === 'add') return undefined;
  if (!before) return 'role-unknown';
  if (before.origin === 'fixed') return 'role-fixed';
  return before.revision === payload.revision ? undefined : 'changed-meanwhile';
}

async function writeRole(
  { audit, access }: RoleDeedDeps,
  tx: Transaction,
  { order, before }: { readonly order: DeedOrder<RolePayload>; readonly before: Role | undefined },
): Promise<number> {
  const { payload, administratorId: id, reason, approvedBy, visit } = order;
  const { nameSw, nameEn, remarks } = payload;
  const after = new Set(payload.nodes);
  const roleId = before?.id ?? (await insertRole(tx, { nameSw, nameEn, remarks }));
  if (before) await updateRole(tx, roleId, { nameSw, nameEn, remarks });
  await setRights(tx, roleId, after);
  await audit.record(tx, {
    ...{ type: 'role-change', source: 'backoffice', user: { kind: 'administrator', id } },
    content: `${nameEn}: ${reason}`,
    subject: { kind: 'role', id: roleId.toString() },
    changes: {
      ...differences(before, payload),
      ...(approvedBy !== undefined && { approved_by: [null, approvedBy.toString()] }),
    },
    ...visit,
  });
  access.announceRevoked(tx, { of: 'everyone' });
  return roleId;
}

/** By field, and by node whether the role had it and has it now. */
function differences(before: Role | undefined, payload: RolePayload) {
  const { added, removed } = changeOfRights(before?.rights ?? new Set(), new Set(payload.nodes));
  const fields = { name_sw: 'nameSw', name_en: 'nameEn', remarks: 'remarks' } as const;
  const changed = Object.entries(fields).filter(([, key]) => before?.[key] !== payload[key]);
  return Object.fromEntries([
    ...changed.map(([field, key]) => [field, [before?.[key] ?? null, payload[key]]] as const),
    ...added.map((path) => [path, [0, 1]] as const),
    ...removed.map((path) => [path, [1, 0]] as const),
  ]);
}

const words = {
  add: { sw: 'Wadhifa mpya', en: 'New role' },
  update: { sw: 'Kubadilisha wadhifa', en: 'Role change' },
  given: { sw: 'ina ruhusa', en: 'may' },
  taken: { sw: 'haina ruhusa', en: 'may not' },
  name: { sw: 'Jina', en: 'Name' },
  unchanged: {
    sw: 'Wadhifa haujabadilishwa tangu ulipopendekezwa',
    en: 'The role is as it was when this was proposed',
  },
  nameFree: { sw: 'Jina halijatumika', en: 'The name is free' },
} as const;

async function viewOf(reader: Reader, payload: RolePayload, locale: Locale): Promise<ProposalView> {
  const say = (word: keyof typeof words) => textIn(locale, words[word]);
  const before = payload.what === 'update' ? await findRole(reader, payload.roleId) : undefined;
  const { added, removed } = changeOfRights(before?.rights ?? new Set(), new Set(payload.nodes));
  const names = await namesOfNodes(reader);
  const nameOf = (path: string) => textIn(locale, names.get(path) ?? { sw: path, en: path });
  const name = textIn(locale, { sw: payload.nameSw, en: payload.nameEn });
  const oldName = before ? textIn(locale, { sw: before.nameSw, en: before.nameEn }) : '';
  const counts = [added.length && `+${added.length}`, removed.length && `−${removed.length}`];
  const isNameFree = !(await isNameTaken(reader, payload, before?.id));
  return {
    title: [`${say(payload.what)}: ${name}`, ...counts.filter(Boolean)].join(' '),
    subject: { kind: 'role', id: before?.id.toString() ?? '', name },
    changes: [
      ...(oldName === name ? [] : [{ label: say('name'), before: oldName, after: name }]),
      ...added.map((path) => ({ label: nameOf(path), before: say('taken'), after: say('given') })),
      ...removed.map((path) => ({
        label: nameOf(path),
        before: say('given'),
        after: say('taken'),
      })),
    ],
    checks: [
      ...(payload.what === 'update'
        ? [{ text: say('unchanged'), holds: flag(before?.revision === payload.revision) }]
        : []),
      { text: say('nameFree'), holds: flag(isNameFree) },
    ],
  };
}

const flag = (holds: boolean): 0 | 1 => (holds ? 1 : 0);
