import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/**
 * Those of these accounts that share a device or a phone money goes through with another of them.
 * The network they registered from is no link here: a mobile network is thousands of strangers.
 */
export async function linkedAmong(
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ playerId: bigint }>`
    with traits as (
      select player_id, 'device ' || encode(device_hash, 'hex') as trait from player_device
      where player_id = any (${playerIds}::bigint[])
      union
      select id, 'phone ' || phone from player where id = any (${playerIds}::bigint[])
      union
      select player_id, 'phone ' || phone from payer_phone
      where player_id = any (${playerIds}::bigint[])
      union
      select player_id, 'phone ' || phone from withdrawal
      where player_id = any (${playerIds}::bigint[])
    )
    select distinct player_id from traits
    where trait in (
      select trait from traits group by trait having count(distinct player_id) > 1
    )
    order by player_id`.execute(reader);
  return rows.map(({ playerId }) => playerId);
}
