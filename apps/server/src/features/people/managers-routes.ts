import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import type { SubmitDeed } from '../approvals/index.ts';
import type { ChangeManager } from './managers/change-manager.ts';
import {
  type Invitation,
  lookAt,
  MANAGER_NODE,
  type ManagerDone,
  type ManagerPayload,
} from './managers/manager-deed.ts';
import { findManager, type ManagerRow, searchManagers } from './managers/manager-store.ts';
import { type Order, orderOf, type PeopleDeps } from './ports.ts';
import { findPerson } from './rights/rights-store.ts';
import type { PersonsFor } from './rights/second-person.ts';
import { roleIdOf } from './roles-routes.ts';

export type ManagersRoutes = HandlersFor<
  | 'manager/inquire'
  | 'manager/detailed'
  | 'manager/add'
  | 'manager/update'
  | 'manager/disable'
  | 'manager/reset'
  | 'subscriber/unpinless_google_binding'
>;

type ManagersParts = Pick<PeopleDeps, 'database' | 'clock'> & {
  readonly submitManager: SubmitDeed<ManagerPayload, ManagerDone>;
  readonly personsFor: PersonsFor;
  readonly changeManager: ChangeManager;
};

export function managersRoutes(parts: ManagersParts): ManagersRoutes {
  const { database, clock, changeManager } = parts;
  return {
    'manager/inquire': async (asked, { locale }) => {
      const paging = { now: clock.now(), page: asked.page, pageSize: asked.page_size };
      const { rows, count } = await searchManagers(database.office, filterOf(asked), paging);
      return answerPage(
        rows.map((row) => managerView(row, locale)),
        count,
      );
    },
    'manager/detailed': async ({ id }, { locale }) => {
      const row = await findManager(database.office, idOfWire(id), clock.now());
      return row ? answer(managerView(row, locale)) : refuseWith('manager-unknown');
    },
    'manager/add': async (asked, context) => {
      const { account, name, reason } = asked;
      const who = { account, name, phone: asked.phone || null, roleId: roleIdOf(asked.role_id) };
      const submitted = await submit(parts, { what: 'add', ...who }, orderOf(context, reason));
      if (!submitted.ok) return refuseWith(submitted.refusal);
      if (submitted.value.outcome === 'proposed') {
        return answer({ ...proposed(submitted.value), manager: null, invitation: null });
      }
      const { managerId, invitation } = submitted.value.value;
      const manager = await shown(parts, managerId, context.locale);
      const link = invitation ? invitationView(invitation) : null;
      return answer({ ...done, manager, invitation: link });
    },
    'manager/update': (asked, context) => updateManager(parts, asked, context),
    'manager/disable': async ({ id, disabled_status, reason }, context) => {
      const order = orderOf(context, reason);
      const changed = await changeManager.disable(order, idOfWire(id), disabled_status === 1);
      if (!changed.ok) return refuseWith(changed.refusal);
      return answer(await shown(parts, idOfWire(id), context.locale));
    },
    'manager/reset': async ({ id, reason }, context) => {
      const reset = await changeManager.reset(orderOf(context, reason), idOfWire(id));
      return reset.ok ? answer(invitationView(reset.value)) : refuseWith(reset.refusal);
    },
    'subscriber/unpinless_google_binding': async ({ id, reason }, context) => {
      const unbound = await changeManager.unbind(orderOf(context, reason), idOfWire(id));
      if (!unbound.ok) return refuseWith(unbound.refusal);
      return answer(await shown(parts, idOfWire(id), context.locale));
    },
  };
}

const done = { outcome: 'done', proposal_id: null } as const;
const proposed = ({ proposalId }: { readonly proposalId: bigint }) =>
  ({ outcome: 'proposed', proposal_id: proposalId.toString() }) as const;

/** Name and phone at once; another role as the deed it is. */
async function updateManager(
  parts: ManagersParts,
  asked: CallRequest<'manager/update'>,
  context: CallContext<SignedInAdministrator>,
) {
  const { database, changeManager } = parts;
  const [managerId, order] = [idOfWire(asked.id), orderOf(context, asked.reason)];
  const person = await findPerson(database.read, managerId);
  if (!person) return refuseWith('manager-unknown');
  const roles = { fromRoleId: person.role.id, roleId: roleIdOf(asked.role_id) };
  const payload = { what: 'role', managerId: asked.id, ...roles } as const;
  const isMoved = roles.fromRoleId !== roles.roleId;
  if (isMoved) {
    const looked = await lookAt(database.read, payload, order.administratorId);
    if (!looked.ok) return refuseWith(looked.refusal);
  }
  const phone = asked.phone === undefined ? person.phone : asked.phone || null;
  const identity = { name: asked.name, phone };
  const identified = await changeManager.identify(order, managerId, identity);
  if (!identified.ok) return refuseWith(identified.refusal);
  const submitted = isMoved ? await submit(parts, payload, order) : undefined;
  if (submitted && !submitted.ok) return refuseWith(submitted.refusal);
  const manager = await shown(parts, managerId, context.locale);
  const outcome = submitted?.value.outcome === 'proposed' ? proposed(submitted.value) : done;
  return answer({ ...outcome, manager });
}

async function submit(
  { database, personsFor, submitManager }: ManagersParts,
  payload: ManagerPayload,
  order: Order,
) {
  const { administratorId } = order;
  const looked = await lookAt(database.read, payload, administratorId);
  if (!looked.ok) return looked;
  const { adds } = looked.value;
  const persons = await personsFor(database.read, { adds, administratorId, node: MANAGER_NODE });
  return submitManager({ ...order, payload }, persons);
}

const filterOf = (asked: CallRequest<'manager/inquire'>) => ({
  words: asked.account,
  roleId: asked.role_id === undefined ? undefined : roleIdOf(asked.role_id),
  disabled: asked.disabled_status === undefined ? undefined : asked.disabled_status === 1,
  hasAuthenticator: asked.google_binding === undefined ? undefined : asked.google_binding === 1,
});

type Manager = CallContent<'manager/inquire'>[number];

async function shown({ database, clock }: ManagersParts, id: bigint, locale: Locale) {
  const row = await findManager(database.read, id, clock.now());
  invariant(row, 'an administrator is never removed');
  return managerView(row, locale);
}

function managerView(row: ManagerRow, locale: Locale): Manager {
  return {
    id: row.id.toString(),
    account: row.account,
    name: row.name,
    phone: row.phone === null ? '' : maskedPhone(row.phone),
    role_id: row.roleId.toString(),
    role: textIn(locale, { sw: row.roleNameSw, en: row.roleNameEn }),
    google_binding: row.hasAuthenticator ? 1 : 0,
    disabled_status: row.disabled ? 1 : 0,
    create_time: row.createdAt.toISOString(),
    login_time: row.signedInAt?.toISOString() ?? null,
    seen_time: row.seenAt?.toISOString() ?? null,
    sessions: Number(row.sessions ?? 0),
    invited: row.isInvited ? 1 : 0,
  };
}

/** Behind the `#`, so that no server, proxy or log ever reads the token. */
const invitationView = ({ token, expiresAt }: Invitation) => ({
  link: `/invitation#${token}`,
  expires_at: expiresAt.toISOString(),
});
