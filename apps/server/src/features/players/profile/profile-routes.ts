import type { ErrorCode } from '@kipute/contract/errors';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { ChangeDefaultBet, DefaultBetRefusal } from './change-default-bet.ts';
import type { ChangeProfile, ProfileRefusal } from './change-profile.ts';
import { findProfile } from './profile-store.ts';
import { profileFrom, profileView } from './profile-view.ts';

export type ProfileRoutes = HandlersFor<
  'subscriber/profile' | 'subscriber/info_update' | 'subscriber/update_bet_config'
>;

const profileRefusals = {
  'birthday-impossible': 'parameter-invalid',
  'under-age': 'under-age',
} as const satisfies Record<ProfileRefusal, ErrorCode>;

const defaultBetRefusals = {
  'no-amount': 'parameter-invalid',
  'out-of-range': 'amount-out-of-range',
} as const satisfies Record<DefaultBetRefusal, ErrorCode>;

type ProfileParts = {
  readonly database: Database;
  readonly changeProfile: ChangeProfile;
  readonly changeDefaultBet: ChangeDefaultBet;
};

export function profileRoutes({
  database,
  changeProfile,
  changeDefaultBet,
}: ProfileParts): ProfileRoutes {
  return {
    'subscriber/profile': async (_, { caller }) => {
      const profile = await findProfile(database.read, caller.playerId);
      invariant(profile, 'a signed-in player exists');
      return answer(profileView(profile));
    },
    'subscriber/info_update': async (request, context) => {
      const { playerId } = context.caller;
      const result = await changeProfile({ playerId, profile: profileFrom(request) }, context);
      return result.ok ? answer(null) : refuseWith(profileRefusals[result.refusal]);
    },
    'subscriber/update_bet_config': async (request, { caller, device }) => {
      const { default_bet_amount: amount } = request;
      const result = await changeDefaultBet({ playerId: caller.playerId, amount, device });
      return result.ok ? answer(null) : refuseWith(defaultBetRefusals[result.refusal]);
    },
  };
}
