import type { NodePath } from '@kipute/contract/permission-nodes';
import { pairTexts, rolesTexts } from '../../i18n/texts/roles.ts';
import { type Given, rightsIn, type TreeNode } from './role-tree.ts';

/** What a role may do, in sentences a person checks: grouped by what can be lost by it. */
type Concern = 'sees' | 'movesMoney' | 'decides' | 'takesData' | 'changesThings';

const moneyNodes: readonly NodePath[] = [
  'subscriber/update_balance',
  'subscriber/update_credit_money',
  'subscriber/update_virtual_currency',
  'recharge/update',
  'recharge/credit',
  'withdraw/update',
  'order_list/update_status',
  'order_list/update_outcome',
  'order_list/cancel_order',
  'approval/decide',
  'subscriber/update_return_scale',
];

const dataNodes: readonly NodePath[] = [
  'subscriber/reveal_phone',
  'list_export/add',
  'role/access_review',
];

const decidesAboutPeople = /^(manager|role|subscriber|personal_data)\//;

function concernOf({ path, kind }: TreeNode): Concern {
  if (moneyNodes.some((node) => node === path)) return 'movesMoney';
  if (dataNodes.some((node) => node === path)) return 'takesData';
  if (kind === 'screen') return 'sees';
  return decidesAboutPeople.test(path) ? 'decides' : 'changesThings';
}

/** In the order they are read. */
const concernTexts = {
  sees: rolesTexts.sees,
  movesMoney: rolesTexts.movesMoney,
  decides: rolesTexts.decides,
  takesData: rolesTexts.takesData,
  changesThings: rolesTexts.changesThings,
} as const satisfies Record<Concern, unknown>;
const concerns = Object.keys(concernTexts) as Concern[];

export type Sentence = {
  readonly node: TreeNode;
  /** `kept`: it may and did before; `new`: with the changes; `gone`: no longer with them. */
  readonly change: 'kept' | 'new' | 'gone';
};

export type Paragraph = {
  readonly title: (typeof concernTexts)[Concern];
  readonly concern: Concern;
  readonly sentences: readonly Sentence[];
};

/** It is the door itself, not something one does. */
const SIGN_IN: NodePath = 'subscriber/adminlogin';

export function whatMay(
  tree: readonly TreeNode[],
  before: Given,
  now: Given,
): readonly Paragraph[] {
  const rights = tree.flatMap(rightsIn).filter(({ path }) => path !== SIGN_IN);
  const said = rights.flatMap((node): readonly Sentence[] => {
    const [had, has] = [before.has(node.id), now.has(node.id)];
    if (has) return [{ node, change: had ? 'kept' : 'new' }];
    return had ? [{ node, change: 'gone' }] : [];
  });
  return concerns
    .map((concern) => ({
      concern,
      title: concernTexts[concern],
      sentences: said.filter(({ node }) => concernOf(node) === concern),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** What moves money or takes data out and is not given, then whole headings of which nothing is. */
export function mayNot(tree: readonly TreeNode[], now: Given): readonly string[] {
  const closed = tree.filter((heading) => !rightsIn(heading).some(({ id }) => now.has(id)));
  const others = tree
    .filter((heading) => !closed.includes(heading))
    .flatMap(rightsIn)
    .filter((node) => !now.has(node.id))
    .filter((node) => concernOf(node) === 'movesMoney' || concernOf(node) === 'takesData');
  return [...others, ...closed].map(({ name }) => name);
}

type Pair = {
  readonly nodes: readonly [NodePath, NodePath];
  readonly text: (typeof pairTexts)[keyof typeof pairTexts];
};

const dangerousPairs: readonly Pair[] = [
  { nodes: ['recharge/credit', 'approval/decide'], text: pairTexts.creditAndApprove },
  { nodes: ['subscriber/update_balance', 'approval/decide'], text: pairTexts.balanceAndApprove },
  { nodes: ['role/update', 'approval/decide'], text: pairTexts.rolesAndApprove },
  {
    nodes: ['manager/reset', 'subscriber/unpinless_google_binding'],
    text: pairTexts.resetAndUnbind,
  },
  { nodes: ['subscriber/reveal_phone', 'list_export/add'], text: pairTexts.phonesAndExport },
  { nodes: ['order_list/update_outcome', 'withdraw/update'], text: pairTexts.resultAndPayout },
];

const pathsOf = (tree: readonly TreeNode[], now: Given): ReadonlySet<string> =>
  new Set(
    tree
      .flatMap(rightsIn)
      .filter(({ id }) => now.has(id))
      .map(({ path }) => path),
  );

export function dangersOf(tree: readonly TreeNode[], now: Given): readonly Pair['text'][] {
  const paths = pathsOf(tree, now);
  return dangerousPairs
    .filter(({ nodes }) => nodes.every((node) => paths.has(node)))
    .map(({ text }) => text);
}

export const canSignIn = (tree: readonly TreeNode[], now: Given): boolean =>
  pathsOf(tree, now).has(SIGN_IN);
