import type { Texts } from '../text.ts';

export const referralTexts = {
  links: { en: 'Shared with the inviter’s circle', sw: 'Vinavyofanana na upande wa aliyealika' },
  noLinks: { en: 'Nothing in common', sw: 'Hakuna kinachofanana' },
  shares: {
    device: { en: 'same device', sw: 'kifaa kimoja' },
    'payout-phone': { en: 'same payout number', sw: 'namba moja ya malipo' },
    'registration-network': { en: 'registered from one network', sw: 'walijisajili mtandao mmoja' },
  },
} as const;

export const referralTermsTexts = {
  intro: {
    en: 'What a friend must stake and what the inviter gets. They hold for whatever is paid from now on.',
    sw: 'Rafiki anatakiwa kubashiri kiasi gani na aliyealika anapata nini. Yanatumika kwa malipo yote kuanzia sasa.',
  },
  title: { en: 'Referral terms', sw: 'Masharti ya kualika' },
  stake: { en: 'Friend’s settled stakes', sw: 'Madau ya rafiki yaliyokwisha' },
  stakeHint: {
    en: 'Own money, in bets that are decided; refunded and cashed-out stakes do not count.',
    sw: 'Pesa yake mwenyewe, kwenye mikeka iliyokwisha; yaliyorudishwa na cashout hayahesabiwi.',
  },
  reward: { en: 'Free bet for the inviter', sw: 'Free bet ya aliyealika' },
  rewardHint: { en: 'Once for each friend.', sw: 'Mara moja kwa kila rafiki.' },
  days: { en: 'Good for', sw: 'Inatumika kwa' },
  daysUnit: { en: 'days', sw: 'siku' },
  daysHint: {
    en: 'What is not spent by then is taken back.',
    sw: 'Kisichotumika hadi hapo kinarudishwa.',
  },
  reason: { en: 'Reason', sw: 'Sababu' },
  tzs: { en: 'TSh', sw: 'TSh' },
  lastChanged: {
    en: 'Revision {revision}, changed by {name} at {time}',
    sw: 'Toleo la {revision}, limebadilishwa na {name} saa {time}',
  },
  neverChanged: { en: 'As it was shipped', sw: 'Kama ilivyokuja' },
  system: { en: 'the system', sw: 'mfumo' },
} as const satisfies Texts;
