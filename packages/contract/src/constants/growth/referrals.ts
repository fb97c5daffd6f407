import type { Choices } from '../choice.ts';

/** How far an invitation has come. */
export const referralStates = {
  counting: { id: 1, sw: 'Anaendelea', en: 'Under way' },
  held: { id: 2, sw: 'Inasubiri', en: 'Held' },
  paid: { id: 3, sw: 'Imelipwa', en: 'Paid' },
  refused: { id: 4, sw: 'Imekataliwa', en: 'Refused' },
  lapsed: { id: 5, sw: 'Imefutika', en: 'Lapsed' },
} as const satisfies Choices;

/** Why a reward that is earned waits; empty for one that does not. */
export const referralObstacles = {
  none: { id: 0, sw: 'Hakuna', en: 'None' },
  linked: { id: 1, sw: 'Huenda ni mtu mmoja', en: 'May be one person' },
  'friend-disabled': { id: 2, sw: 'Rafiki amefungiwa', en: 'Friend disabled' },
  'inviter-disabled': { id: 3, sw: 'Aliyealika amefungiwa', en: 'Inviter disabled' },
  'inviter-on-break': { id: 4, sw: 'Aliyealika yuko mapumzikoni', en: 'Inviter on a break' },
} as const satisfies Choices;

export const circleRelations = {
  inviter: { id: 1, sw: 'Aliyealika', en: 'Inviter' },
  above: { id: 2, sw: 'Aliye juu yake', en: 'Above the inviter' },
  friend: { id: 3, sw: 'Rafiki mwingine', en: 'Another friend' },
} as const satisfies Choices;
