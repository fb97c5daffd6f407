import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from '../i18n/language.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
/** Of tables: rows of 40 or of 33. */
export type Density = 'comfortable' | 'compact';

type Appearance = {
  readonly theme: ThemeChoice;
  readonly density: Density;
  readonly language: Language;
  readonly menu: 'open' | 'folded';
  /** Whether a letter alone acts; off for speech input and for whoever does not want it. */
  readonly singleKeys: 'on' | 'off';
};

/** What a clerk chooses for this browser; it stays after signing out. */
export const useAppearance = create<Appearance>()(
  persist(
    (): Appearance => ({
      theme: 'system',
      density: 'compact',
      language: 'en',
      menu: 'open',
      singleKeys: 'on',
    }),
    { name: 'kipute.backoffice.appearance' },
  ),
);

export function chooseAppearance(choice: Partial<Appearance>): void {
  useAppearance.setState(choice);
}
