import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { numberList } from '../../../platform/database/number-lists.ts';
import type { PushTarget } from '../ports.ts';

/** A phone, an old phone, a computer, another browser of each: more are forgotten devices. */
const DEVICES_MAX = 8;

export type Subscription = PushTarget & { readonly id: bigint; readonly playerId: bigint };

/** False when somebody has this endpoint under other keys: then it is not the same device. */
export async function putSubscription(
  tx: Transaction,
  { playerId, endpoint, p256dh, auth }: Omit<Subscription, 'id'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into push_subscription (player_id, endpoint, p256dh, auth, subscribed_at)
    values (${playerId}, ${endpoint}, ${p256dh}, ${auth}, ${now})
    on conflict (endpoint) do update set player_id = excluded.player_id,
      subscribed_at = excluded.subscribed_at
      where push_subscription.p256dh = excluded.p256dh and push_subscription.auth = excluded.auth
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    delete from push_subscription where player_id = ${playerId} and id not in (
      select id from push_subscription where player_id = ${playerId}
      order by subscribed_at desc, id desc limit ${DEVICES_MAX})`.execute(tx);
  return true;
}

export async function removeOwnSubscription(
  tx: Transaction,
  playerId: bigint,
  endpoint: string,
): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('playerId', '=', playerId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Every device of a player: who is signed out everywhere hears nothing anywhere. */
export async function forgetDevicesOf(tx: Transaction, playerId: bigint): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('playerId', '=', playerId).execute();
}

export type PushDevice = {
  /** The browser's push service; the rest of the address would let anybody reach the device. */
  readonly service: string;
  readonly subscribedAt: Date;
};

/** What their player may know of them: nothing to send with. */
export async function pushDevicesOf(
  reader: Reader,
  playerId: bigint,
): Promise<readonly PushDevice[]> {
  const rows = await reader
    .selectFrom('pushSubscription')
    .select(['endpoint', 'subscribedAt'])
    .where('playerId', '=', playerId)
    .orderBy('subscribedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ endpoint, subscribedAt }) => ({
    ...{ service: new URL(endpoint).hostname, subscribedAt },
  }));
}

/** Only as it was when the service said so: a device may have come back meanwhile. */
export async function removeGone(tx: Transaction, { id, endpoint }: Subscription): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function findSubscription(
  reader: Reader,
  id: bigint,
): Promise<Subscription | undefined> {
  return reader
    .selectFrom('pushSubscription')
    .select(['id', 'playerId', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function subscriptionsOf(
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<readonly { readonly id: bigint; readonly playerId: bigint }[]> {
  const { rows } = await sql<{ id: bigint; playerId: bigint }>`
    select id, player_id from push_subscription
    where player_id = any (${numberList(playerIds)}::bigint[]) order by id`.execute(reader);
  return rows;
}
