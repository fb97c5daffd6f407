import type { ErrorCode } from '@kipute/contract/errors';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type GuardRefusal, refuseGuarded } from '../../access/index.ts';
import { findPlayer } from '../player-store.ts';
import type { ShowPlayer } from '../player-view.ts';
import type { PlayerSignInRefusal, SignInByCode, SignInByPassword } from './sign-in.ts';

export type SignInRoutes = HandlersFor<
  'subscriber/login' | 'subscriber/code_login' | 'subscriber/get_user_info'
>;

type WireRefusals = Record<Exclude<PlayerSignInRefusal, GuardRefusal> | 'locked', ErrorCode>;

const passwordRefusals = {
  locked: 'login-locked',
  wrong: 'login-failed',
  disabled: 'permission-denied',
} as const satisfies WireRefusals;

const codeRefusals = {
  locked: 'code-locked',
  wrong: 'code-wrong',
  disabled: 'permission-denied',
} as const satisfies WireRefusals;

const refusalOf = (refusal: PlayerSignInRefusal, refusals: WireRefusals) =>
  refusal === 'wrong' || refusal === 'disabled'
    ? refuseWith(refusals[refusal])
    : refuseGuarded(refusal, refusals.locked);

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
      if (!result.ok) return refusalOf(result.refusal, passwordRefusals);
      const { token, player } = result.value;
      return answer({ token, user_info: await showPlayer(player) });
    },
    'subscriber/code_login': async ({ phone, code }, visit) => {
      const result = await signInByCode({ phone, code }, visit);
      if (!result.ok) return refusalOf(result.refusal, codeRefusals);
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
