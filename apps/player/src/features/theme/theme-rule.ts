export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

/** The player's choice wins; without one the system decides (SHELL-20). */
export function themeOf(choice: string | null, systemIsDark: boolean): Theme {
  const chosen = choiceOf(choice);
  if (chosen !== 'system') return chosen;
  return systemIsDark ? 'dark' : 'light';
}

/** What is kept may be nothing, or from a site that knew other themes. */
export function choiceOf(kept: string | null): ThemeChoice {
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}
