import type { Localised } from '@kipute/contract/locale';
import type { RefusalReason } from './ports.ts';

/** What a player is told about a definite no. */
export const refusalWords = {
  'cancelled-by-player': {
    sw: 'Ulikataa malipo kwenye simu. Hakuna pesa iliyokatwa.',
    en: 'You declined the payment on the phone. No money was taken.',
  },
  'wrong-pin': {
    sw: 'PIN haikuwa sahihi. Hakuna pesa iliyokatwa.',
    en: 'The PIN was wrong. No money was taken.',
  },
  'funds-short': {
    sw: 'Salio la simu yako halitoshi.',
    en: 'There is not enough money in your mobile wallet.',
  },
  'limit-reached': {
    sw: 'Umefikia kikomo cha mtandao wako kwa leo.',
    en: 'You have reached the limit of your operator for today.',
  },
  'phone-unknown': {
    sw: 'Namba hii haina akaunti ya pesa kwenye mtandao huu.',
    en: 'This number has no mobile wallet with this operator.',
  },
  'float-empty': {
    sw: 'Mtandao hauwezi kulipa kwa sasa. Jaribu tena baadaye.',
    en: 'The operator cannot pay out right now. Try again later.',
  },
  refused: {
    sw: 'Mtandao umekataa malipo haya.',
    en: 'The operator refused this payment.',
  },
} as const satisfies Record<RefusalReason, Localised>;

export function isRefusalReason(text: string): text is RefusalReason {
  return text in refusalWords;
}

/** What stands in the prompt on the phone: operators take few letters and no others. */
export const PROMPT_WORDS = 'Kipute';
