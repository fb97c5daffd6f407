import type { laterAreasSw } from './later-areas.ts';
import type { Messages } from './messages.ts';

export type AreaModule = { readonly messages: Messages };

/** Catalogues of what a visit begins with. */
export const firstAreasSw = {
  desktop: () => import('./areas/desktop.sw.ts'),
  filters: () => import('./areas/filters.sw.ts'),
  home: () => import('./areas/home.sw.ts'),
  balance: () => import('./areas/balance.sw.ts'),
  markets: () => import('./areas/markets.sw.ts'),
  lists: () => import('./areas/lists.sw.ts'),
} satisfies Areas;

export type Areas = Readonly<Record<string, () => Promise<AreaModule>>>;

export type Area = keyof typeof firstAreasSw | keyof typeof laterAreasSw;
