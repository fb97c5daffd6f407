import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith, scopeOf } from '../../../platform/http/handler.ts';
import { isInScope } from '../../players/index.ts';
import type { PlayerOfficeDeps } from '../player-office-deps.ts';
import { detailedUser } from './detailed-user.ts';

export type UserPageRoutes = HandlersFor<'subscriber/detailed'>;

export function userPageRoutes(deps: PlayerOfficeDeps): UserPageRoutes {
  const { office } = deps.database;
  return {
    'subscriber/detailed': async ({ user_id }, { caller }) => {
      const playerId = idOfWire(user_id);
      const isMet = await isInScope(office, scopeOf(caller), playerId);
      const user = isMet ? await detailedUser(deps, playerId) : undefined;
      return user ? answer(user) : refuseWith('user-unknown');
    },
  };
}
