import type { ErrorCode } from '@kipute/contract/errors';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type GuardRefusal, refuseGuarded } from '../../access/index.ts';
import type {
  ChangePassword,
  ChangeRefusal,
  ResetPassword,
  ResetRefusal,
} from './change-password.ts';

export type PasswordRoutes = HandlersFor<
  'subscriber/reset_password' | 'subscriber/update_password'
>;

const resetRefusals = {
  'code-wrong': 'code-wrong',
  disabled: 'permission-denied',
  unchanged: 'password-unchanged',
} as const satisfies Record<Exclude<ResetRefusal, GuardRefusal>, ErrorCode>;

function resetRefusal(refusal: ResetRefusal) {
  return typeof refusal === 'object' || refusal === 'overloaded'
    ? refuseGuarded(refusal, 'code-locked')
    : refuseWith(resetRefusals[refusal]);
}

export function ownPasswordRefusal(refusal: ChangeRefusal) {
  if (refusal === 'unchanged') return refuseWith('password-unchanged');
  return refusal === 'wrong'
    ? refuseWith('password-wrong')
    : refuseGuarded(refusal, 'login-locked');
}

type PasswordParts = {
  readonly resetPassword: ResetPassword;
  readonly changePassword: ChangePassword;
};

export function passwordRoutes({ resetPassword, changePassword }: PasswordParts): PasswordRoutes {
  return {
    'subscriber/reset_password': async (request, visit) => {
      const result = await resetPassword(request, visit);
      return result.ok ? answer(null) : resetRefusal(result.refusal);
    },
    'subscriber/update_password': async (request, context) => {
      const { playerId, token } = context.caller;
      const { old_password: oldPassword, new_password: newPassword } = request;
      const result = await changePassword({ playerId, token, oldPassword, newPassword }, context);
      return result.ok ? answer(null) : ownPasswordRefusal(result.refusal);
    },
  };
}
