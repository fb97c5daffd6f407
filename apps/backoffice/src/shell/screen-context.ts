import { invariant } from '@kipute/domain/invariant';
import { createContext, useContext } from 'react';
import type { Screen } from '../menu/screen.ts';

export const ScreenContext = createContext<Screen | undefined>(undefined);

/** The registry's row of the screen that is shown. */
export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  invariant(screen, 'screens are drawn inside the screen gate');
  return screen;
}
