import { create } from 'zustand';
import { keep, readKept } from '../../platform/device-storage.ts';
import { choiceOf, type Theme, type ThemeChoice, themeOf } from './theme-rule.ts';

/** The script in index.html reads the same key before anything is drawn. */
const STORAGE_KEY = 'theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const browserBarColour = { light: '#07261b', dark: '#0b1a15' } satisfies Record<Theme, string>;

const resolvedTheme = () => themeOf(readKept(STORAGE_KEY), matchMedia(DARK_QUERY).matches);

const useThemeStore = create<{ theme: Theme; choice: ThemeChoice }>(() => ({
  theme: resolvedTheme(),
  choice: choiceOf(readKept(STORAGE_KEY)),
}));

export function useTheme(): Theme {
  return useThemeStore((state) => state.theme);
}

export function useThemeChoice(): ThemeChoice {
  return useThemeStore((state) => state.choice);
}

export function switchTheme(): void {
  chooseTheme(useThemeStore.getState().theme === 'dark' ? 'light' : 'dark');
}

export function chooseTheme(choice: ThemeChoice): void {
  keep(STORAGE_KEY, choice);
  applyTheme();
}

/** The system may have changed between the first paint and now. */
export function followSystemTheme(): void {
  applyTheme();
  matchMedia(DARK_QUERY).addEventListener('change', applyTheme);
}

function applyTheme(): void {
  const theme = resolvedTheme();
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', browserBarColour[theme]);
  useThemeStore.setState({ theme, choice: choiceOf(readKept(STORAGE_KEY)) });
}
