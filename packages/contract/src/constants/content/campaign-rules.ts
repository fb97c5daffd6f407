import { CAMPAIGN_CLAIM_DAYS, type CampaignKind } from '@kipute/domain/campaigns/campaign';
import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import type { Localised } from '../../locale.ts';
import type { CampaignAudience } from './campaigns.ts';

/** What a campaign's page says about its rules, as its call tells them. */
type RulesTold = {
  readonly kind: CampaignKind;
  readonly audience: CampaignAudience;
  readonly first_day: string;
  readonly last_day: string;
  readonly rules: {
    readonly stake: number;
    readonly days: number;
    readonly odds: number;
    readonly legs: number;
    readonly percent: number;
    readonly reward: number;
    readonly reward_days: number;
  };
};

const money = (amount: number): string =>
  `TSh ${formatShillings(fromWireShillings(amount) ?? senti(0n))}`;

/** `2026-11-18` → `18/11`. */
const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/**
 * The rules in sentences, made from the data and from nothing else, for players and for the office's
 * preview alike. Nobody types them, so they never say anything but what is counted.
 */
export function campaignRuleLines(campaign: RulesTold): readonly Localised[] {
  const lines = { 'daily-stakes': dailyLines, 'acca-back': accaLines, 'win-bonus': ladderLines };
  const own = lines[campaign.kind](campaign);
  if (campaign.kind === 'win-bonus') return own;
  return [...audienceLines(campaign), ...own, ...commonLines];
}

const dailyLines = ({ rules, first_day, last_day }: RulesTold): readonly Localised[] => [
  {
    sw: `Weka dau la ${money(rules.stake)} au zaidi kwa siku, kwa siku ${rules.days} kati ya ${shortDay(first_day)} na ${shortDay(last_day)}.`,
    en: `Stake ${money(rules.stake)} or more in a day, on ${rules.days} days between ${shortDay(first_day)} and ${shortDay(last_day)}.`,
  },
  {
    sw: `Jumla ya odds za mkeka iwe ${rules.odds.toFixed(2)} au zaidi.`,
    en: `Total odds of a bet: ${rules.odds.toFixed(2)} or more.`,
  },
  {
    sw: 'Dau linahesabiwa matokeo ya mkeka yakitoka, kwa siku uliyouweka.',
    en: 'A stake counts once its bet is settled, for the day you placed it.',
  },
  {
    sw: 'Dau la bonasi, mkeka uliofutwa na kiasi ulichofanyia cashout havihesabiwi.',
    en: 'Bonus stakes, void bets and what you cashed out do not count.',
  },
  {
    sw: `Zawadi: free bet ya ${money(rules.reward)}, mara moja, inadumu siku ${rules.reward_days}.`,
    en: `Reward: one free bet of ${money(rules.reward)}, good for ${rules.reward_days} days.`,
  },
];

const accaLines = ({ rules }: RulesTold): readonly Localised[] => [
  {
    sw: `Mkeka wa mechi ${rules.legs} au zaidi, kila moja odds ${rules.odds.toFixed(2)} au zaidi, dau ${money(rules.stake)} au zaidi.`,
    en: `An acca of ${rules.legs} picks or more, each at odds ${rules.odds.toFixed(2)} or more, stake ${money(rules.stake)} or more.`,
  },
  {
    sw: `Chaguo moja tu likipoteza na mengine yote yakishinda, ${rules.percent}% ya dau inarudi kama bonasi, hadi ${money(rules.reward)}.`,
    en: `If one pick alone loses and all others win, ${rules.percent}% of the stake comes back as bonus, up to ${money(rules.reward)}.`,
  },
  {
    sw: 'Kiasi ambacho mkeka wenyewe umekurudishia ni sehemu ya hicho.',
    en: 'What the bet itself already gave back is part of it.',
  },
  {
    sw: 'Machaguo yaliyofutwa hayahesabiwi. System na dau la bonasi havihusiki.',
    en: 'Void picks do not count. System bets and bonus stakes are not included.',
  },
  {
    sw: `Mara moja kwa siku. Bonasi inadumu siku ${rules.reward_days}.`,
    en: `Once a day. The bonus is good for ${rules.reward_days} days.`,
  },
];

const ladderLines = (): readonly Localised[] => [
  {
    sw: 'Bonasi huongezwa kwenye ushindi wa mkeka kulingana na idadi ya machaguo.',
    en: 'The bonus is added to the winnings of an acca by its number of picks.',
  },
  {
    sw: 'Chaguo lililofutwa linatoka kwenye hesabu.',
    en: 'A void pick drops out of the count.',
  },
];

function audienceLines({ audience, first_day }: RulesTold): readonly Localised[] {
  if (audience === 'everybody') return [];
  if (audience === 'who-joins') {
    return [
      {
        sw: 'Jiunge kwanza: mikeka utakayoweka baada ya hapo ndiyo inayohesabiwa.',
        en: 'Join first: only bets you place after that count.',
      },
    ];
  }
  return [
    {
      sw: `Kwa wachezaji waliojisajili kuanzia ${shortDay(first_day)}.`,
      en: `For players who registered on ${shortDay(first_day)} or later.`,
    },
  ];
}

const commonLines: readonly Localised[] = [
  {
    sw: `Matokeo yanayotoka ndani ya siku ${CAMPAIGN_CLAIM_DAYS} baada ya promosheni kuisha yanahesabiwa.`,
    en: `Bets settled within ${CAMPAIGN_CLAIM_DAYS} days after the promotion ends still count.`,
  },
  {
    sw: 'Zawadi hutolewa hadi bajeti ya promosheni iishe.',
    en: 'Rewards are given while the budget of the promotion lasts.',
  },
];
