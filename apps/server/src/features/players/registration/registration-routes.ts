import { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { ErrorCode } from '@kipute/contract/errors';
import type { CallRequest } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type GuardRefusal, refuseGuarded } from '../../access/index.ts';
import { shownIn } from '../agreements/agreement-routes.ts';
import type { CodePurpose } from '../codes/code-store.ts';
import type { Codes } from '../codes/prove-code.ts';
import { codeRefusals, type SendCode } from '../codes/send-code.ts';
import { readPhone } from '../phone.ts';
import type { ShowPlayer } from '../player-view.ts';
import type { RegisterPlayer, RegistrationRefusal } from './register-player.ts';

export type RegistrationRoutes = HandlersFor<
  'subscriber/get_code' | 'subscriber/check_code' | 'subscriber/register'
>;

const registrationRefusals = {
  'agreement-required': 'agreement-required',
  'under-age': 'under-age',
  'agreement-changed': 'agreement-changed',
  'phone-invalid': 'phone-invalid',
  'country-not-served': 'country-not-served',
  'code-wrong': 'code-wrong',
  'invitation-unknown': 'invitation-unknown',
  'invitation-own': 'invitation-own',
  'phone-taken': 'phone-taken',
  'phone-paused': 'phone-paused',
} as const satisfies Record<Exclude<RegistrationRefusal, GuardRefusal>, ErrorCode>;

type RegistrationParts = {
  readonly sendCode: SendCode;
  readonly codes: Pick<Codes, 'prove'>;
  readonly registerPlayer: RegisterPlayer;
  readonly showPlayer: ShowPlayer;
};

export function registrationRoutes({
  sendCode,
  codes,
  registerPlayer,
  showPlayer,
}: RegistrationParts): RegistrationRoutes {
  return {
    'subscriber/get_code': async ({ phone, type }, { locale }) => {
      const result = await sendCode({ phone, purpose: purposeOf(type), pageLocale: locale });
      if (!result.ok) return refuseWith(codeRefusals[result.refusal]);
      const { resendSeconds, validSeconds } = result.value;
      return answer({ resend_seconds: resendSeconds, valid_seconds: validSeconds });
    },
    'subscriber/check_code': async ({ phone, type, code }, { address }) => {
      const purpose = purposeOf(type);
      const proof = await codes.prove({ phone: readPhone(phone) ?? phone, purpose, code }, address);
      if (typeof proof === 'object' || proof === 'overloaded') {
        return refuseGuarded(proof, 'code-locked');
      }
      // With a spent one the registration still tells that the phone is taken (ACT-14).
      const isGood = proof === 'right' || (proof === 'spent' && purpose === 'register');
      return isGood ? answer(null) : refuseWith('code-wrong');
    },
    'subscriber/register': async (request, visit) => {
      const result = await registerPlayer(
        {
          phone: request.phone,
          password: request.password,
          code: request.code,
          invitationCode: request.invitation_code,
          agreed: request.agreement === 1,
          shown: shownIn(request.agreed),
          adult: request.adult === 1,
        },
        visit,
      );
      if (!result.ok) {
        const { refusal } = result;
        return typeof refusal === 'object' || refusal === 'overloaded'
          ? refuseGuarded(refusal, 'code-locked')
          : refuseWith(registrationRefusals[refusal]);
      }
      const { token, player } = result.value;
      return answer({ token, user_info: await showPlayer(player) });
    },
  };
}

function purposeOf(type: CallRequest<'subscriber/get_code'>['type']): CodePurpose {
  const found = rowsOf(codePurposes).find(([, { id }]) => id === type);
  invariant(found, 'the schema lets only known purposes through');
  return found[0];
}
