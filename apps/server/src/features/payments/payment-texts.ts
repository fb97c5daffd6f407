import type { Localised } from '@kipute/contract/locale';
import type { RefusalReason } from './ports.ts';

/** What a player is told about a definite no. */
export const refusalTexts = {
  'cancelled-by-player': {
    sw: 'Ulikataa malipo kwenye simu. Hakuna pesa iliyokatwa.',
    en: 'You declined the payment on the phone. No money was taken.',
  },
  'timed-out': {
    sw: 'Muda uliisha bila PIN. Hakuna pesa iliyokatwa.',
    en: 'Timed out without a PIN. No money was taken.',
  },
  'wrong-pin': {
    sw: 'PIN haikuwa sahihi. Hakuna pesa iliyokatwa.',
    en: 'The PIN was wrong. No money was taken.',
  },
  'funds-short': {
    sw: 'Salio lako la M-Pesa, Mixx, Airtel Money au HaloPesa halitoshi.',
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
  return text in refusalTexts;
}

/** What a player is told whose payment nobody could say anything about for long (PAY-53). */
export const waitingTexts = {
  deposit: {
    sw: 'Mtandao haujatuambia kama malipo haya yalifika, na mhudumu wetu anayafuatilia. Kama pesa ilikatwa, weka namba ya risiti iliyo kwenye ujumbe wa mtandao wako. Usilipe mara ya pili.',
    en: 'The operator has not told us whether this payment arrived, and our staff is looking into it. If money was taken, enter the receipt number from your operator’s message. Do not pay a second time.',
  },
  depositWithReceipt: {
    sw: 'Tumepokea namba ya risiti, na mhudumu wetu anaihakiki na mtandao wako. Huhitaji kufanya kitu kingine. Usilipe mara ya pili.',
    en: 'We have your receipt number, and our staff is checking it with the operator. You need not do anything else. Do not pay a second time.',
  },
  withdrawal: {
    sw: 'Mtandao haujathibitisha kama pesa imekufikia, na mhudumu wetu anafuatilia. Pesa haipotei: itakufikia au itarudi kwenye salio lako.',
    en: 'The operator has not confirmed that the money reached you, and our staff is looking into it. It is not lost: it reaches you or comes back to your balance.',
  },
} as const satisfies Record<string, Localised>;

/** What stands in the prompt on the phone: operators take few letters and no others. */
export const PROMPT_TEXT = 'Kipute';
