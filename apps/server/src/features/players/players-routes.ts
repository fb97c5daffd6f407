import type { ErrorCode } from '@kipute/contract/errors';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import type { Wallet } from '../wallet/index.ts';
import { findPlayer, type Player } from './player-store.ts';
import { playerView } from './player-view.ts';
import type { PlayerSignInRefusal, SignInPlayer } from './sign-in-player.ts';

export type PlayersRoutes = HandlersFor<'subscriber/login' | 'subscriber/get_user_info'>;

const refusalOnTheWire = {
  locked: 'too-many-requests',
  wrong: 'login-failed',
  disabled: 'permission-denied',
} as const satisfies Record<PlayerSignInRefusal, ErrorCode>;

type RoutesDeps = {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'balancesOf'>;
};

export function playersRoutes(
  { database, wallet }: RoutesDeps,
  signInPlayer: SignInPlayer,
): PlayersRoutes {
  const userInfo = async (player: Player) =>
    playerView(player, await wallet.balancesOf(database.read, player.id));
  return {
    'subscriber/login': async ({ phone, password }, { address, userAgent }) => {
      const result = await signInPlayer({ phone, password }, { address, userAgent });
      if (!result.ok) return refuseWith(refusalOnTheWire[result.refusal]);
      const { token, player } = result.value;
      return answer({ token, user_info: await userInfo(player) });
    },
    'subscriber/get_user_info': async (_, { caller }) => {
      const player = await findPlayer(database.read, caller.playerId);
      invariant(player, 'a signed-in player exists');
      return answer({ token: caller.token, user_info: await userInfo(player) });
    },
  };
}
