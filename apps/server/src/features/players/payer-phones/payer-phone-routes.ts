import type { CallContent } from '@kipute/contract/registry';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { refuseGuarded } from '../../access/index.ts';
import { codeRefusals } from '../codes/send-code.ts';
import type { PayerPhones } from './confirm-payer.ts';
import type { PayerPhone } from './payer-phone-store.ts';

export type PayerPhoneRoutes = HandlersFor<
  'payer_phone/inquire' | 'payer_phone/get_code' | 'payer_phone/confirm' | 'payer_phone/remove'
>;

export function payerPhoneRoutes(payerPhones: PayerPhones): PayerPhoneRoutes {
  return {
    'payer_phone/inquire': async (_, { caller }) =>
      answer(phonesView(await payerPhones.list(caller.playerId))),
    'payer_phone/get_code': async ({ phone }, { caller, locale }) => {
      const { playerId } = caller;
      const sent = await payerPhones.sendCode({ playerId, phone, pageLocale: locale });
      if (!sent.ok) {
        const { refusal } = sent;
        return refuseWith(refusal === 'payer-phones-full' ? refusal : codeRefusals[refusal]);
      }
      const { resendSeconds, validSeconds } = sent.value;
      return answer({ resend_seconds: resendSeconds, valid_seconds: validSeconds });
    },
    'payer_phone/confirm': async ({ phone, code }, { caller, address }) => {
      const { playerId } = caller;
      const confirmed = await payerPhones.confirm({ playerId, phone, code, address });
      if (confirmed.ok) return answer(phonesView(confirmed.value));
      const { refusal } = confirmed;
      return typeof refusal === 'object' || refusal === 'overloaded'
        ? refuseGuarded(refusal, 'code-locked')
        : refuseWith(refusal);
    },
    'payer_phone/remove': async ({ phone }, { caller }) =>
      answer(phonesView(await payerPhones.remove({ playerId: caller.playerId, phone }))),
  };
}

const phonesView = (phones: readonly PayerPhone[]): CallContent<'payer_phone/inquire'> =>
  phones.map(({ phone, confirmedAt }) => ({ phone, confirm_time: confirmedAt.toISOString() }));
