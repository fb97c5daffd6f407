import type { Area, AreaModule } from './areas.ts';

export { coreEn } from './core.en.ts';

/** Comes with the English core, so that a visit in Swahili carries no English names. */
export const areasEn = {
  app: () => import('./areas/app.en.ts'),
  accounts: () => import('./areas/accounts.en.ts'),
  agreements: () => import('./areas/agreements.en.ts'),
  chat: () => import('./areas/chat.en.ts'),
  profile: () => import('./areas/profile.en.ts'),
  desktop: () => import('./areas/desktop.en.ts'),
  footer: () => import('./areas/footer.en.ts'),
  filters: () => import('./areas/filters.en.ts'),
  freeBets: () => import('./areas/free-bets.en.ts'),
  home: () => import('./areas/home.en.ts'),
  decided: () => import('./areas/decided.en.ts'),
  balance: () => import('./areas/balance.en.ts'),
  markets: () => import('./areas/markets.en.ts'),
  course: () => import('./areas/course.en.ts'),
  booking: () => import('./areas/booking.en.ts'),
  offers: () => import('./areas/offers.en.ts'),
  orders: () => import('./areas/orders.en.ts'),
  inbox: () => import('./areas/inbox.en.ts'),
  lists: () => import('./areas/lists.en.ts'),
  notices: () => import('./areas/notices.en.ts'),
  places: () => import('./areas/places.en.ts'),
  menus: () => import('./areas/menus.en.ts'),
  money: () => import('./areas/money.en.ts'),
  reading: () => import('./areas/reading.en.ts'),
  protection: () => import('./areas/protection.en.ts'),
  referrals: () => import('./areas/referrals.en.ts'),
  placed: () => import('./areas/placed.en.ts'),
  pools: () => import('./areas/pools.en.ts'),
  slip: () => import('./areas/slip.en.ts'),
  screens: () => import('./areas/screens.en.ts'),
  campaigns: () => import('./areas/campaigns.en.ts'),
  winners: () => import('./areas/winners.en.ts'),
} satisfies Record<Area, () => Promise<AreaModule>>;
