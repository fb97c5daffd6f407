import { erasureObstacles } from '@kipute/contract/calls/accounts/personal-data';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import { forgetCasino, hasOpenRound } from '../casino/index.ts';
import type { Payments } from '../payments/index.ts';
import type { ErasureWish } from '../players/index.ts';
import { hasOpenTicket } from '../pools/index.ts';
import { hasOpenRacingBet } from '../racing/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { PersonalDataDeps } from './export-personal-data.ts';

type Order = {
  readonly playerId: bigint;
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

export type ErasureObstacle = (typeof erasureObstacles)[number];

export type CarryOutErasure = (
  order: Order,
) => Promise<Result<ErasureWish, 'erasure-not-asked' | ErasureObstacle>>;

/** Forgets who asked for it, wholly or not at all; whoever is forgotten already stays so. */
export function erasureCarrier(deps: PersonalDataDeps): CarryOutErasure {
  return (order) =>
    deps.database.transact(async (tx) => {
      const wish = await deps.players.lockErasureWish(tx, order.playerId);
      if (!wish) return refuse('erasure-not-asked');
      if (wish.erasedAt) return ok(wish);
      const obstacle = await obstacleOf(deps, tx, order.playerId);
      if (obstacle) return refuse(obstacle);
      await forget(deps, tx, { ...order, phone: wish.phone });
      const done = await deps.players.lockErasureWish(tx, order.playerId);
      invariant(done?.erasedAt, 'who was just forgotten is known to be');
      return ok(done);
    });
}

type ObstacleDeps = {
  readonly wallet: Pick<Wallet, 'balancesOf'>;
  readonly payments: Pick<Payments, 'hasOpenPayment'>;
};

const hasAnythingOpen = async (reader: Reader, playerId: bigint): Promise<boolean> =>
  (await hasOpenBet(reader, playerId)) ||
  (await hasOpenTicket(reader, playerId)) ||
  (await hasOpenRacingBet(reader, playerId)) ||
  (await hasOpenRound(reader, playerId));

/** Racing coin is balance that was converted. Bonus money was never the player's, and ends. */
export async function obstaclesOf(
  { wallet, payments }: ObstacleDeps,
  reader: Reader,
  playerId: bigint,
): Promise<readonly ErasureObstacle[]> {
  // Before the balances: what ends in between is seen there, the other way round nowhere.
  const isPaying = await payments.hasOpenPayment(reader, playerId);
  const isBetting = await hasAnythingOpen(reader, playerId);
  const { cash, held, 'racing-coin': coin } = await wallet.balancesOf(reader, playerId);
  const stands = {
    'balance-left': cash + coin > 0n,
    'money-held': held > 0n,
    'payment-open': isPaying,
    'bet-open': isBetting,
  } as const satisfies Record<ErasureObstacle, boolean>;
  return erasureObstacles.filter((obstacle) => stands[obstacle]);
}

/** The first of them. */
export const obstacleOf = async (...asked: Parameters<typeof obstaclesOf>) =>
  (await obstaclesOf(...asked))[0];

async function forget(
  deps: PersonalDataDeps,
  tx: Transaction,
  { playerId, phone, note, administratorId, visit }: Order & { readonly phone: string },
): Promise<void> {
  const { players, messaging, inbox, keptChoices, access, audit } = deps;
  const erasedAt = deps.clock.now();
  const pausedUntil = await breakOf(deps, tx, playerId);
  await players.erasePlayer(tx, { playerId, phone, pausedUntil, administratorId, note, erasedAt });
  await keptChoices.forget(tx, playerId);
  await messaging.forgetMessagesTo(tx, phone, erasedAt);
  await inbox.forget(tx, playerId);
  await forgetCasino(tx, playerId);
  await deps.upper.forget(tx, { playerId, phone });
  await access.endSessionsOf(tx, { kind: 'player', id: playerId }, 'erased');
  await audit.record(tx, {
    type: 'user-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `player ${playerId} erased: ${note}`,
    subject: { kind: 'player', id: playerId },
    changes: { erased: [false, true] },
    ...visit,
  });
}

/** Until when the player has chosen to stay away; undefined when that is not so. */
async function breakOf(
  { protection, clock }: PersonalDataDeps,
  reader: Reader,
  playerId: bigint,
): Promise<Date | undefined> {
  const { pauses } = await protection.historyOf(reader, playerId);
  const lastEnd = new Date(Math.max(0, ...pauses.map(({ ends_at }) => Date.parse(ends_at))));
  return lastEnd > clock.now() ? lastEnd : undefined;
}

/** What it wins would come to somebody who is gone. */
async function hasOpenBet(reader: Reader, playerId: bigint): Promise<boolean> {
  const open = await reader
    .selectFrom('betOrder')
    .select('id')
    .where('playerId', '=', playerId)
    .where('settledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
