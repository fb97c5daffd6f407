import { randomUUID } from 'node:crypto';
import { isHeading } from '@kipute/contract/permission-nodes';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Order, PeopleDeps } from '../ports.ts';
import { lockRights } from '../rights/rights-store.ts';
import { deleteNode, insertNode, listNodes, type NodeRow, updateNode } from './node-store.ts';

type NodeLook = Pick<NodeRow, 'nameSw' | 'nameEn' | 'icon' | 'sort' | 'showAtTop'>;

type NodeRefusal = 'role-name-empty' | 'node-unknown' | 'node-misplaced' | 'node-not-removable';

type Edited = Promise<Result<NodeRow, NodeRefusal>>;

/** The menu as administrators shape it; what a node opens belongs to the product. */
export type EditNodes = {
  readonly addHeading: (order: Order, look: NodeLook) => Edited;
  readonly changeNode: (
    order: Order,
    id: number,
    look: NodeLook & Pick<NodeRow, 'parentId'>,
  ) => Edited;
  readonly removeHeading: (order: Order, id: number) => Promise<Result<null, NodeRefusal>>;
};

type EditDeps = Pick<PeopleDeps, 'database' | 'audit'>;

export function createEditNodes({ database, audit }: EditDeps): EditNodes {
  const record = async (tx: Transaction, order: Order, change: NodeChange) => {
    const node = change.after ?? change.before;
    await audit.record(tx, {
      ...{ type: 'permission-node-change', source: 'backoffice', content: node?.path ?? '' },
      user: { kind: 'administrator', id: order.administratorId },
      subject: { kind: 'permission-node', id: node?.path ?? '' },
      changes: differences(change),
      ...order.visit,
    });
  };
  return {
    addHeading: async (order, look) => {
      if (isNameless(look)) return refuse('role-name-empty');
      return database.transact(async (tx) => {
        const path = `menu/own-${randomUUID()}`;
        const row = { ...look, path, parentId: null, type: 1, shipped: false, showAtTop: false };
        const after = await insertNode(tx, row);
        await record(tx, order, { after });
        return ok(after);
      });
    },
    changeNode: (order, id, { parentId, ...look }) =>
      database.transact(async (tx) => {
        await lockRights(tx);
        const nodes = await listNodes(tx);
        const before = nodes.find((node) => node.id === id);
        if (!before) return refuse('node-unknown');
        if (isNameless(look)) return refuse('role-name-empty');
        if (!canStandUnder(before, parentId, nodes)) return refuse('node-misplaced');
        const showAtTop = look.showAtTop && isScreen(before);
        const after = await updateNode(tx, id, { ...look, parentId, showAtTop });
        await record(tx, order, { before, after });
        return ok(after);
      }),
    removeHeading: (order, id) =>
      database.transact(async (tx) => {
        await lockRights(tx);
        const nodes = await listNodes(tx);
        const before = nodes.find((node) => node.id === id);
        if (!before) return refuse('node-unknown');
        const isInUse = nodes.some(({ parentId }) => parentId === id);
        if (before.shipped || isInUse) return refuse('node-not-removable');
        await deleteNode(tx, id);
        await record(tx, order, { before });
        return ok(null);
      }),
  };
}

const isNameless = ({ nameSw, nameEn }: NodeLook): boolean => nameSw === '' || nameEn === '';

const isScreen = ({ type, path }: NodeRow): boolean => type === 1 && !isHeading(path);

/** Screens move between headings; everything else stays where it is, so that no circle can be. */
function canStandUnder(node: NodeRow, parentId: number | null, nodes: readonly NodeRow[]): boolean {
  if (parentId === node.parentId) return true;
  const parent = nodes.find(({ id }) => id === parentId);
  return isScreen(node) && parent !== undefined && isHeading(parent.path);
}

type NodeChange = { readonly before?: NodeRow; readonly after?: NodeRow };

const shownFields = {
  name_sw: 'nameSw',
  name_en: 'nameEn',
  icon: 'icon',
  sort: 'sort',
  show_at_top: 'showAtTop',
  parent_id: 'parentId',
} as const satisfies Record<string, keyof NodeRow>;

function differences({ before, after }: NodeChange) {
  const changed = Object.entries(shownFields).filter(([, key]) => before?.[key] !== after?.[key]);
  return Object.fromEntries(
    changed.map(([field, key]) => [field, [before?.[key] ?? null, after?.[key] ?? null]] as const),
  );
}
