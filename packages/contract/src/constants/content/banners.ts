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
