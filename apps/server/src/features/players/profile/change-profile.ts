import { ADULT_AGE_YEARS } from '@kipute/contract/constants/accounts/profile';
import { ageInYears } from '@kipute/domain/accounts/player-profile';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import { type Profile, updatePlayer } from './profile-store.ts';

type ProfileChange = {
  readonly playerId: bigint;
  readonly profile: Omit<Profile, 'phone'>;
};

/** In the order they are checked. */
export type ProfileRefusal = 'birthday-impossible' | 'under-age';

export type ChangeProfile = (
  change: ProfileChange,
  visit: Visit,
) => Promise<Result<null, ProfileRefusal>>;

export type ProfileDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
};

/** Nobody has grown older. */
const AGE_YEARS_MAX = 122;

export function createChangeProfile({ database, clock, audit }: ProfileDeps): ChangeProfile {
  return async ({ playerId, profile }, { address, userAgent }) => {
    const { birthday: birthDate, ...told } = profile;
    const refusal = refuseBirthday(birthDate, eatDayOf(clock.now().getTime()));
    if (refusal) return refuse(refusal);
    const user = { kind: 'player', id: playerId } as const;
    await database.transact(async (tx) => {
      await updatePlayer(tx, playerId, { ...told, birthDate });
      await audit.record(tx, {
        type: 'user-change',
        source: 'player',
        user,
        content: 'profile',
        address,
        userAgent,
      });
    });
    return ok(null);
  };
}

function refuseBirthday(birthday: string | null, today: string): ProfileRefusal | undefined {
  if (birthday === null) return undefined;
  const age = ageInYears(birthday, today);
  if (age > AGE_YEARS_MAX) return 'birthday-impossible';
  return age < ADULT_AGE_YEARS ? 'under-age' : undefined;
}
