import { ADULT_AGE_YEARS } from '@kipute/contract/constants/accounts/profile';
import { ageInYears } from '@kipute/domain/accounts/player-profile';
import { stakeRefusal } from '@kipute/domain/betting/stake';
import { fromWireShillings } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql, type Updateable } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Settings } from '../../settings/index.ts';

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

type ProfileDeps = {
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

type DefaultBet = {
  readonly playerId: bigint;
  /** In shillings, as the page sent it. */
  readonly amount: number;
  readonly device: 'desktop' | 'phone';
};

/** In the order they are checked. */
export type DefaultBetRefusal = 'no-amount' | 'out-of-range';

export type ChangeDefaultBet = (bet: DefaultBet) => Promise<Result<null, DefaultBetRefusal>>;

type DefaultBetDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current'>;
};

/** Zero is a choice: the slip then starts empty. */
export function createChangeDefaultBet({ database, settings }: DefaultBetDeps): ChangeDefaultBet {
  return async ({ playerId, amount, device }) => {
    const defaultBetAmount = fromWireShillings(amount);
    if (defaultBetAmount === undefined) return refuse('no-amount');
    const { [device]: limits, creditStakeMinimum } = settings.current('bet');
    const stakes = {
      minimum: limits.stakeMinimum,
      creditMinimum: creditStakeMinimum,
      maximum: limits.stakeMaximum,
    };
    const isStake = stakeRefusal(defaultBetAmount, 'balance', stakes) === undefined;
    if (defaultBetAmount !== 0n && !isStake) return refuse('out-of-range');
    await database.transact((tx) => updatePlayer(tx, playerId, { defaultBetAmount }));
    return ok(null);
  };
}

export type Profile = {
  readonly phone: string;
  readonly name: string;
  readonly gender: number;
  readonly mail: string;
  /** `2000-12-31`; a day has no time zone, so it never becomes an instant. */
  readonly birthday: string | null;
  readonly location: string;
  readonly job: string;
};

export function findProfile(reader: Reader, playerId: bigint): Promise<Profile | undefined> {
  return reader
    .selectFrom('player')
    .select(['phone', 'name', 'gender', 'mail', 'location', 'job'])
    .select(sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birthday'))
    .where('id', '=', playerId)
    .executeTakeFirst();
}

async function updatePlayer(
  tx: Transaction,
  playerId: bigint,
  changes: Updateable<DB['player']>,
): Promise<void> {
  await tx.updateTable('player').set(changes).where('id', '=', playerId).execute();
}
