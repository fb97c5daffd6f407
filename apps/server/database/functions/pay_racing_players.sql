-- Pays players what `write_racing_payouts` wrote: a line of the purse for each entry, in the order of
-- the list, and each purse moved once. Answers how many lines it wrote. As little as can be, because
-- players wait for it: all else was written before. Planned for its lists, as that one is.
create or replace function pay_racing_players(
  at_time timestamptz, entry_ids bigint[], player_ids bigint[], amounts bigint[]
) returns integer language plpgsql
set plan_cache_mode to force_custom_plan as $$
declare
  written integer;
begin
  perform lock_purses(array_agg(winner), array_agg('racing-coin'::text))
  from (select distinct winner from unnest(player_ids) as winner) as winners;

  with half as materialized (
    select entry_id, player_id, amount, row_number() over mine as nth,
      (sum(amount) over mine)::bigint as running
    from unnest(entry_ids, player_ids, amounts) with ordinality
      as half (entry_id, player_id, amount, place)
    window mine as (partition by player_id order by place)
  ), moved as (
    update purse set balance = balance + gained, lines = lines + orders
    from (
      select player_id, sum(amount)::bigint as gained, count(*) as orders from half
      group by player_id
    ) as sums
    where purse.player_id = sums.player_id and kind = 'racing-coin'
    returning purse.player_id, balance - gained as before, lines - orders as lines_before
  )
  insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
    balance_before, balance_after)
  select at_time, entry_id, 1, player_id, 'racing-coin', amount, lines_before + nth,
    before + running - amount, before + running
  from half join moved using (player_id);
  get diagnostics written = row_count;
  return written;
end
$$;
