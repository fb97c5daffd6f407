import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Updateable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Activity } from '../../audit/index.ts';
import { dayOf } from '../listing/user-view.ts';
import type { Order, PlayerOfficeDeps } from '../player-office-deps.ts';

type PlayerRow = DB['player'];

/** What the office may set, by the name it has on the wire and in the log. */
const fieldOf = {
  disabled: 'disabled_status',
  bettingForbidden: 'no_bet',
  withdrawalForbidden: 'no_withdraw',
  withdrawalWhitelisted: 'withdrawal_whitelist',
  reported: 'reported',
  returnScaleHundredths: 'return_scale',
  invitationCode: 'invitation_code',
  inviterId: 'superior_id',
  countsInStatistics: 'participation_statistics',
  stakeFactorPercent: 'stake_factor',
  riskGroup: 'risk_group',
  name: 'name',
  gender: 'gender',
  mail: 'mail',
  birthDate: 'birthday',
  location: 'location',
  job: 'job',
} as const satisfies Partial<Record<keyof PlayerRow, string>>;

type Column = keyof typeof fieldOf;
type Settable = Pick<Updateable<PlayerRow>, Column>;

export type ChangeRefusal = 'user-unknown' | 'account-closed';

type LockedPlayer = Awaited<ReturnType<typeof readLocked>>;

type PlayerChange<Refusal extends string> = {
  readonly type: Activity['type'];
  readonly set: Settable;
  /** Asked under the lock, before anything is written. */
  readonly check?: (tx: Transaction) => Promise<Refusal | undefined>;
  /** Done with it, in the same transaction, when something changed. */
  readonly alongside?: (tx: Transaction) => Promise<void>;
};

export type ChangePlayer = <Refusal extends string = never>(
  order: Order,
  change: PlayerChange<Refusal>,
) => Promise<Result<null, ChangeRefusal | Refusal>>;

type Deps = Pick<PlayerOfficeDeps, 'database' | 'audit'>;

/**
 * One change of one user with its reason, before and after in the log. What is so already is left
 * alone and not logged again; whoever is closed or forgotten stays as they are.
 */
export function playerChanger({ database, audit }: Deps): ChangePlayer {
  return (order, { type, set, check, alongside }) =>
    database.transact(async (tx) => {
      const player = await lockPlayer(tx, order.playerId);
      if (typeof player === 'string') return refuse(player);
      const refusal = await check?.(tx);
      if (refusal !== undefined) return refuse(refusal);
      const changes = differences(player, set);
      if (Object.keys(changes).length === 0) return ok(null);
      await tx.updateTable('player').set(set).where('id', '=', order.playerId).execute();
      await alongside?.(tx);
      await audit.record(tx, deedRecord(order, { type, changes }));
      return ok(null);
    });
}

/** The row of a user who may be changed, locked; or why not. */
export async function lockPlayer(tx: Transaction, playerId: bigint) {
  const player = await readLocked(tx, playerId);
  if (!player) return 'user-unknown' as const;
  const isOver = player.closedAt !== null || player.phone.startsWith('erased');
  return isOver ? ('account-closed' as const) : player;
}

async function readLocked(tx: Transaction, playerId: bigint) {
  return await tx
    .selectFrom('player')
    .selectAll()
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Changes = NonNullable<Activity['changes']>;

function differences(before: NonNullable<LockedPlayer>, set: Settable): Changes {
  const columns = Object.keys(set) as Column[];
  const pairs = columns.map(
    (column) => [fieldOf[column], [shown(before[column]), shown(set[column])]] as const,
  );
  return Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is));
}

/** As the log keeps it; ids do not fit a JSON number. */
function shown(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return dayOf(value);
  return typeof value === 'boolean' ? Number(value) : value;
}

type Deed = Pick<Activity, 'type' | 'changes'>;

export const deedRecord = (
  { playerId, administratorId, visit, reason }: Order,
  { type, changes }: Deed,
): Activity => ({
  type,
  source: 'backoffice',
  user: { kind: 'administrator', id: administratorId },
  content: reason,
  subject: { kind: 'player', id: playerId },
  ...(changes && { changes }),
  ...visit,
});
