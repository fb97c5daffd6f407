import { createContext, useContext } from 'react';
import type { MenuSection } from './menu.ts';

/** Handed down by the shell, because screens that asked the registry would import themselves. */
export const MenuContext = createContext<readonly MenuSection[]>([]);

export function useMenu(): readonly MenuSection[] {
  return useContext(MenuContext);
}
