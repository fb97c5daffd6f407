import { createHash } from 'node:crypto';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Visit } from '../../access/index.ts';

type SeenDevice = { readonly playerId: bigint; readonly visit: Visit; readonly at: Date };

/** The same for two visits from one network with one browser. */
export function deviceHashOf({ address, userAgent }: Visit): Buffer {
  return createHash('sha256')
    .update(`${networkOfAddress(address)}\n${userAgent}`)
    .digest();
}

/** `first` of a player is where they came from; only a later one can be somebody else's. */
export async function noteDevice(
  tx: Transaction,
  { playerId, visit, at }: SeenDevice,
): Promise<'known' | 'first' | 'new'> {
  const deviceHash = deviceHashOf(visit);
  const inserted = await tx
    .insertInto('playerDevice')
    .values({ playerId, deviceHash, firstSeenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('playerId')
    .executeTakeFirst();
  if (!inserted) return 'known';
  const another = await tx
    .selectFrom('playerDevice')
    .select('playerId')
    .where('playerId', '=', playerId)
    .where('deviceHash', '<>', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return another ? 'new' : 'first';
}

/**
 * Known is where the player came in from before, with this browser. A nobody is looked up as well,
 * or the answer would come sooner (ACC-05).
 */
export async function deviceOf(
  reader: Reader,
  playerId: bigint | undefined,
  visit: Visit,
): Promise<'known-device' | 'strange-device'> {
  const seen = await reader
    .selectFrom('playerDevice')
    .select('playerId')
    .where('playerId', '=', playerId ?? 0n)
    .where('deviceHash', '=', deviceHashOf(visit))
    .executeTakeFirst();
  return seen ? 'known-device' : 'strange-device';
}
