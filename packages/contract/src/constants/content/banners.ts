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

/** The specification says what 8, 9, 14 and 31 hold; it only lists the other numbers. */
export const richTextTypes = {
  'win-bonus': { id: 8, sw: 'Zaidi kuhusu bonasi ya ushindi', en: 'More on the win bonus' },
  'jackpot-terms': { id: 9, sw: 'Vigezo vya Jackpot', en: 'Jackpot terms' },
  terms: { id: 10, sw: 'Vigezo na masharti', en: 'Terms and conditions' },
  rules: { id: 14, sw: 'Kanuni', en: 'Rules' },
  privacy: { id: 30, sw: 'Faragha', en: 'Privacy policy' },
  'responsible-gaming': { id: 31, sw: 'Cheza kistaarabu', en: 'Responsible gambling' },
  'lucky-six-rules': { id: 34, sw: 'Kanuni za Lucky Six', en: 'Lucky Six rules' },
  'user-agreement': { id: 35, sw: 'Makubaliano ya mtumiaji', en: 'User agreement' },
  'racing-rules': { id: 48, sw: 'Kanuni za mbio za magari', en: 'Racing rules' },
} as const satisfies Choices;
