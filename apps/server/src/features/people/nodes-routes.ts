import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { lastUses } from './node-use/node-use-store.ts';
import type { EditNodes } from './nodes/edit-nodes.ts';
import { listNodes, type NodeRow } from './nodes/node-store.ts';
import { orderOf, type PeopleDeps } from './ports.ts';

export type NodesRoutes = HandlersFor<
  | 'role/nodes'
  | 'permission_node/inquire'
  | 'permission_node/add'
  | 'permission_node/update'
  | 'permission_node/remove'
>;

type NodesParts = Pick<PeopleDeps, 'database'> & { readonly editNodes: EditNodes };

export function nodesRoutes({ database, editNodes }: NodesParts): NodesRoutes {
  const viewed = async (row: NodeRow) => nodeView(row, await usesByPath(database));
  const wholeTree = async () => {
    const uses = await usesByPath(database);
    const rows = await listNodes(database.office);
    return answer(parentsFirst(rows).map((row) => nodeView(row, uses)));
  };
  return {
    'role/nodes': wholeTree,
    'permission_node/inquire': wholeTree,
    'permission_node/add': async (asked, context) => {
      const added = await editNodes.addHeading(orderOf(context, ''), lookOf(asked));
      return added.ok ? answer(await viewed(added.value)) : refuseWith(added.refusal);
    },
    'permission_node/update': async (asked, context) => {
      const look = { ...lookOf(asked), parentId: asked.parent_id };
      const changed = await editNodes.changeNode(orderOf(context, ''), asked.id, look);
      return changed.ok ? answer(await viewed(changed.value)) : refuseWith(changed.refusal);
    },
    'permission_node/remove': async ({ id }, context) => {
      const removed = await editNodes.removeHeading(orderOf(context, ''), id);
      return removed.ok ? answer(null) : refuseWith(removed.refusal);
    },
  };
}

async function usesByPath({ office }: PeopleDeps['database']): Promise<ReadonlyMap<string, Date>> {
  return new Map((await lastUses(office)).map(({ path, usedAt }) => [path, usedAt]));
}

const lookOf = (asked: CallRequest<'permission_node/add'>) => ({
  nameSw: asked.name_sw,
  nameEn: asked.name_en,
  icon: asked.icon,
  sort: asked.sort,
  showAtTop: asked.show_at_top === 1,
});

/** Each followed by all that stands under it. */
function parentsFirst(rows: readonly NodeRow[], parentId: number | null = null): NodeRow[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .flatMap((row) => [row, ...parentsFirst(rows, row.id)]);
}

function nodeView(
  row: NodeRow,
  uses: ReadonlyMap<string, Date>,
): CallContent<'permission_node/inquire'>[number] {
  return {
    id: row.id,
    parent_id: row.parentId,
    path: row.path,
    name_sw: row.nameSw,
    name_en: row.nameEn,
    type: row.type === 1 ? 1 : 2,
    platform: 1,
    icon: row.icon,
    sort: row.sort,
    show_at_top: row.showAtTop ? 1 : 0,
    shipped: row.shipped ? 1 : 0,
    used_at: uses.get(row.path)?.toISOString() ?? null,
  };
}
