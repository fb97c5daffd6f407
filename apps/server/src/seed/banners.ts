import type { NewBanner } from '../features/content/index.ts';

type Offer = Pick<NewBanner, 'address' | 'jump' | 'format'> & {
  readonly sw: Words;
  readonly en: Words;
};
type Words = Pick<NewBanner, 'title' | 'represent' | 'note'>;

const offers: readonly Offer[] = [
  {
    address: '/banners/jackpot.svg',
    jump: '/string_ball/jackpot',
    format: 'green',
    sw: {
      title: 'Jackpot · mechi 13',
      represent: 'TSh 200,000,000',
      note: 'Ubashiri mmoja TSh 1,000 tu',
    },
    en: {
      title: 'Jackpot · 13 matches',
      represent: 'TSh 200,000,000',
      note: 'Only TSh 1,000 to enter',
    },
  },
  {
    address: '/banners/aviator.svg',
    jump: '/aviator',
    format: 'red',
    sw: { title: 'Aviator', represent: 'Ruka juu', note: 'Toka kabla ndege haijaondoka' },
    en: { title: 'Aviator', represent: 'Fly high', note: 'Cash out before it flies away' },
  },
  {
    address: '/banners/referral.svg',
    jump: '/my_referrals',
    format: 'blue',
    sw: { title: 'Alika rafiki', represent: 'TSh 7,000', note: 'Free bet kwa kila rafiki' },
    en: { title: 'Refer a friend', represent: 'TSh 7,000', note: 'A free bet for every friend' },
  },
  {
    address: '/banners/lucky-six.svg',
    jump: '/guess_score',
    format: 'green',
    sw: { title: 'Lucky Six', represent: 'Mechi 6', note: 'Bashiri matokeo sahihi' },
    en: { title: 'Lucky Six', represent: '6 matches', note: 'Predict the correct scores' },
  },
];

/** Both carousels of home in both languages: the first offer has the highest sorting. */
export const seededBanners: readonly NewBanner[] = [15, 16].flatMap((type) =>
  (['sw', 'en'] as const).flatMap((language) =>
    offers.map(({ sw, en, ...offer }, place) => ({
      ...offer,
      ...{ sw, en }[language],
      ...{ type, language, jumpType: 1, sorting: 100 - place },
    })),
  ),
);
