-- Adds these ledger entries to the roll-up by hours, each in the hour it was written for. Whoever
-- calls it holds the line of statistics_progress and sees to it that each entry comes once. The
-- definitions stand in docs/spec/statistics.md (FIG-01 … FIG-09). Everything is looked up entry by
-- entry, by an index: a chunk is some thousands of millions.
create or replace function add_statistics(entry_ids bigint[]) returns void language plpgsql
set enable_seqscan to off set plan_cache_mode to force_generic_plan as $$
begin
  with moved as materialized (
    -- FIG-02: what each entry moved on the accounts of the house, and whose it was.
    select entry.id, cause, serial_number, recorded_at, date_trunc('hour', recorded_at) as hour,
      half.*,
      case
        when cause in (5, 7, 8, 9, 10, 12, 2, 27) then 'account'
        when key like 'casino%' then 'casino'
        when key like 'racing-coin %' then 'racing'
        when cause in (1, 3, 11, 13, 18) then 'sports'
        when cause in (4, 6) then 'jackpot'
        when cause in (14, 15, 16, 17) then 'racing'
        when cause in (19, 20) then 'lucky-six'
        when cause in (23, 24, 25) then 'casino'
        else case left(serial_number, 1) when 'B' then 'sports' when 'J' then 'jackpot'
          when 'S' then 'lucky-six' when 'R' then 'racing' else 'account' end
      end as product
    from unnest(entry_ids) as wanted (id)
      join journal_entry as entry using (id)
      cross join lateral (
        select max(player_id) as player_id,
          coalesce(bool_or(account = 'credit'), false) as by_credit,
          coalesce(sum(amount) filter (where account in ('stakes', 'pool-stakes', 'pools',
            'pool-house', 'pool-remainders', 'racing-stakes', 'racing-pool', 'casino-stakes')), 0)
            as gaming,
          coalesce(-sum(amount) filter (where account in ('bonuses', 'inviter-rewards',
            'casino-rewards')), 0) as bonus,
          coalesce(sum(amount) filter (where account = 'winnings-tax'), 0) as tax,
          coalesce(sum(amount) filter (where account like 'float-%'), 0) as float,
          coalesce(max(substr(account, 7)) filter (where account like 'float-%'), '') as operator
        from posting
        where entry_id = entry.id and posting.recorded_at = entry.recorded_at
      ) as half
  ), played as (
    insert into statistics_player_day as known (day, player_id, since)
    select (recorded_at at time zone 'Africa/Dar_es_Salaam')::date, player_id, min(recorded_at)
    from moved where cause in (3, 4, 14, 19, 23) and gaming > 0
    group by 1, 2
    on conflict (day, player_id) do update set since = excluded.since
      where excluded.since < known.since
  ), began as (
    insert into statistics_first_bet as known (player_id, at)
    select player_id, min(recorded_at)
    from moved where cause in (3, 4, 14, 19, 23) and gaming > 0
    group by 1
    on conflict (player_id) do update set at = excluded.at where excluded.at < known.at
  ), counted as materialized (
    select moved.id, moved.hour, moved.recorded_at, moved.product, moved.serial_number, moved.player_id, operator,
      case when cause in (3, 4, 14, 19, 23) then gaming else 0 end as stakes,
      case when cause in (3, 4, 14, 19, 23) and by_credit then gaming else 0 end as credit_stakes,
      case when cause in (3, 4, 14, 19, 23) then 0 else -gaming end as payouts,
      moved.bonus, moved.tax,
      case when cause = 8 then 0 else -moved.float end as deposits,
      case when cause = 8 then moved.float else 0 end as withdrawals,
      case when cause in (3, 4, 14, 19, 23) then sign(gaming) else 0 end as bets,
      case when cause = 18 then -gaming else 0 end as cashed,
      case when cause = 18 and gaming <> 0 then 1 else 0 end as cash_outs,
      case when cause = 8 then 0 else -sign(moved.float) end as deposit_count,
      case when cause = 8 then sign(moved.float) else 0 end as withdrawal_count,
      coalesce(agent.agent_id, 0) as agent_id,
      coalesce(bet.device, ticket.device, race.device, 'unknown') as device,
      bet.id as order_id, bet.leg_count
    from moved
      join player on player.id = moved.player_id and counts_in_statistics
      left join lateral (
        select agent_id from agent_member where agent_member.player_id = moved.player_id
        order by depth limit 1
      ) as agent on true
      left join lateral (
        -- The serial number says the millisecond, and that where the order lies.
        select id, device, leg_count from bet_order
        where moved.product = 'sports'
          and id >= bet_id_from(serial_time(moved.serial_number))
          and id < bet_id_from(serial_time(moved.serial_number) + interval '1 millisecond')
          and bet_order.serial_number = moved.serial_number
        limit 1
      ) as bet on true
      left join lateral (
        select device from pool_ticket
        where moved.product in ('jackpot', 'lucky-six')
          and pool_ticket.serial_number = moved.serial_number
        limit 1
      ) as ticket on true
      left join lateral (
        select device from racing_order
        where moved.product = 'racing' and racing_order.serial_number = moved.serial_number
        limit 1
      ) as race on true
    where gaming <> 0 or moved.bonus <> 0 or moved.tax <> 0 or moved.float <> 0
  ), shared as materialized (
    -- FIG-06: an n-th for each of n legs, what cannot be divided with the first one.
    select hour, product, sport_id, league_id, leg.market_type_id, leg.match_id,
      stakes / n + case leg.nth when 1 then stakes % n else 0 end as stakes,
      credit_stakes / n + case leg.nth when 1 then credit_stakes % n else 0 end as credit_stakes,
      payouts / n + case leg.nth when 1 then payouts % n else 0 end as payouts,
      bonus / n + case leg.nth when 1 then bonus % n else 0 end as bonus,
      tax / n + case leg.nth when 1 then tax % n else 0 end as tax,
      bets,
      cashed / n + case leg.nth when 1 then cashed % n else 0 end as cashed,
      case leg.nth when 1 then cash_outs else 0 end as cash_outs
    from (
      select counted.hour, counted.product, counted.stakes::bigint, counted.credit_stakes::bigint,
        counted.payouts::bigint, counted.bonus::bigint, counted.tax::bigint, counted.bets,
        counted.cashed::bigint, counted.cash_outs, counted.order_id,
        greatest(coalesce(leg_count, 1), 1)::bigint as n
      from counted where counted.product = 'sports'
    ) as bet
      left join lateral (
        select match_id, market_type_id, row_number() over (order by place) as nth
        from bet_leg where bet_leg.order_id = bet.order_id
      ) as own on true
      cross join lateral (
        select coalesce(own.nth, 1) as nth, coalesce(own.match_id, 0) as match_id,
          coalesce(own.market_type_id, 0) as market_type_id
      ) as leg
      left join lateral (
        select match.sport_id, coalesce(match.league_id, season.league_id, match.competition_id) as league_id
        from sport_event as match left join sport_event as season on season.id = match.competition_id
        where match.id = leg.match_id
        limit 1
      ) as told on true
  ), line as (
    select 'product' as facet, hour, product, '' as key, stakes, credit_stakes, payouts, bonus, tax,
      deposits, withdrawals, bets, cashed, cash_outs, deposit_count, withdrawal_count from counted
    union all
    select 'minute', date_trunc('minute', recorded_at), product, '', stakes, credit_stakes, payouts,
      bonus, tax, deposits, withdrawals, bets, cashed, cash_outs, deposit_count, withdrawal_count
    from counted
    union all
    select 'agent', hour, product, agent_id::text, stakes, credit_stakes, payouts, bonus, tax,
      deposits, withdrawals, bets, cashed, cash_outs, deposit_count, withdrawal_count from counted
    union all
    select 'device', hour, product, device, stakes, credit_stakes, payouts, bonus, tax,
      0, 0, bets, cashed, cash_outs, 0, 0 from counted where product <> 'account'
    union all
    select 'operator', hour, product, operator, 0, 0, 0, 0, 0,
      deposits, withdrawals, 0, 0, 0, deposit_count, withdrawal_count from counted
    where operator <> ''
    union all
    select facet, hour, product, coalesce(key, 0)::text, stakes, credit_stakes, payouts, bonus, tax,
      0, 0, bets, cashed, cash_outs, 0, 0
    from shared, lateral (values ('sport', sport_id::bigint), ('league', league_id),
      ('market', market_type_id::bigint), ('match', match_id)) as way (facet, key)
  )
  insert into statistics_hour as known (facet, hour, product, key, stakes, credit_stakes, payouts,
    bonus, tax, deposits, withdrawals, bets, cashed, cash_outs, deposit_count, withdrawal_count)
  select facet, hour, product, key, sum(stakes), sum(credit_stakes), sum(payouts), sum(bonus),
    sum(tax), sum(deposits), sum(withdrawals), sum(bets), sum(cashed), sum(cash_outs),
    sum(deposit_count), sum(withdrawal_count)
  from line group by facet, hour, product, key
  on conflict (facet, hour, product, key) do update set
    stakes = known.stakes + excluded.stakes,
    credit_stakes = known.credit_stakes + excluded.credit_stakes,
    payouts = known.payouts + excluded.payouts,
    bonus = known.bonus + excluded.bonus,
    tax = known.tax + excluded.tax,
    deposits = known.deposits + excluded.deposits,
    withdrawals = known.withdrawals + excluded.withdrawals,
    bets = known.bets + excluded.bets,
    cashed = known.cashed + excluded.cashed,
    cash_outs = known.cash_outs + excluded.cash_outs,
    deposit_count = known.deposit_count + excluded.deposit_count,
    withdrawal_count = known.withdrawal_count + excluded.withdrawal_count;
end
$$;
