import type { Choice } from '../choice.ts';

type OfferStatus = Choice & { readonly canBet: boolean };

/** The provider's BettingOfferStatus. A live `delete` makes an offer `removed`, maybe for a while. */
export const offerStatuses = {
  open: { id: 1, sw: 'Wazi', en: 'Can bet', canBet: true },
  'open-without-odds': { id: 2, sw: 'Wazi bila odds', en: 'Can bet without odds', canBet: true },
  'non-participant': { id: 3, sw: 'Mshiriki hayupo', en: 'Non-participant', canBet: false },
  removed: { id: 4, sw: 'Imeondolewa', en: 'Removed', canBet: false },
  invalid: { id: 5, sw: 'Batili', en: 'Invalid', canBet: false },
  resolved: { id: 6, sw: 'Imeamuliwa', en: 'Resolved', canBet: false },
  suspended: { id: 7, sw: 'Imefungwa kwa muda', en: 'Suspended', canBet: false },
} as const satisfies Readonly<Record<string, OfferStatus>>;
