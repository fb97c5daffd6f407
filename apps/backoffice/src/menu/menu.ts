import { createContext, useContext } from 'react';
import { type MenuGroupKey, menuGroups, type Screen } from './screen.ts';

export type MenuSection = {
  readonly group: MenuGroupKey;
  readonly screens: readonly Screen[];
};

/** The screens a role may open, in the menu's order; groups without any are left out (BO-13). */
export function menuOf(
  screens: readonly Screen[],
  nodes: ReadonlySet<string>,
): readonly MenuSection[] {
  const groups = Object.keys(menuGroups) as MenuGroupKey[];
  return groups
    .map((group) => ({
      group,
      screens: screens.filter((screen) => screen.group === group && nodes.has(screen.node)),
    }))
    .filter((section) => section.screens.length > 0);
}

/** The screen an address belongs to, deeper addresses such as `/orders/17` included. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return screens.find(
    (screen) => screen.path === path || (screen.path !== '/' && path.startsWith(`${screen.path}/`)),
  );
}

/** Every word typed must begin a word of the title or group, in either language. */
export function findScreens(screens: readonly Screen[], typed: string): readonly Screen[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter((screen) => {
    const group = menuGroups[screen.group].title;
    const names = `${screen.title.en} ${screen.title.sw} ${group.en} ${group.sw}`.toLowerCase();
    const words = names.split(/[\s-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Handed down by the shell, because screens that asked the registry would import themselves. */
export const MenuContext = createContext<readonly MenuSection[]>([]);

export function useMenu(): readonly MenuSection[] {
  return useContext(MenuContext);
}
