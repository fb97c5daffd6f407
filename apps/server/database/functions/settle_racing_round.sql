-- Pays orders of one round: what each gets back of the stakes and of the pool, its ledger entry, the
-- purses and `racing_payout`, all in one statement. A refund pays each its stake. Answers how many it
-- paid; whoever calls it holds the round and knows how many there must be. An order that was paid
-- before undoes all. The entries are those of the domain (orderWonEntry, orderRefundedEntry).
create or replace function settle_racing_round(
  round bigint, at_time timestamptz, bill_type smallint,
  order_ids bigint[], paids bigint[], shareds bigint[]
) returns integer language plpgsql as $$
declare
  keys text[];
  causes smallint[];
  serials text[];
  places integer[];
  players bigint[];
  accounts text[];
  amounts bigint[];
  written integer;
begin
  with plan as materialized (
    select row_number() over (order by one.id) as place, one.player_id, one.serial_number,
      wanted.paid, wanted.shared
    from unnest(order_ids, paids, shareds) as wanted (id, paid, shared)
      join racing_order as one using (id)
    where one.round_id = round
  ), half as (
    select place, line, half.player_id, account, amount
    from plan, lateral (
      values (1, plan.player_id, 'racing-coin', paid + shared),
        (2, null, 'racing-stakes', -paid),
        (3, null, 'racing-pool', -shared)
    ) as half (line, player_id, account, amount)
    where amount <> 0
  ), halves as (
    select array_agg(place::integer order by place, line) as places,
      array_agg(player_id order by place, line) as players,
      array_agg(account order by place, line) as accounts,
      array_agg(amount order by place, line) as amounts
    from half
  )
  select entries.*, halves.*
  into keys, causes, serials, places, players, accounts, amounts
  from (
    select array_agg('racing-result ' || serial_number order by place),
      array_agg(bill_type order by place), array_agg(serial_number order by place)
    from plan
  ) as entries, halves;
  if keys is null then
    return 0;
  end if;

  insert into racing_payout (order_id, round_id, paid, shared, paid_at)
  select one.id, round, wanted.paid, wanted.shared, at_time
  from unnest(order_ids, paids, shareds) as wanted (id, paid, shared)
    join racing_order as one using (id)
  where one.round_id = round;
  get diagnostics written = row_count;
  perform append_entries(keys, causes, serials, at_time, places, players, accounts, amounts);
  return written;
end
$$;
