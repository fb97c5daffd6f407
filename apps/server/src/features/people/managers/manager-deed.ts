import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Deed, DeedOrder, ProposalView } from '../../approvals/index.ts';
import type { PeopleDeps } from '../ports.ts';
import {
  changeOfRights,
  holdsAll,
  keeperNodes,
  type Loss,
  lossOf,
  type Rights,
} from '../rights/rights-rules.ts';
import {
  AGENT_ROLE,
  findKeepers,
  findPerson,
  findRole,
  lockRights,
  type Person,
  type Role,
  rightsOfPerson,
} from '../rights/rights-store.ts';
import type { PersonsFor } from '../rights/second-person.ts';
import { insertManager, isAccountTaken, updateManager } from './manager-store.ts';

/** Who is given which role; kept while it waits for another person. */
const managerPayload = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('add'),
    account: z.string(),
    name: z.string(),
    phone: z.string().nullable(),
    roleId: z.number(),
  }),
  z.object({
    what: z.literal('role'),
    managerId: z.string(),
    fromRoleId: z.number(),
    roleId: z.number(),
  }),
]);
export type ManagerPayload = z.infer<typeof managerPayload>;

export type Invitation = { readonly token: string; readonly expiresAt: Date };

export type ManagerDone = {
  readonly managerId: bigint;
  /** Of a new one, unless another person approved: then nobody is there to be shown it. */
  readonly invitation: Invitation | undefined;
};

type ManagerDeedDeps = Pick<PeopleDeps, 'audit' | 'access' | 'clock'> & {
  readonly personsFor: PersonsFor;
};

export const MANAGER_NODE = 'manager/update';

/** A new administrator, or another role for one. */
export function createManagerDeed(deps: ManagerDeedDeps): Deed<ManagerPayload, ManagerDone> {
  return {
    kind: 'manager-change',
    payload: managerPayload,
    key: (payload) => (payload.what === 'add' ? `add ${payload.account}` : payload.managerId),
    node: MANAGER_NODE,
    view: viewOf,
    perform: async (tx, order) => {
      await lockRights(tx);
      const looked = await lookAt(tx, order.payload, order.administratorId);
      if (!looked.ok) return looked;
      const { administratorId, approvedBy } = order;
      const { adds } = looked.value;
      const persons = await deps.personsFor(tx, { adds, administratorId, node: MANAGER_NODE });
      if (persons === 'two-persons' && approvedBy === undefined) return refuse('changed-meanwhile');
      return looked.value.person
        ? giveRole(deps, tx, { order, person: looked.value.person, role: looked.value.role })
        : addManager(deps, tx, { order, role: looked.value.role });
    },
  };
}

type LookedAt = {
  readonly role: Role;
  /** Undefined for a new one. */
  readonly person: Person | undefined;
  readonly adds: boolean;
};

/** Whether it could be done as things stand, and whether it gives anybody more. */
export async function lookAt(
  reader: Reader,
  payload: ManagerPayload,
  administratorId: bigint,
): Promise<Result<LookedAt, ErrorCode>> {
  const person = await personOf(reader, payload);
  const refusal = await refusalOfTarget(reader, payload, { person, administratorId });
  if (refusal) return refuse(refusal);
  const role = await findRole(reader, payload.roleId);
  if (!role || role.code === AGENT_ROLE) return refuse('role-unknown');
  const before: Rights = person?.role.rights ?? new Set();
  const own = await rightsOfPerson(reader, administratorId);
  if (!holdsAll(own, role.rights.union(before))) return refuse('rights-beyond-own');
  const loss = person && (await lossByMove(reader, person, role));
  if (loss) return refuse(loss);
  const { added } = changeOfRights(before, role.rights);
  return ok({ role, person, adds: added.length > 0 });
}

async function refusalOfTarget(
  reader: Reader,
  payload: ManagerPayload,
  who: { readonly person: Person | undefined; readonly administratorId: bigint },
): Promise<ErrorCode | undefined> {
  if (payload.what === 'add') {
    return (await isAccountTaken(reader, payload.account)) ? 'account-taken' : undefined;
  }
  if (!who.person) return 'manager-unknown';
  if (who.person.id === who.administratorId) return 'not-to-oneself';
  return who.person.role.id === payload.fromRoleId ? undefined : 'changed-meanwhile';
}

async function lossByMove(reader: Reader, person: Person, role: Role): Promise<Loss | undefined> {
  const before = await findKeepers(reader);
  const isKeeper = keeperNodes.every((node) => role.rights.has(node));
  const moved = { administratorId: person.id, roleId: role.id, isSuper: role.origin === 'fixed' };
  const others = before.filter(({ administratorId }) => administratorId !== person.id);
  const wasKeeper = others.length < before.length;
  return lossOf(before, wasKeeper && isKeeper ? [...others, moved] : others);
}

function personOf(reader: Reader, payload: ManagerPayload): Promise<Person | undefined> {
  return payload.what === 'role'
    ? findPerson(reader, BigInt(payload.managerId))
    : Promise.resolve(undefined);
}

type Given = { readonly order: DeedOrder<ManagerPayload>; readonly role: Role };

async function giveRole(
  deps: ManagerDeedDeps,
  tx: Transaction,
  { order, role, person }: Given & { readonly person: Person },
): Promise<Result<ManagerDone, ErrorCode>> {
  await updateManager(tx, person.id, { roleId: role.id });
  await record(deps, tx, {
    order,
    managerId: person.id,
    content: person.account,
    changes: { role: [person.role.nameEn, role.nameEn] },
  });
  deps.access.announceRevoked(tx, {
    of: 'owner',
    kind: 'administrator',
    id: person.id.toString(),
  });
  return ok({ managerId: person.id, invitation: undefined });
}

async function addManager(
  deps: ManagerDeedDeps,
  tx: Transaction,
  { order, role }: Given,
): Promise<Result<ManagerDone, ErrorCode>> {
  const { payload, administratorId, approvedBy } = order;
  invariant(payload.what === 'add', 'who is not on record is added');
  const { account, name, phone } = payload;
  const createdAt = deps.clock.now();
  const managerId = await insertManager(tx, { account, name, phone, roleId: role.id, createdAt });
  if (managerId === undefined) return refuse('account-taken');
  await record(deps, tx, {
    order,
    managerId,
    content: account,
    changes: { account: [null, account], name: [null, name], role: [null, role.nameEn] },
  });
  const isShown = approvedBy === undefined;
  const invitation = isShown
    ? await deps.access.inviteAdministrator(tx, {
        administratorId: managerId,
        madeBy: administratorId,
      })
    : undefined;
  return ok({ managerId, invitation });
}

type Recorded = {
  readonly order: DeedOrder<ManagerPayload>;
  readonly managerId: bigint;
  readonly content: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
};

async function record(
  { audit }: ManagerDeedDeps,
  tx: Transaction,
  { order, managerId, content, changes }: Recorded,
): Promise<void> {
  const { administratorId, approvedBy, reason, visit } = order;
  await audit.record(tx, {
    ...{ type: 'manager-change', source: 'backoffice', content: `${content}: ${reason}` },
    user: { kind: 'administrator', id: administratorId },
    subject: { kind: 'administrator', id: managerId },
    changes: {
      ...changes,
      ...(approvedBy !== undefined && { approved_by: [null, approvedBy.toString()] as const }),
    },
    ...visit,
  });
}

const words = {
  add: { sw: 'Msimamizi mpya', en: 'New manager' },
  role: { sw: 'Wadhifa wa msimamizi', en: 'Role of a manager' },
  roleLabel: { sw: 'Wadhifa', en: 'Role' },
  account: { sw: 'Akaunti', en: 'Account' },
  name: { sw: 'Jina', en: 'Name' },
  phone: { sw: 'Simu', en: 'Phone' },
  accountFree: { sw: 'Akaunti haijatumika', en: 'The account is free' },
  sameRole: {
    sw: 'Msimamizi bado ana wadhifa aliokuwa nao',
    en: 'The manager still has the role they had',
  },
} as const;

async function viewOf(
  reader: Reader,
  payload: ManagerPayload,
  locale: Locale,
): Promise<ProposalView> {
  const say = (word: keyof typeof words) => textIn(locale, words[word]);
  const nameOf = (role: Role | undefined) =>
    role ? textIn(locale, { sw: role.nameSw, en: role.nameEn }) : '';
  const role = nameOf(await findRole(reader, payload.roleId));
  if (payload.what === 'add') {
    const { account, name, phone } = payload;
    const isFree = !(await isAccountTaken(reader, account));
    const line = (label: string, after: string) => ({ label, before: '', after });
    return {
      title: `${say('add')}: ${name} (${role})`,
      subject: { kind: 'manager', id: '', name },
      changes: [
        line(say('account'), account),
        line(say('name'), name),
        line(say('phone'), phone === null ? '' : maskedPhone(phone)),
        line(say('roleLabel'), role),
      ],
      checks: [{ text: say('accountFree'), holds: isFree ? 1 : 0 }],
    };
  }
  const person = await personOf(reader, payload);
  const name = person?.name ?? '';
  return {
    title: `${say('role')}: ${name} → ${role}`,
    subject: { kind: 'manager', id: payload.managerId, name },
    changes: [{ label: say('roleLabel'), before: nameOf(person?.role), after: role }],
    checks: [{ text: say('sameRole'), holds: person?.role.id === payload.fromRoleId ? 1 : 0 }],
  };
}
