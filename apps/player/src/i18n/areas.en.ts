import type { Area, AreaModule } from './areas.ts';

export { coreEn } from './core.en.ts';

/** Comes with the English core, so that a visit in Swahili carries no English names. */
export const areasEn = {
  accounts: () => import('./areas/accounts.en.ts'),
  profile: () => import('./areas/profile.en.ts'),
  desktop: () => import('./areas/desktop.en.ts'),
  footer: () => import('./areas/footer.en.ts'),
  filters: () => import('./areas/filters.en.ts'),
  home: () => import('./areas/home.en.ts'),
  decided: () => import('./areas/decided.en.ts'),
  balance: () => import('./areas/balance.en.ts'),
  markets: () => import('./areas/markets.en.ts'),
  course: () => import('./areas/course.en.ts'),
  booking: () => import('./areas/booking.en.ts'),
  orders: () => import('./areas/orders.en.ts'),
  lists: () => import('./areas/lists.en.ts'),
  notices: () => import('./areas/notices.en.ts'),
  places: () => import('./areas/places.en.ts'),
  menus: () => import('./areas/menus.en.ts'),
  money: () => import('./areas/money.en.ts'),
  protection: () => import('./areas/protection.en.ts'),
  placed: () => import('./areas/placed.en.ts'),
  slip: () => import('./areas/slip.en.ts'),
  screens: () => import('./areas/screens.en.ts'),
} satisfies Record<Area, () => Promise<AreaModule>>;
