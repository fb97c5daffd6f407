import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from '../i18n/language.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

type Appearance = {
  readonly theme: ThemeChoice;
  readonly density: Density;
  readonly language: Language;
  readonly menu: 'open' | 'folded';
};

/** What a clerk chooses for this browser; it stays after signing out. */
export const useAppearance = create<Appearance>()(
  persist(
    (): Appearance => ({
      theme: 'system',
      density: 'comfortable',
      language: 'en',
      menu: 'open',
    }),
    { name: 'kipute.backoffice.appearance' },
  ),
);

export function chooseAppearance(choice: Partial<Appearance>): void {
  useAppearance.setState(choice);
}
