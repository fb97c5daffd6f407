import type { Localised } from '@kipute/contract/locale';
import type { ShippedNode } from '@kipute/contract/permission-nodes';
import type { Transaction } from '../../../platform/database/database.ts';
import type { EndSessions } from '../sessions/sessions.ts';
import { ensureNode, ensureRole, grantNodes, removeNodesOtherThan } from './role-store.ts';

export type RolePlan = {
  readonly code: string;
  readonly name: Localised;
  readonly remarks: string;
  /** `all` includes nodes that come with later releases, and cannot be changed. */
  readonly nodes: readonly string[] | 'all';
};

const wireTypes = { route: 1, button: 2 } as const;

async function ensureNodes(tx: Transaction, nodes: readonly ShippedNode[]): Promise<void> {
  const ids = new Map<string, number>();
  for (const { path, parent, name, kind, icon, sort, showAtTop } of nodes) {
    const row = { path, nameSw: name.sw, nameEn: name.en, icon, sort, showAtTop };
    const parentId = parent === null ? null : (ids.get(parent) ?? null);
    ids.set(path, await ensureNode(tx, { ...row, parentId, type: wireTypes[kind] }));
  }
  await removeNodesOtherThan(tx, [...ids.keys()]);
}

type RolesPlan = {
  readonly nodes: readonly ShippedNode[];
  readonly roles: readonly RolePlan[];
};

export type EnsureRoles = (tx: Transaction, plan: RolesPlan) => Promise<void>;

/**
 * Brings nodes and shipped roles of a release into the database; safe at every start. What an
 * administrator edited about a node stays, and so does a role whose rights somebody changed.
 */
export function createEnsureRoles({
  announceRevoked,
}: Pick<EndSessions, 'announceRevoked'>): EnsureRoles {
  return async (tx, { nodes, roles }) => {
    await ensureNodes(tx, nodes);
    for (const { code, name, remarks, nodes: granted } of roles) {
      const origin = granted === 'all' ? 'fixed' : 'shipped';
      const row = { code, nameSw: name.sw, nameEn: name.en, remarks, origin };
      const { id, changed } = await ensureRole(tx, row);
      if (!changed) await grantNodes(tx, id, granted);
    }
    announceRevoked(tx, { of: 'everyone' });
  };
}
