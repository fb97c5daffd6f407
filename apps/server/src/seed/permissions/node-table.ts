import type { NodePlan } from '../../features/access/index.ts';

/** Path, Swahili, English. A path is the name of the call that the node opens. */
type NodeRow = readonly [path: string, sw: string, en: string];

type ScreenRow = { readonly screen: NodeRow; readonly buttons?: readonly NodeRow[] };

/** A heading of the menu. It opens no call, so its path is its own word. */
export type MenuGroup = {
  readonly heading: NodeRow;
  readonly icon: string;
  readonly screens: readonly ScreenRow[];
};

const button = ([path, sw, en]: NodeRow): NodePlan => ({
  path,
  name: { sw, en },
  kind: 'button',
});

const screenNode = ({ screen: [path, sw, en], buttons = [] }: ScreenRow): NodePlan => ({
  path,
  name: { sw, en },
  kind: 'route',
  children: buttons.map(button),
});

export function groupNode({ heading: [path, sw, en], icon, screens }: MenuGroup): NodePlan {
  return {
    path,
    name: { sw, en },
    kind: 'route',
    icon,
    showAtTop: true,
    children: screens.map(screenNode),
  };
}

export function pathsIn(nodes: readonly NodePlan[]): readonly string[] {
  return nodes.flatMap((node) => [node.path, ...pathsIn(node.children ?? [])]);
}
