import type { Messages } from './messages.ts';

export type AreaModule = { readonly messages: Messages };

/** Catalogues that arrive with the screens and sheets that need them. */
export const areasSw = {
  accounts: () => import('./areas/accounts.sw.ts'),
  profile: () => import('./areas/profile.sw.ts'),
  desktop: () => import('./areas/desktop.sw.ts'),
  footer: () => import('./areas/footer.sw.ts'),
  filters: () => import('./areas/filters.sw.ts'),
  home: () => import('./areas/home.sw.ts'),
  decided: () => import('./areas/decided.sw.ts'),
  balance: () => import('./areas/balance.sw.ts'),
  markets: () => import('./areas/markets.sw.ts'),
  course: () => import('./areas/course.sw.ts'),
  booking: () => import('./areas/booking.sw.ts'),
  orders: () => import('./areas/orders.sw.ts'),
  lists: () => import('./areas/lists.sw.ts'),
  notices: () => import('./areas/notices.sw.ts'),
  places: () => import('./areas/places.sw.ts'),
  menus: () => import('./areas/menus.sw.ts'),
  money: () => import('./areas/money.sw.ts'),
  protection: () => import('./areas/protection.sw.ts'),
  placed: () => import('./areas/placed.sw.ts'),
  slip: () => import('./areas/slip.sw.ts'),
  screens: () => import('./areas/screens.sw.ts'),
} satisfies Record<string, () => Promise<AreaModule>>;

export type Area = keyof typeof areasSw;
