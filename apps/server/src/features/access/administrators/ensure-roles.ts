import type { Localised } from '@kipute/contract/locale';
import type { Transaction } from '../../../platform/database/database.ts';
import type { EndSessions } from '../sessions/sessions.ts';
import { ensureNode, findRoleId, grantNodes, insertRole } from './role-store.ts';

/** A place of the back-office (route) or something one may do there (button). */
export type NodePlan = {
  readonly path: string;
  readonly name: Localised;
  readonly kind: 'route' | 'button';
  readonly icon?: string;
  readonly showAtTop?: boolean;
  readonly children?: readonly NodePlan[];
};

export type RolePlan = {
  readonly code: string;
  readonly name: Localised;
  readonly remarks: string;
  /** `all` includes nodes that come with later releases. */
  readonly nodes: readonly string[] | 'all';
};

const wireTypes = { route: 1, button: 2 } as const;
const SORT_STEP = 10;

async function ensureNodes(
  tx: Transaction,
  plans: readonly NodePlan[],
  parentId: number | null = null,
): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const id = await ensureNode(tx, {
      parentId,
      path: plan.path,
      nameSw: plan.name.sw,
      nameEn: plan.name.en,
      type: wireTypes[plan.kind],
      icon: plan.icon ?? '',
      sort: (index + 1) * SORT_STEP,
      showAtTop: plan.showAtTop ?? false,
    });
    await ensureNodes(tx, plan.children ?? [], id);
  }
}

/** A role that exists keeps the permissions it was given by hand, unless it has them all. */
async function ensureRole(tx: Transaction, plan: RolePlan): Promise<void> {
  const { code, name, remarks, nodes } = plan;
  const created = await insertRole(tx, { code, nameSw: name.sw, nameEn: name.en, remarks });
  const roleId = created ?? (nodes === 'all' ? await findRoleId(tx, code) : undefined);
  if (roleId !== undefined) await grantNodes(tx, roleId, nodes);
}

type RolesPlan = {
  readonly nodes: readonly NodePlan[];
  readonly roles: readonly RolePlan[];
};

export type EnsureRoles = (tx: Transaction, plan: RolesPlan) => Promise<void>;

/** Adds what is missing and leaves what is there; safe at every start. */
export function createEnsureRoles({
  announceRevoked,
}: Pick<EndSessions, 'announceRevoked'>): EnsureRoles {
  return async (tx, { nodes, roles }) => {
    await ensureNodes(tx, nodes);
    for (const role of roles) await ensureRole(tx, role);
    announceRevoked(tx, { of: 'everyone' });
  };
}
