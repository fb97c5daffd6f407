-- Pays orders of one round: what each gets back of the stakes and of the pool, its ledger entry, the
-- purses and `racing_payout`. A refund pays each its stake. Answers how many it paid; whoever calls it
-- holds the round and knows how many there must be. An order that was paid before undoes all. The
-- entries are those of the domain (orderWonEntry, orderRefundedEntry).
-- Thousands of orders are one statement: entries have their numbers before they are written, so that
-- nothing is looked up again by its key. It is planned for the lists it is given, because a plan for
-- lists of any length reads one of them once for each line of another.
create or replace function settle_racing_round(
  round bigint, at_time timestamptz, bill_type smallint,
  order_ids bigint[], paids bigint[], shareds bigint[]
) returns integer language plpgsql
set plan_cache_mode to force_custom_plan as $$
declare
  written integer;
begin
  perform lock_purses(array_agg(player_id), array_agg('racing-coin'::text)) from (
    select distinct player_id from unnest(order_ids) as wanted (id) join racing_order using (id)
  ) as winners;

  with plan as materialized (
    select nextval('journal_entry_id_seq') as entry_id, id, player_id, serial_number, paid,
      shared, (sum(paid + shared) over mine)::bigint as running, row_number() over mine as nth
    from (
      select one.id, one.player_id, one.serial_number, wanted.paid, wanted.shared
      from unnest(order_ids, paids, shareds) as wanted (id, paid, shared)
        join racing_order as one using (id)
      where one.round_id = round
    ) as order_paid
    window mine as (partition by player_id order by id)
  ), payout as (
    insert into racing_payout (order_id, paid, shared)
    select id, paid, shared from plan
    returning order_id
  ), entry as (
    insert into journal_entry (id, key, cause, serial_number, remark, recorded_at)
    overriding system value
    select entry_id, 'racing-result ' || serial_number, bill_type, serial_number, '', at_time
    from plan
  ), moved as (
    update purse set balance = balance + gained, lines = lines + orders
    from (
      select player_id, sum(paid + shared)::bigint as gained, count(*) as orders from plan
      group by player_id
    ) as sums
    where purse.player_id = sums.player_id and kind = 'racing-coin'
    returning purse.player_id, balance - gained as before, lines - orders as lines_before
  ), half as (
    insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
      balance_before, balance_after)
    select at_time, entry_id, line, half.player_id, account, amount, purse_line, half.before, after
    from plan left join moved using (player_id), lateral (values
      (1, plan.player_id, 'racing-coin', paid + shared, lines_before + nth,
        moved.before + running - paid - shared, moved.before + running),
      (2, null, 'racing-stakes', -paid, null, null, null),
      (case paid when 0 then 2 else 3 end, null, 'racing-pool', -shared, null, null, null)
    ) as half (line, player_id, account, amount, purse_line, before, after)
    where amount <> 0
  )
  select count(*) into written from payout;
  return written;
end
$$;
