import type { Localised } from '../../locale.ts';
import type { Choices } from '../choice.ts';

/** Rules that let a withdrawal leave without a person; the one that does not hold stops it. */
export const withdrawalRules = {
  amount: { id: 1, sw: 'Kiasi', en: 'Amount' },
  day: { id: 2, sw: 'Jumla ya siku', en: 'Total of the day' },
  'account-age': { id: 3, sw: 'Umri wa akaunti', en: 'Age of the account' },
  turnover: { id: 4, sw: 'Dau dhidi ya pesa alizoweka', en: 'Turnover since deposit' },
} as const satisfies Choices;

type Refusal = Localised & {
  /** The key of the queue that chooses it. */
  readonly id: number;
  /** What the player reads; it accuses nobody and tells nothing of how we look. */
  readonly told: Localised;
  /** No code says it by itself. */
  readonly noteWanted?: true;
};

/** Why a clerk gives held money back instead of sending it. */
export const withdrawalRefusals = {
  'turnover-short': {
    id: 1,
    sw: 'Hajacheza kiasi cha kutosha',
    en: 'Turnover not reached',
    told: {
      sw: 'Pesa uliyoweka inapaswa kuchezwa kwanza kabla ya kutolewa. Pesa imerudi kwenye salio lako.',
      en: 'Money you deposited has to be played with before it is withdrawn. It is back in your balance.',
    },
  },
  'name-differs': {
    id: 2,
    sw: 'Jina halilingani',
    en: 'Name differs',
    told: {
      sw: 'Jina la namba hii ya simu halilingani na jina la akaunti yako. Wasiliana na huduma kwa wateja.',
      en: 'The name on this phone number differs from the name of your account. Please contact customer service.',
    },
  },
  'identity-wanted': {
    id: 3,
    sw: 'Kitambulisho kinahitajika',
    en: 'Identity wanted',
    told: {
      sw: 'Tunahitaji kuthibitisha kitambulisho chako kabla ya kutuma pesa. Wasiliana na huduma kwa wateja.',
      en: 'We need to confirm your identity before money is sent. Please contact customer service.',
    },
  },
  'linked-accounts': {
    id: 4,
    sw: 'Akaunti zinazohusiana',
    en: 'Linked accounts',
    told: {
      sw: 'Hatukuweza kuidhinisha ombi hili. Pesa imerudi kwenye salio lako; wasiliana na huduma kwa wateja.',
      en: 'We could not approve this withdrawal. The money is back in your balance; please contact customer service.',
    },
  },
  'number-unreachable': {
    id: 5,
    sw: 'Namba haipatikani',
    en: 'Number not reachable',
    told: {
      sw: 'Hatukuweza kukupata kwa namba yako ya simu. Hakikisha ipo hewani kisha uombe tena.',
      en: 'We could not reach you on your phone number. Make sure it is switched on, then ask again.',
    },
  },
  'asked-by-player': {
    id: 6,
    sw: 'Mchezaji ameomba',
    en: 'Asked by the player',
    told: {
      sw: 'Ombi limesitishwa kama ulivyoomba. Pesa imerudi kwenye salio lako.',
      en: 'Stopped as you asked. The money is back in your balance.',
    },
  },
  'under-inquiry': {
    id: 7,
    sw: 'Inachunguzwa',
    en: 'Under inquiry',
    told: {
      sw: 'Hatukuweza kuidhinisha ombi hili kwa sasa. Pesa imerudi kwenye salio lako; wasiliana na huduma kwa wateja.',
      en: 'We could not approve this withdrawal for now. The money is back in your balance; please contact customer service.',
    },
  },
  other: {
    id: 8,
    sw: 'Nyingine, andika maelezo',
    en: 'Other, note wanted',
    noteWanted: true,
    told: {
      sw: 'Ombi hili halikuidhinishwa. Pesa imerudi kwenye salio lako; wasiliana na huduma kwa wateja.',
      en: 'This withdrawal was not approved. The money is back in your balance; please contact customer service.',
    },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export type WithdrawalRefusalCode = keyof typeof withdrawalRefusals;

export const withdrawalRefusalCodes = Object.keys(withdrawalRefusals) as [
  WithdrawalRefusalCode,
  ...WithdrawalRefusalCode[],
];
