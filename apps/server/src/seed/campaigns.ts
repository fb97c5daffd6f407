import { eatDayStart } from '@kipute/domain/campaigns/campaign';
import { shillings } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import type { FirstCampaign } from '../features/campaigns/index.ts';

const DAY_MS = 86_400_000;

type Window = { readonly from: number; readonly days: number };

/** Days around the one on which the world is made. */
function windowOf(now: Date, { from, days }: Window) {
  const day = (offset: number) => eatDayOf(now.getTime() + offset * DAY_MS);
  const firstDay = day(from);
  return { firstDay, lastDay: day(from + days - 1), startedAt: new Date(eatDayStart(firstDay)) };
}

/** What the specification names: the 3000 campaign, money back for eight legs, the 1000 % bonus. */
export const seededCampaigns = (now: Date): readonly FirstCampaign[] => [
  {
    ...windowOf(now, { from: -2, days: 14 }),
    ...{ kind: 'daily-stakes', audience: 'everybody', budget: shillings(3_000_000), sort: 100 },
    note: 'first campaign',
    content: {
      rules: {
        kind: 'daily-stakes',
        stakeMinimum: shillings(3_000),
        days: 7,
        oddsMinimum: 1_500,
        reward: shillings(3_000),
      },
      rewardDays: 7,
      picture: '/banners/booking-code.svg',
      words: {
        title: { sw: 'Siku 7 za 3000', en: 'The 3000 campaign' },
        summary: {
          sw: 'Weka dau la TSh 3,000 kwa siku 7, upate free bet ya TSh 3,000.',
          en: 'Stake TSh 3,000 on 7 days and get a free bet of TSh 3,000.',
        },
        terms: {
          sw: 'Siku 7 si lazima zifuatane.\nKwa wenye miaka 18 na zaidi. Cheza kistaarabu.',
          en: 'The 7 days need not follow each other.\nFor players aged 18 or older. Play responsibly.',
        },
      },
    },
  },
  {
    ...windowOf(now, { from: -10, days: 60 }),
    ...{ kind: 'acca-back', audience: 'everybody', budget: shillings(4_000_000), sort: 90 },
    note: 'first campaign',
    content: {
      rules: {
        kind: 'acca-back',
        stakeMinimum: shillings(1_000),
        legs: 8,
        oddsMinimum: 1_200,
        percent: 100,
        rewardMaximum: shillings(20_000),
      },
      rewardDays: 7,
      picture: '/banners/cash-out.svg',
      words: {
        title: { sw: 'ACCA 8+: dau linarudi', en: 'ACCA 8+ money back' },
        summary: {
          sw: 'Mkeka wa mechi 8 au zaidi ukipoteza mechi moja tu, dau lako linarudi kama bonasi.',
          en: 'If one leg alone loses your acca of 8 or more, your stake comes back as bonus.',
        },
        terms: {
          sw: 'Kwa wenye miaka 18 na zaidi. Cheza kistaarabu.',
          en: 'For players aged 18 or older. Play responsibly.',
        },
      },
    },
  },
  {
    ...windowOf(now, { from: -10, days: 90 }),
    ...{ kind: 'win-bonus', audience: 'everybody', budget: shillings(0), sort: 80 },
    note: 'first campaign',
    content: {
      rules: { kind: 'win-bonus' },
      rewardDays: 7,
      picture: '/banners/win-bonus.svg',
      words: {
        title: { sw: 'Bonasi ya ushindi hadi 1000%', en: 'Win bonus up to 1000%' },
        summary: {
          sw: 'Mechi nyingi zaidi kwenye mkeka, bonasi kubwa zaidi ya ushindi.',
          en: 'The more legs on your acca, the bigger your win bonus.',
        },
        terms: {
          sw: 'Bonasi huongezwa yenyewe kwenye ushindi wa mkeka.',
          en: 'The bonus is added to the winnings of the bet by itself.',
        },
      },
    },
  },
];
