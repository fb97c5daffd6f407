import { useLayoutEffect } from 'react';
import { useAppearance } from './appearance-store.ts';
import { cssPropertyOf, type Palette, palettes } from './palette.ts';
import { useMedia } from './use-media.ts';

export type Theme = keyof typeof palettes;

/** The theme that is shown: the chosen one, or the system's; on paper the light one. */
export function useTheme(): Theme {
  const choice = useAppearance((appearance) => appearance.theme);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const isPaper = useMedia('print');
  if (isPaper) return 'light';
  if (choice !== 'system') return choice;
  return isDark ? 'dark' : 'light';
}

/** Style properties are set through the CSSOM, which a strict content policy allows. */
export function usePaletteOnPage(theme: Theme): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, colour] of Object.entries(palettes[theme])) {
      root.style.setProperty(cssPropertyOf(name as keyof Palette), colour);
    }
    root.style.colorScheme = theme;
    root.dataset.theme = theme;
  }, [theme]);
}
