import type { ErrorCode } from '@kipute/contract/errors';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import {
  type ChangeDefaultBet,
  type ChangeProfile,
  type DefaultBetRefusal,
  findProfile,
  type Profile,
  type ProfileRefusal,
} from './change-profile.ts';

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

type WireProfile = CallContent<'subscriber/profile'>;

/** The column holds nothing else: the schema of the call and the database agree on it. */
const genderView = (gender: number): WireProfile['gender'] =>
  gender === 1 || gender === 2 ? gender : 0;

export function profileView({ gender, birthday, ...profile }: Profile): WireProfile {
  return { ...profile, gender: genderView(gender), birthday: birthday ?? '' };
}

function profileFrom(request: CallRequest<'subscriber/info_update'>): Omit<Profile, 'phone'> {
  return { ...request, birthday: request.birthday === '' ? null : request.birthday };
}
