import type { MenuNode } from '../../features/permissions/administrator.tsx';
import { type MenuSection, menuOf } from '../../menu/menu.ts';
import type { Given, WireNode } from './role-tree.ts';

export type OfficeScreen = {
  readonly node: string;
  readonly title: string;
  readonly icon: string;
  /** What may be done there beside looking. */
  readonly deeds: readonly string[];
};

export type OfficeSection = {
  readonly group: MenuSection['group'];
  readonly screens: readonly OfficeScreen[];
};

/** The menu as whoever has these rights finds it, with what they may do on each screen. */
export function officeOf(
  nodes: readonly WireNode[],
  given: Given,
  language: 'sw' | 'en',
): readonly OfficeSection[] {
  const nameOf = (node: WireNode) => (language === 'sw' ? node.name_sw : node.name_en);
  const paths = new Map(nodes.map(({ id, path }) => [id, path]));
  const menuNodes = nodes
    .filter(({ id, path }) => given.has(id) || path.startsWith('menu/'))
    .map(
      (node): MenuNode => ({
        path: node.path,
        parent: node.parent_id === null ? null : (paths.get(node.parent_id) ?? null),
        name: nameOf(node),
        kind: node.type === 1 ? 'route' : 'button',
        icon: node.icon,
        sort: node.sort,
        isAtTop: node.show_at_top === 1,
      }),
    );
  const deedsAt = (screen: string) =>
    menuNodes.filter(({ kind, parent }) => kind === 'button' && parent === screen);
  // Every route of the tree is a screen; which component shows it does not matter here.
  const screens = nodes.map(({ path }) => ({ node: path }));
  return menuOf(screens, menuNodes).map(({ group, screens: members }) => ({
    group,
    screens: members.map(({ node, title, icon }) => ({
      ...{ node, title, icon },
      deeds: deedsAt(node).map(({ name }) => name),
    })),
  }));
}
