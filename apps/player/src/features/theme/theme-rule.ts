export type Theme = 'light' | 'dark';

/** The player's choice wins; without one the system decides (SHELL-20). */
export function themeOf(choice: string | null, systemIsDark: boolean): Theme {
  if (choice === 'light' || choice === 'dark') return choice;
  return systemIsDark ? 'dark' : 'light';
}
