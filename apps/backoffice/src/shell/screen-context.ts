import { invariant } from '@kipute/domain/invariant';
import { createContext, useContext } from 'react';
import type { MenuScreen } from '../menu/menu.ts';

export const ScreenContext = createContext<MenuScreen | undefined>(undefined);

/** The screen that is shown, named as in the menu. */
export function useScreen(): MenuScreen {
  const screen = useContext(ScreenContext);
  invariant(screen, 'screens are drawn inside the screen gate');
  return screen;
}
