-- Writes many racing orders in one transaction, each for itself. Returns for each by its place in the
-- list: 'placed', 'repeated', 'key-used-differently', 'round-closed', 'funds-short',
-- 'betting-forbidden', or 'limits-ask' for a player whose own limits must be counted first (unless
-- `limits_counted`); with the id of an order that is new, and with the serial number of the one that
-- stands under the idempotency key. The round is held in share: orders do not wait for each other,
-- and drawing or refunding it waits for those that passed here and lets no other one in. Its times
-- are looked at here, so that no order is written to a round that has closed, however long it had to
-- wait. The round is taken before the purses, as those do that pay it out. Otherwise as
-- place_pool_tickets; every order is paid with racing coin.
create or replace function place_racing_orders(
  orders jsonb,
  limits_counted boolean,
  written_at timestamptz
) returns table (place integer, outcome text, order_id bigint, serial_number text)
language plpgsql as $$
#variable_conflict use_column
declare
  asked record;
  appended record;
  -- The purse at hand: whose, and what is left in it.
  holder bigint;
  left_now bigint;
  lines_now bigint;
  -- Plain orders that are paid for: their place, what they leave, and which line of the purse.
  paid integer[] := '{}';
  afters bigint[] := '{}';
  purse_lines bigint[] := '{}';
  -- Rounds that take bets.
  open_rounds bigint[];
  -- Players whose limits must be counted first.
  to_count bigint[] := '{}';
  -- Orders that go one by one.
  others integer[] := '{}';
  placed integer[] := '{}';
  ids bigint[] := '{}';
begin
  if not limits_counted then
    select coalesce(array_agg(player_id), '{}') into to_count from (
      select distinct player_id from jsonb_to_recordset(orders) as one (player_id bigint)
    ) as players
    where plays_with_limits(player_id);
  end if;
  select coalesce(array_agg(id), '{}') into open_rounds from (
    select id from racing_round
    where id in (select round_id from jsonb_to_recordset(orders) as one (round_id bigint))
      and state = 'scheduled' and opens_at <= written_at and closes_at > written_at
    order by id
    for share
  ) as rounds;
  perform from purse
  where player_id in (select player_id from jsonb_to_recordset(orders) as one (player_id bigint))
    and kind = 'racing-coin'
  order by player_id
  for no key update;

  for asked in
    select one.place, one.player_id, one.stake, one.serial_number,
      betting_forbidden or disabled as forbidden,
      one.player_id = any (to_count) as limits_ask,
      one.round_id = any (open_rounds) as is_open,
      coalesce(balance, 0) as balance, purse.lines as lines,
      (select id from journal_entry
        where key = 'racing-order ' || one.player_id || ' ' || one.request_key) is null as is_new,
      row_number() over (partition by one.player_id, one.request_key order by one.place) = 1
        as is_first
    from jsonb_to_recordset(orders) as one (
        place integer, player_id bigint, round_id bigint, serial_number text, request_key text,
        stake bigint)
      join player on player.id = one.player_id
      left join purse on purse.player_id = one.player_id and purse.kind = 'racing-coin'
    order by one.player_id, one.place
  loop
    if asked.player_id is distinct from holder then
      holder := asked.player_id;
      left_now := asked.balance;
      lines_now := asked.lines;
    end if;
    place := asked.place;
    serial_number := asked.serial_number;
    order_id := null;
    if asked.forbidden then
      outcome := 'betting-forbidden';
    elsif asked.limits_ask then
      outcome := 'limits-ask';
    elsif asked.is_new and not asked.is_open then
      outcome := 'round-closed';
    elsif not (asked.is_new and asked.is_first) then
      others := others || asked.place;
      continue;
    elsif left_now < asked.stake then
      outcome := 'funds-short';
    else
      outcome := 'placed';
      left_now := left_now - asked.stake;
      lines_now := lines_now + 1;
      order_id := nextval(pg_get_serial_sequence('racing_order', 'id'));
      paid := paid || asked.place;
      afters := afters || left_now;
      purse_lines := purse_lines || lines_now;
      ids := ids || order_id;
    end if;
    return next;
  end loop;
  placed := paid;

  with bet as materialized (
    select one.*, after, purse_line, 'racing-order ' || player_id || ' ' || request_key as key
    from unnest(paid, afters, purse_lines) as done (place, after, purse_line)
      join jsonb_to_recordset(orders) as one (
        place integer, player_id bigint, serial_number text, request_key text,
        placed_at timestamptz, stake bigint, bill_type smallint) using (place)
  ), entry as (
    insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    select key, bill_type, serial_number, '', placed_at from bet
    returning id, key
  ), moved as (
    update purse set balance = balance - taken.stake, lines = lines + taken.bets
    from (
      select player_id, sum(stake) as stake, count(*) as bets from bet group by player_id
    ) as taken
    where purse.player_id = taken.player_id and purse.kind = 'racing-coin'
  )
  insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
    balance_before, balance_after)
  select placed_at, entry.id, line, half.player_id, account, amount, half.purse_line, before,
    half.after
  from bet join entry using (key), lateral (
    values (1, bet.player_id, 'racing-coin', -stake, bet.purse_line, bet.after + stake, bet.after),
      (2, null, 'racing-stakes', stake, null, null, null)
  ) as half (line, player_id, account, amount, purse_line, before, after);

  for asked in
    select one.* from jsonb_to_recordset(orders) as one (
      place integer, player_id bigint, serial_number text, request_key text,
      placed_at timestamptz, stake bigint, bill_type smallint)
    where place = any (others)
    order by player_id, place
  loop
    select * into appended from append_entry(
      'racing-order ' || asked.player_id || ' ' || asked.request_key, asked.bill_type,
      asked.serial_number, '', asked.placed_at, array[asked.player_id, null],
      array['racing-coin', 'racing-stakes'], array[-asked.stake, asked.stake]);
    place := asked.place;
    outcome := case appended.outcome when 'appended' then 'placed' else appended.outcome end;
    order_id := null;
    serial_number := asked.serial_number;
    if outcome = 'placed' then
      order_id := nextval(pg_get_serial_sequence('racing_order', 'id'));
      placed := placed || place;
      ids := ids || order_id;
    elsif appended.entry_id is not null then
      select journal_entry.serial_number into serial_number from journal_entry
      where id = appended.entry_id;
    end if;
    return next;
  end loop;

  insert into racing_order (id, round_id, player_id, serial_number, request_key, request_hash,
    placed_at, kind, picks, tickets, ticket_stake, stake, device)
  overriding system value
  select id, round_id, player_id, serial_number, request_key, request_hash, placed_at, kind, picks,
    tickets, ticket_stake, stake, device
  from unnest(placed, ids) as numbered (place, id) join jsonb_to_recordset(orders) as one (
    place integer, round_id bigint, player_id bigint, serial_number text, request_key text,
    request_hash text, placed_at timestamptz, kind text, picks jsonb, tickets integer,
    ticket_stake bigint, stake bigint, device text) using (place);
end
$$;
