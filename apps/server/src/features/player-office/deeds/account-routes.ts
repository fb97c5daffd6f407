import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type ErasureObstacle, obstacleOf } from '../../personal-data/index.ts';
import { readPhone } from '../../players/index.ts';
import { usersOf, userView } from '../listing/user-view.ts';
import { type Order, orderOf, type PlayerOfficeDeps } from '../player-office-deps.ts';
import { type ChangeRefusal, deedRecord, lockPlayer } from './change-player.ts';
import { signOutEverywhere } from './flag-routes.ts';

export type AccountRoutes = HandlersFor<
  'subscriber/add' | 'subscriber/user_reset_password' | 'subscriber/remove'
>;

/** Accounts that begin, are opened anew, and end. */
export function accountRoutes(deps: PlayerOfficeDeps): AccountRoutes {
  return {
    'subscriber/add': addRoute(deps),
    'subscriber/user_reset_password': async (request, context) => {
      const reset = await resetPassword(deps, orderOf(request, context));
      return reset.ok ? answer({ password: reset.value }) : refuseWith(reset.refusal);
    },
    'subscriber/remove': async (request, context) => {
      const closed = await closeAccount(deps, orderOf(request, context));
      return closed.ok ? answer(null) : refuseWith(closed.refusal);
    },
  };
}

function addRoute({ database, players, audit }: PlayerOfficeDeps): AccountRoutes['subscriber/add'] {
  return async ({ phone: typed, name, superior_id, participation_statistics }, context) => {
    const phone = readPhone(typed);
    if (phone === undefined) return refuseWith('phone-invalid');
    const { password, passwordHash } = await players.handPassword(phone);
    const added = await database.transact(async (tx) => {
      const one = await players.addByOffice(tx, {
        ...{ phone, name, passwordHash, countsInStatistics: participation_statistics === 1 },
        superiorId: superior_id === undefined ? null : idOfWire(superior_id),
      });
      if (!one.ok) return one;
      const order = orderOf({ user_id: one.value.toString(), reason: name }, context);
      await audit.record(tx, deedRecord(order, { type: 'new-user' }));
      return one;
    });
    if (!added.ok) return refuseWith(added.refusal);
    const [row] = await usersOf(database.read, [added.value]);
    if (!row) throw new Error('who was just added is there');
    return answer({ user: userView(row), password });
  };
}

/** Shown once; what is kept of it opens nothing but the choice of another one (USR-33). */
async function resetPassword(
  { database, players, audit }: PlayerOfficeDeps,
  order: Order,
): Promise<Result<string, ChangeRefusal>> {
  const found = await database.read
    .selectFrom('player')
    .select(['phone', 'closedAt'])
    .where('id', '=', order.playerId)
    .executeTakeFirst();
  if (!found) return refuse('user-unknown');
  if (found.closedAt || found.phone.startsWith('erased')) return refuse('account-closed');
  const { password, passwordHash } = await players.handPassword(found.phone);
  return database.transact(async (tx) => {
    const player = await lockPlayer(tx, order.playerId);
    if (typeof player === 'string') return refuse(player);
    await players.replaceByHanded(tx, { player, passwordHash });
    await audit.record(tx, deedRecord(order, { type: 'password-reset' }));
    return ok(password);
  });
}

type CloseRefusal = ChangeRefusal | ErasureObstacle | 'bonus-left';

/**
 * Nothing may be left that belongs to the player or that could still become theirs. The phone stays
 * taken: who closes an account for somebody's sake does not let them begin anew (USR-36).
 */
async function closeAccount(
  deps: PlayerOfficeDeps,
  order: Order,
): Promise<Result<null, CloseRefusal>> {
  return deps.database.transact(async (tx) => {
    const player = await lockPlayer(tx, order.playerId);
    if (typeof player === 'string') return refuse(player);
    const obstacle = await closingObstacle(deps, tx, order.playerId);
    if (obstacle) return refuse(obstacle);
    const closedAt = deps.clock.now();
    const set = { closedAt, disabled: true };
    await tx.updateTable('player').set(set).where('id', '=', order.playerId).execute();
    await signOutEverywhere(deps.access, tx, order.playerId);
    const changes = { closed: [0, 1] } as const;
    await deps.audit.record(tx, deedRecord(order, { type: 'account-closed', changes }));
    return ok(null);
  });
}

/**
 * Whoever writes a payment of the player down asks for the row, and waits for our end. Not waited
 * for: some hold it and wait for the purses that are locked by now, which would be a deadlock.
 */
async function lockAgainstPayments(tx: Transaction, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select id from player where id = ${playerId} for update skip locked`.execute(tx);
  return rows.length > 0;
}

async function closingObstacle(
  deps: PlayerOfficeDeps,
  tx: Transaction,
  playerId: bigint,
): Promise<Exclude<CloseRefusal, ChangeRefusal> | undefined> {
  const purses = ['cash', 'credit', 'racing-coin', 'held'] as const;
  // A bet of this very moment has moved a purse, or finds it locked and then the player disabled.
  const accounts = purses.map((purse) => ({ playerId, purse }));
  await deps.wallet.lockPurses(tx, accounts);
  if (!(await lockAgainstPayments(tx, playerId))) return 'payment-open';
  const obstacle = await obstacleOf(deps, tx, playerId);
  if (obstacle) return obstacle;
  const { credit, 'racing-coin': coin } = await deps.wallet.balancesOf(tx, playerId);
  return credit + coin > 0n ? 'bonus-left' : undefined;
}
