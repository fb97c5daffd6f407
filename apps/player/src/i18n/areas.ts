import type { Messages } from './messages.ts';

export type AreaModule = { readonly messages: Messages };

/** Catalogues that arrive with the screens and sheets that need them. */
export const areasSw = {
  app: () => import('./areas/app.sw.ts'),
  accounts: () => import('./areas/accounts.sw.ts'),
  agreements: () => import('./areas/agreements.sw.ts'),
  casino: () => import('./areas/casino.sw.ts'),
  chat: () => import('./areas/chat.sw.ts'),
  profile: () => import('./areas/profile.sw.ts'),
  desktop: () => import('./areas/desktop.sw.ts'),
  footer: () => import('./areas/footer.sw.ts'),
  filters: () => import('./areas/filters.sw.ts'),
  freeBets: () => import('./areas/free-bets.sw.ts'),
  home: () => import('./areas/home.sw.ts'),
  decided: () => import('./areas/decided.sw.ts'),
  balance: () => import('./areas/balance.sw.ts'),
  markets: () => import('./areas/markets.sw.ts'),
  course: () => import('./areas/course.sw.ts'),
  booking: () => import('./areas/booking.sw.ts'),
  offers: () => import('./areas/offers.sw.ts'),
  orders: () => import('./areas/orders.sw.ts'),
  inbox: () => import('./areas/inbox.sw.ts'),
  luckySix: () => import('./areas/lucky-six.sw.ts'),
  lists: () => import('./areas/lists.sw.ts'),
  notices: () => import('./areas/notices.sw.ts'),
  places: () => import('./areas/places.sw.ts'),
  menus: () => import('./areas/menus.sw.ts'),
  money: () => import('./areas/money.sw.ts'),
  reading: () => import('./areas/reading.sw.ts'),
  protection: () => import('./areas/protection.sw.ts'),
  referrals: () => import('./areas/referrals.sw.ts'),
  ownLimits: () => import('./areas/own-limits.sw.ts'),
  periods: () => import('./areas/periods.sw.ts'),
  placed: () => import('./areas/placed.sw.ts'),
  pools: () => import('./areas/pools.sw.ts'),
  racing: () => import('./areas/racing.sw.ts'),
  results: () => import('./areas/results.sw.ts'),
  slip: () => import('./areas/slip.sw.ts'),
  screens: () => import('./areas/screens.sw.ts'),
  campaigns: () => import('./areas/campaigns.sw.ts'),
  winners: () => import('./areas/winners.sw.ts'),
} satisfies Record<string, () => Promise<AreaModule>>;

export type Area = keyof typeof areasSw;
