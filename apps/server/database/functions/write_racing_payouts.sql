-- Writes what orders of one round get back, of the stakes and of the pool, but for the purses:
-- `racing_payout`, the ledger entries and their house halves. A refund pays each its stake. Answers
-- the numbers of the entries in the order of the list; `pay_racing_players` writes the other halves
-- in the same transaction. Whoever calls it holds the round. An order that was paid before undoes
-- all. The entries are those of the domain (orderWonEntry, orderRefundedEntry).
-- Thousands of orders are one statement: entries have their numbers before they are written, so that
-- nothing is looked up by its key. It is planned for the lists it is given, because a plan for lists
-- of any length reads one of them once for each line of another.
create or replace function write_racing_payouts(
  round bigint, at_time timestamptz, bill_type smallint,
  order_ids bigint[], paids bigint[], shareds bigint[]
) returns bigint[] language plpgsql
set plan_cache_mode to force_custom_plan as $$
declare
  entry_ids bigint[];
begin
  with plan as materialized (
    select nextval('journal_entry_id_seq') as entry_id, ordered.* from (
      select place, id, serial_number, paid, shared
      from unnest(order_ids, paids, shareds) with ordinality as wanted (id, paid, shared, place)
        join racing_order using (id)
      where round_id = round
      order by place
    ) as ordered
  ), payout as (
    insert into racing_payout (order_id, paid, shared) select id, paid, shared from plan
  ), entry as (
    insert into journal_entry (id, key, cause, serial_number, remark, recorded_at)
    overriding system value
    select entry_id, 'racing-result ' || serial_number, bill_type, serial_number, '', at_time
    from plan
  ), half as (
    insert into posting (recorded_at, entry_id, line, account, amount)
    select at_time, entry_id, 2, 'racing-stakes', -paid from plan where paid <> 0
    union all
    select at_time, entry_id, case paid when 0 then 2 else 3 end, 'racing-pool', -shared
    from plan where shared <> 0
  )
  select array_agg(entry_id order by place) into entry_ids from plan;
  return coalesce(entry_ids, '{}');
end
$$;
