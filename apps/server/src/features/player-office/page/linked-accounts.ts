import type { CallContent } from '@kipute/contract/registry';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { usersOf, userView } from '../listing/user-view.ts';

type LinkedAccount = CallContent<'subscriber/linked_accounts'>[number];
type Link = LinkedAccount['shares'][number];

/** Of each kind: a mobile network puts thousands behind one address, and nobody reads them all. */
const LINKED_MAX = 100;

type LinkedRow = { readonly playerId: bigint; readonly shares: readonly Link[] };

/** Those who share most first. */
export async function linkedAccounts(reader: Reader, playerId: bigint): Promise<LinkedAccount[]> {
  const { rows } = await sql<LinkedRow>`
    with device as (
      select distinct other.player_id from player_device as mine
      join player_device as other using (device_hash)
      where mine.player_id = ${playerId} limit ${LINKED_MAX + 1}
    ), phones as (
      select phone from player where id = ${playerId}
      union select phone from payer_phone where player_id = ${playerId}
      union select phone from withdrawal where player_id = ${playerId}
    ), payout as (
      select distinct player_id from (
        select id as player_id from player join phones using (phone)
        union all select player_id from payer_phone join phones using (phone)
        union all select player_id from withdrawal join phones using (phone)
      ) as found limit ${LINKED_MAX + 1}
    ), network as (
      select other.id as player_id from player as mine
      join player as other on other.register_network = mine.register_network
      where mine.id = ${playerId} and mine.register_network <> ''
        and other.register_network <> '' limit ${LINKED_MAX + 1}
    ), links as (
      select player_id, 'device' as link from device
      union all select player_id, 'payout-phone' from payout
      union all select player_id, 'registration-network' from network
    )
    select player_id, array_agg(link order by link) as shares from links
    where player_id <> ${playerId}
    group by player_id order by count(*) desc, player_id desc`.execute(reader);
  const sharesOf = new Map(rows.map((row) => [row.playerId, row.shares]));
  const users = await usersOf(
    reader,
    rows.map((row) => row.playerId),
  );
  return users.map((row) => {
    const { id, name, phone, disabled_status, balance, net_result, register_time } = userView(row);
    const shares = [...(sharesOf.get(row.id) ?? [])];
    return { id, name, phone, shares, disabled_status, balance, net_result, register_time };
  });
}
