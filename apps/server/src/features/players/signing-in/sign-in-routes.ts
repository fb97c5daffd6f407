import type { ErrorCode } from '@kipute/contract/errors';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { findPlayer } from '../player-store.ts';
import type { ShowPlayer } from '../player-view.ts';
import type { SignInByCode } from './sign-in-by-code.ts';
import type { PlayerSignInRefusal, SignInByPassword } from './sign-in-by-password.ts';

export type SignInRoutes = HandlersFor<
  'subscriber/login' | 'subscriber/code_login' | 'subscriber/get_user_info'
>;

const passwordRefusals = {
  locked: 'too-many-requests',
  wrong: 'login-failed',
  disabled: 'permission-denied',
} as const satisfies Record<PlayerSignInRefusal, ErrorCode>;

const codeRefusals = { ...passwordRefusals, wrong: 'code-wrong' } as const;

type SignInParts = {
  readonly database: Database;
  readonly signInByPassword: SignInByPassword;
  readonly signInByCode: SignInByCode;
  readonly showPlayer: ShowPlayer;
};

export function signInRoutes(parts: SignInParts): SignInRoutes {
  const { database, signInByPassword, signInByCode, showPlayer } = parts;
  return {
    'subscriber/login': async ({ phone, password }, visit) => {
      const result = await signInByPassword({ phone, password }, visit);
      if (!result.ok) return refuseWith(passwordRefusals[result.refusal]);
      const { token, player } = result.value;
      return answer({ token, user_info: await showPlayer(player) });
    },
    'subscriber/code_login': async ({ phone, code }, visit) => {
      const result = await signInByCode({ phone, code }, visit);
      if (!result.ok) return refuseWith(codeRefusals[result.refusal]);
      const { token, player } = result.value;
      return answer({ token, user_info: await showPlayer(player) });
    },
    'subscriber/get_user_info': async (_, { caller }) => {
      const player = await findPlayer(database.read, caller.playerId);
      invariant(player, 'a signed-in player exists');
      return answer({ token: caller.token, user_info: await showPlayer(player) });
    },
  };
}
