import type { NewBanner } from '../features/content/index.ts';

type Offer = Pick<NewBanner, 'address' | 'jump' | 'format'> & {
  readonly sw: Words;
  readonly en: Words;
};
type Words = Pick<NewBanner, 'title' | 'represent' | 'note'>;

/** What the house really has, each with the page where it is explained or found. */
const offers: readonly Offer[] = [
  {
    address: '/banners/win-bonus.svg',
    jump: '/rich_text?type=8',
    format: 'green',
    sw: {
      title: 'Bonasi ya ushindi',
      represent: 'Hadi 1,000%',
      note: 'Mechi nyingi kwenye mkeka, bonasi kubwa zaidi',
    },
    en: {
      title: 'Win bonus',
      represent: 'Up to 1,000%',
      note: 'More matches on a slip, more bonus',
    },
  },
  {
    address: '/banners/two-up.svg',
    jump: '/boost',
    format: 'red',
    sw: {
      title: 'Magoli mawili mbele',
      represent: '2UP',
      note: 'Timu yako ikiongoza kwa mawili, unalipwa mapema',
    },
    en: {
      title: 'Two goals ahead',
      represent: '2UP',
      note: 'Your team leads by two: you are paid early',
    },
  },
  {
    address: '/banners/referral.svg',
    jump: '/my_referrals',
    format: 'blue',
    sw: { title: 'Alika rafiki', represent: 'TSh 7,000', note: 'Free bet kwa kila rafiki' },
    en: { title: 'Refer a friend', represent: 'TSh 7,000', note: 'A free bet for every friend' },
  },
  {
    address: '/banners/cash-out.svg',
    jump: '/order',
    format: 'green',
    sw: {
      title: 'Cashout',
      represent: 'Chukua mapema',
      note: 'Fanya cashout kabla mechi haijaisha',
    },
    en: {
      title: 'Cashout',
      represent: 'Take it early',
      note: 'Cash out before the match is over',
    },
  },
];

const inBothLanguages = (type: number, shown: readonly Offer[]): readonly NewBanner[] =>
  (['sw', 'en'] as const).flatMap((language) =>
    shown.map(({ sw, en, ...offer }, place) => ({
      ...offer,
      ...{ sw, en }[language],
      ...{ type, language, jumpType: 1, sorting: 100 - place },
    })),
  );

const besideTheBoard: Offer = {
  address: '/banners/app.svg',
  jump: '/app_download',
  format: 'blue',
  sw: { title: 'Kipute kwenye simu', represent: 'Weka app', note: 'Bila duka, data kidogo' },
  en: { title: 'Kipute on your phone', represent: 'Get the app', note: 'No store, little data' },
};

const besideTheSlip: Offer = {
  address: '/banners/booking-code.svg',
  jump: '/help?topic=codes',
  format: 'green',
  sw: {
    title: 'Msimbo wa mkeka',
    represent: 'Herufi sita',
    note: 'Mtumie rafiki mkeka wako kwa msimbo mmoja',
  },
  en: {
    title: 'Booking code',
    represent: 'Six letters',
    note: 'Send a friend your slip by one code',
  },
};

/** What the house does for players, beside its campaigns. */
const activities: readonly Offer[] = [...offers.slice(1, 3), besideTheSlip];

/** Places of offers in both languages: the first has the highest sorting. */
export const seededBanners: readonly NewBanner[] = [
  ...[15, 16].flatMap((type) => inBothLanguages(type, offers)),
  ...inBothLanguages(17, [besideTheBoard]),
  ...inBothLanguages(18, [besideTheSlip]),
  ...inBothLanguages(19, activities),
];
