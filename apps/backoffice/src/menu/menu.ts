import { shippedNodes } from '@kipute/contract/permission-nodes';
import { createContext, useContext } from 'react';
import type { MenuNode } from '../features/permissions/administrator.tsx';
import type { Screen } from './screen.ts';

type Looked<One> = One & { readonly title: string; readonly icon: string };

/** A screen with the name, icon and place its node has in the database. */
export type MenuScreen = Looked<Screen>;

type Section<One> = {
  /** Undefined for what stands above the groups. */
  readonly group:
    | { readonly path: string; readonly title: string; readonly icon: string }
    | undefined;
  readonly screens: readonly One[];
};

export type MenuSection = Section<MenuScreen>;

const inOrder = (one: MenuNode, other: MenuNode): number => one.sort - other.sort;

/**
 * The screens a role may open, as its nodes say: first those that are shown at the top, then the
 * headings in their order. Headings without any screen are left out (BO-13).
 */
export function menuOf<One extends { readonly node: string }>(
  screens: readonly One[],
  nodes: readonly MenuNode[],
): readonly Section<Looked<One>>[] {
  const members = (fits: (node: MenuNode) => boolean): readonly Looked<One>[] =>
    nodes
      .filter((node) => node.kind === 'route' && fits(node))
      .toSorted(inOrder)
      .flatMap(({ path, name, icon }) => {
        const screen = screens.find(({ node }) => node === path);
        return screen ? [{ ...screen, title: name, icon }] : [];
      });
  const top = { group: undefined, screens: members(({ isAtTop }) => isAtTop) };
  const headings = nodes.filter(({ path }) => path.startsWith('menu/')).toSorted(inOrder);
  const groups = headings.map(({ path, name, icon }) => ({
    group: { path, title: name, icon },
    screens: members((node) => node.parent === path && !node.isAtTop),
  }));
  return [top, ...groups].filter((section) => section.screens.length > 0);
}

/** The screen an address belongs to, deeper addresses such as `/orders/17` included. */
export function screenAt<Any extends Screen>(
  screens: readonly Any[],
  pathname: string,
): Any | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return screens.find(
    (screen) => screen.path === path || (screen.path !== '/' && path.startsWith(`${screen.path}/`)),
  );
}

const shippedNames = new Map(
  shippedNodes.map(({ path, name }) => [path, `${name.sw} ${name.en}`] as const),
);

/** Every word typed must begin a word of the name, as edited or as shipped in either language. */
export function findScreens(
  sections: readonly MenuSection[],
  typed: string,
): readonly { readonly screen: MenuScreen; readonly group: string }[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.flatMap(({ group, screens }) =>
    screens
      .filter(({ title, node }) => {
        const shipped = `${shippedNames.get(node) ?? ''} ${shippedNames.get(group?.path ?? '') ?? ''}`;
        const words = `${title} ${group?.title ?? ''} ${shipped}`.toLowerCase().split(/[\s-]+/);
        return wanted.every((part) => words.some((word) => word.startsWith(part)));
      })
      .map((screen) => ({ screen, group: group?.title ?? '' })),
  );
}

/** Handed down by the shell, because screens that asked the registry would import themselves. */
export const MenuContext = createContext<readonly MenuSection[]>([]);

export function useMenu(): readonly MenuSection[] {
  return useContext(MenuContext);
}
