import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

type AreaModule = { readonly messages: Messages };

/** Catalogues that arrive with the screens and sheets that need them. */
export const areas = {
  desktop: {
    sw: () => import('./areas/desktop.sw.ts'),
    en: () => import('./areas/desktop.en.ts'),
  },
  footer: {
    sw: () => import('./areas/footer.sw.ts'),
    en: () => import('./areas/footer.en.ts'),
  },
  filters: {
    sw: () => import('./areas/filters.sw.ts'),
    en: () => import('./areas/filters.en.ts'),
  },
  markets: {
    sw: () => import('./areas/markets.sw.ts'),
    en: () => import('./areas/markets.en.ts'),
  },
  lists: {
    sw: () => import('./areas/lists.sw.ts'),
    en: () => import('./areas/lists.en.ts'),
  },
  menus: {
    sw: () => import('./areas/menus.sw.ts'),
    en: () => import('./areas/menus.en.ts'),
  },
  slip: {
    sw: () => import('./areas/slip.sw.ts'),
    en: () => import('./areas/slip.en.ts'),
  },
  screens: {
    sw: () => import('./areas/screens.sw.ts'),
    en: () => import('./areas/screens.en.ts'),
  },
} satisfies Record<string, Record<Language, () => Promise<AreaModule>>>;

export type Area = keyof typeof areas;
