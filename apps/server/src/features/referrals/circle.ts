import type { CircleLink } from '@kipute/domain/referrals/referral-standing';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Inviters of inviters that are looked at; a chain that long is somebody's work. */
const ABOVE_MAX = 20;
/** Nobody reads more; one is enough to hold a reward. */
const LINKS_MAX = 100;

/**
 * What a friend shares with whoever gains by them: the inviter, everybody above, and the inviter's
 * other friends (REF-20). Asked pair by pair, from the friend's own devices and numbers: there are
 * few of those, whatever the size of the circle.
 */
export async function circleLinks(
  reader: Reader,
  { friendId, inviterId }: { readonly friendId: bigint; readonly inviterId: bigint },
): Promise<readonly CircleLink[]> {
  const { rows } = await sql<CircleLink>`
    with recursive above as (
      select ${inviterId}::bigint as id, 0 as steps
      union all
      select player.inviter_id, steps + 1 from above join player on player.id = above.id
      where player.inviter_id is not null and steps < ${ABOVE_MAX}
    ), shared as (
      select other.player_id, 'device' as link from player_device as mine
        join player_device as other using (device_hash)
      where mine.player_id = ${friendId}
      union
      select player_id, 'payout-phone' from (
        select phone from player where id = ${friendId}
        union select phone from payer_phone where player_id = ${friendId}
        union select phone from withdrawal where player_id = ${friendId}
      ) as phones, lateral (
        select id as player_id from player where player.phone = phones.phone
        union all select player_id from payer_phone where payer_phone.phone = phones.phone
        union all select player_id from withdrawal where withdrawal.phone = phones.phone
      ) as holder
      union
      select other.id, 'registration-network' from player as mine
        join player as other on other.register_network = mine.register_network
      where mine.id = ${friendId} and mine.register_network <> ''
        and other.register_network <> ''
        and (other.id in (select id from above) or other.inviter_id = ${inviterId})
    ), placed as (
      select player_id, link,
        case when player_id = ${inviterId} then 'inviter'
          when player_id in (select id from above) then 'above' else 'friend' end as relation
      from shared
      where player_id <> ${friendId} and (player_id in (select id from above)
        or exists (select from referral
          where friend_id = shared.player_id and inviter_id = ${inviterId}))
    )
    select * from placed
    order by link = 'registration-network', relation <> 'inviter', relation <> 'above', player_id
    limit ${LINKS_MAX}`.execute(reader);
  return rows;
}
