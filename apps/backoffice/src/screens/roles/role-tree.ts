import { isHeading } from '@kipute/contract/permission-nodes';
import type { CallContent } from '@kipute/contract/registry';

export type WireNode = CallContent<'role/nodes'>[number];
export type Given = ReadonlySet<number>;

export type TreeNode = {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly kind: 'heading' | 'screen' | 'button';
  readonly parentId: number | null;
  readonly children: readonly TreeNode[];
};

const kindOf = ({ path, type }: WireNode): TreeNode['kind'] => {
  if (isHeading(path)) return 'heading';
  return type === 1 ? 'screen' : 'button';
};

/** The headings with what stands under them, as the wire orders them. */
export function treeOf(
  nodes: readonly WireNode[],
  language: 'sw' | 'en',
  parentId: number | null = null,
): readonly TreeNode[] {
  return nodes
    .filter((node) => node.parent_id === parentId)
    .map((node) => ({
      id: node.id,
      path: node.path,
      name: language === 'sw' ? node.name_sw : node.name_en,
      kind: kindOf(node),
      parentId: node.parent_id,
      children: treeOf(nodes, language, node.id),
    }));
}

/** Itself and everything below it. */
export const branchOf = (node: TreeNode): readonly TreeNode[] => [
  node,
  ...node.children.flatMap(branchOf),
];

/** What of a branch is a right; headings are none. */
export const rightsIn = (node: TreeNode): readonly TreeNode[] =>
  branchOf(node).filter(({ kind }) => kind !== 'heading');

export type CheckState = 'all' | 'some' | 'none';

export function countIn(node: TreeNode, given: Given): { given: number; all: number } {
  const rights = rightsIn(node);
  return { given: rights.filter(({ id }) => given.has(id)).length, all: rights.length };
}

export function checkStateOf(node: TreeNode, given: Given): CheckState {
  const count = countIn(node, given);
  if (count.given === 0) return 'none';
  return count.given === count.all ? 'all' : 'some';
}

function withIds(given: Given, ids: readonly number[], to: 'given' | 'taken'): Given {
  const next = new Set(given);
  for (const id of ids) {
    if (to === 'given') next.add(id);
    else next.delete(id);
  }
  return next;
}

/** What is done on a screen needs the screen, and goes with it. */
export function toggleNode(tree: readonly TreeNode[], given: Given, node: TreeNode): Given {
  if (node.kind === 'heading') return toggleBranch(tree, given, node);
  if (given.has(node.id)) {
    return withIds(
      given,
      branchOf(node).map(({ id }) => id),
      'taken',
    );
  }
  return withIds(given, [node.id, ...screenAbove(tree, node)], 'given');
}

/** All of a branch, or none of it when all was given. */
export function toggleBranch(tree: readonly TreeNode[], given: Given, node: TreeNode): Given {
  const ids = rightsIn(node).map(({ id }) => id);
  if (checkStateOf(node, given) === 'all') return withIds(given, ids, 'taken');
  return withIds(given, [...ids, ...screenAbove(tree, node)], 'given');
}

function screenAbove(tree: readonly TreeNode[], node: TreeNode): readonly number[] {
  const above = tree.flatMap(branchOf).find(({ id }) => id === node.parentId);
  return above?.kind === 'screen' ? [above.id] : [];
}

export type Difference = 'added' | 'taken';

export function differencesOf(before: Given, now: Given): ReadonlyMap<number, Difference> {
  const added = [...now].filter((id) => !before.has(id)).map((id) => [id, 'added'] as const);
  const taken = [...before].filter((id) => !now.has(id)).map((id) => [id, 'taken'] as const);
  return new Map([...added, ...taken]);
}

export type TreeView = {
  readonly search: string;
  /** Ids of rights that are shown; undefined for all. */
  readonly only: ReadonlySet<number> | undefined;
  readonly folded: ReadonlySet<number>;
};

export type TreeRow = {
  readonly node: TreeNode;
  readonly level: number;
  readonly fold: 'open' | 'folded' | 'leaf';
};

/** What is shown of the tree, top to bottom; a search and a choice of rights unfold what they find. */
export function rowsOf(tree: readonly TreeNode[], view: TreeView, level = 1): readonly TreeRow[] {
  const wanted = view.search.trim().toLowerCase();
  const isNarrowed = wanted !== '' || view.only !== undefined;
  return tree.flatMap((node): readonly TreeRow[] => {
    const hits = (one: TreeNode) =>
      `${one.name} ${one.path}`.toLowerCase().includes(wanted) &&
      (view.only === undefined || view.only.has(one.id));
    if (isNarrowed && !branchOf(node).some(hits)) return [];
    if (node.children.length === 0) return [{ node, level, fold: 'leaf' }];
    const isFolded = !isNarrowed && view.folded.has(node.id);
    if (isFolded) return [{ node, level, fold: 'folded' }];
    return [{ node, level, fold: 'open' }, ...rowsOf(node.children, view, level + 1)];
  });
}

export type TreeStep =
  | { readonly do: 'move'; readonly to: number }
  | { readonly do: 'fold' | 'unfold'; readonly node: TreeNode }
  | { readonly do: 'check' | 'check-branch'; readonly node: TreeNode };

/** What a key means on a row, as in every tree; undefined when it means nothing there. */
export function stepOf(
  rows: readonly TreeRow[],
  at: number,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): TreeStep | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const { node, fold } = row;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { do: 'move', to: Math.min(last, at + 1) };
    case 'ArrowUp':
      return { do: 'move', to: Math.max(0, at - 1) };
    case 'Home':
      return { do: 'move', to: 0 };
    case 'End':
      return { do: 'move', to: last };
    case 'ArrowRight':
      if (fold === 'folded') return { do: 'unfold', node };
      return fold === 'open' ? { do: 'move', to: at + 1 } : undefined;
    case 'ArrowLeft': {
      if (fold === 'open') return { do: 'fold', node };
      const above = rows.findIndex((one) => one.node.id === node.parentId);
      return above < 0 ? undefined : { do: 'move', to: above };
    }
    case ' ':
      return { do: shiftKey ? 'check-branch' : 'check', node };
    default:
      return undefined;
  }
}
