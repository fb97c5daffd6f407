import type { Choices } from '../choice.ts';

/** 11, 15, 16 and 19 are the specification's; it names the other three without a number. */
export const bannerTypes = {
  'pay-phone': { id: 11, sw: 'Namba na nembo za malipo', en: 'Pay phone' },
  'customer-service-phone': {
    id: 12,
    sw: 'Simu ya huduma kwa wateja',
    en: 'Customer service phone',
  },
  'home-carousel-phone': { id: 15, sw: 'Picha za mwanzo (simu)', en: 'Mobile home carousel' },
  'home-carousel-desktop': {
    id: 16,
    sw: 'Picha za mwanzo (kompyuta)',
    en: 'Desktop home carousel',
  },
  'home-right': { id: 17, sw: 'Tangazo la kulia', en: 'Home right advertisement' },
  'home-bet': { id: 18, sw: 'Tangazo la ubashiri', en: 'Home bet advertisement' },
  'activity-list': { id: 19, sw: 'Orodha ya promosheni', en: 'Activity list' },
} as const satisfies Choices;

/** Where a banner leads: nowhere, to a page of ours, or to one of the house's accounts elsewhere. */
export const jumpTypes = {
  nowhere: { id: 0, sw: 'Haielekezi popote', en: 'Nowhere' },
  page: { id: 1, sw: 'Ukurasa wetu', en: 'A page of ours' },
  outside: { id: 2, sw: 'Akaunti yetu nje ya tovuti', en: 'An account of ours elsewhere' },
} as const satisfies Choices;

/** Drawings of the house, in `apps/player/public/banners`. */
export const drawnCards = {
  '/banners/win-bonus.svg': { sw: 'Bonasi ya ushindi', en: 'Win bonus' },
  '/banners/referral.svg': { sw: 'Alika rafiki', en: 'Refer a friend' },
  '/banners/cash-out.svg': { sw: 'Cashout', en: 'Cash-out' },
  '/banners/two-up.svg': { sw: 'Magoli mawili mbele', en: '2up' },
  '/banners/booking-code.svg': { sw: 'Msimbo wa mkeka', en: 'Booking code' },
  '/banners/app.svg': { sw: 'Weka kwenye simu', en: 'On your phone' },
} as const;

export type DrawnCard = keyof typeof drawnCards;
