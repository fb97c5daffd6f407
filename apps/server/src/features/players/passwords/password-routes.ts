import type { ErrorCode } from '@kipute/contract/errors';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { ChangePassword, ChangeRefusal } from './change-password.ts';
import type { ResetPassword, ResetRefusal } from './reset-password.ts';

export type PasswordRoutes = HandlersFor<
  'subscriber/reset_password' | 'subscriber/update_password'
>;

const resetRefusals = {
  locked: 'too-many-requests',
  'code-wrong': 'code-wrong',
  disabled: 'permission-denied',
} as const satisfies Record<ResetRefusal, ErrorCode>;

const changeRefusals = {
  locked: 'too-many-requests',
  wrong: 'password-wrong',
} as const satisfies Record<ChangeRefusal, ErrorCode>;

type PasswordParts = {
  readonly resetPassword: ResetPassword;
  readonly changePassword: ChangePassword;
};

export function passwordRoutes({ resetPassword, changePassword }: PasswordParts): PasswordRoutes {
  return {
    'subscriber/reset_password': async (request, visit) => {
      const result = await resetPassword(request, visit);
      return result.ok ? answer(null) : refuseWith(resetRefusals[result.refusal]);
    },
    'subscriber/update_password': async (request, context) => {
      const { playerId, token } = context.caller;
      const { old_password: oldPassword, new_password: newPassword } = request;
      const result = await changePassword({ playerId, token, oldPassword, newPassword }, context);
      return result.ok ? answer(null) : refuseWith(changeRefusals[result.refusal]);
    },
  };
}
