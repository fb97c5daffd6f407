-- The figures of a time from the books alone, as anybody may ask for them (FIG-02): $1 is where it
-- begins, $2 where it ends. Yesterday in East Africa: '2026-11-18 00:00+03' and '2026-11-19 00:00+03'.
select
  coalesce(sum(amount) filter (where gaming and is_stake), 0)::bigint as stakes,
  coalesce(-sum(amount) filter (where gaming and not is_stake), 0)::bigint as payouts,
  coalesce(sum(amount) filter (where gaming), 0)::bigint as ggr,
  coalesce(-sum(amount) filter (where giving), 0)::bigint as bonus,
  coalesce(sum(amount) filter (where account = 'winnings-tax'), 0)::bigint as tax,
  coalesce(sum(amount) filter (where gaming or giving), 0)::bigint as net,
  coalesce(-sum(amount) filter (where account like 'float-%' and cause <> 8), 0)::bigint as deposits,
  coalesce(sum(amount) filter (where account like 'float-%' and cause = 8), 0)::bigint as withdrawals
from (
  select house.account, house.amount, entry.cause,
    house.account in ('stakes', 'pool-stakes', 'pools', 'pool-house', 'pool-remainders',
      'racing-stakes', 'racing-pool', 'casino-stakes') as gaming,
    house.account in ('bonuses', 'inviter-rewards', 'casino-rewards') as giving,
    entry.cause in (3, 4, 14, 19, 23) as is_stake
  from posting as house
    join journal_entry as entry on entry.id = house.entry_id
  where house.player_id is null
    and house.recorded_at >= $1 and house.recorded_at < $2
    and exists (
      select from posting as own join player on player.id = own.player_id
      where own.entry_id = house.entry_id and own.recorded_at = house.recorded_at
        and player.counts_in_statistics)
) as line
