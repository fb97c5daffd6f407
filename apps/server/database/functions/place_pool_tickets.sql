-- Sells many tickets in one transaction, each for itself. Returns for each by its place in the list:
-- 'placed', 'repeated', 'key-used-differently', 'issue-closed', 'funds-short', 'betting-forbidden',
-- or 'limits-ask' for a player whose own limits must be counted first (unless `limits_counted`);
-- with the id of a ticket that is new, and with the serial number of the one that stands under the
-- idempotency key. The issue is held in share: purchases do not wait for each other, and closing,
-- settling or cancelling it waits for those that passed here and lets no other one in. It is taken
-- before the purses, as those do that pay it out. Otherwise as place_bets.
create or replace function place_pool_tickets(
  tickets jsonb,
  limits_counted boolean,
  written_at timestamptz
) returns table (place integer, outcome text, ticket_id bigint, serial_number text)
language plpgsql as $$
#variable_conflict use_column
declare
  ticket record;
  appended record;
  -- The purse at hand: whose, and what is left in it.
  holder bigint;
  kind_now text;
  left_now bigint;
  lines_now bigint;
  -- Plain tickets that are paid for: their place, what they leave, and which line of the purse.
  paid integer[] := '{}';
  afters bigint[] := '{}';
  purse_lines bigint[] := '{}';
  -- Issues that are on sale.
  on_sale bigint[];
  -- Players whose limits must be counted first.
  to_count bigint[] := '{}';
  -- Tickets that go one by one.
  others integer[] := '{}';
  placed integer[] := '{}';
  ids bigint[] := '{}';
begin
  if not limits_counted then
    select coalesce(array_agg(player_id), '{}') into to_count from (
      select distinct player_id from jsonb_to_recordset(tickets) as one (player_id bigint)
    ) as players
    where plays_with_limits(player_id);
  end if;
  select coalesce(array_agg(id), '{}') into on_sale from (
    select id from pool_issue
    where id in (select issue_id from jsonb_to_recordset(tickets) as one (issue_id bigint))
      and state = 'open' and closes_at > written_at
    order by id
    for share
  ) as issues;
  perform from purse
  where player_id in (select player_id from jsonb_to_recordset(tickets) as one (player_id bigint))
  order by player_id, kind
  for no key update;

  for ticket in
    select one.place, one.player_id, one.stake, one.paid_with, one.serial_number,
      betting_forbidden or disabled as forbidden,
      one.player_id = any (to_count) as limits_ask,
      one.issue_id = any (on_sale) as is_on_sale,
      coalesce(balance, 0) as balance, purse.lines as lines,
      (select id from journal_entry
        where key = 'pool-ticket ' || one.player_id || ' ' || one.request_key) is null as is_new,
      row_number() over (partition by one.player_id, one.request_key order by one.place) = 1
        as is_first
    from jsonb_to_recordset(tickets) as one (
        place integer, player_id bigint, issue_id bigint, serial_number text, request_key text,
        stake bigint, paid_with text)
      join player on player.id = one.player_id
      left join purse on purse.player_id = one.player_id and purse.kind = one.paid_with
    order by one.player_id, one.paid_with, one.place
  loop
    if (ticket.player_id, ticket.paid_with) is distinct from (holder, kind_now) then
      holder := ticket.player_id;
      kind_now := ticket.paid_with;
      left_now := ticket.balance;
      lines_now := ticket.lines;
    end if;
    place := ticket.place;
    serial_number := ticket.serial_number;
    ticket_id := null;
    if ticket.forbidden then
      outcome := 'betting-forbidden';
    elsif ticket.limits_ask then
      outcome := 'limits-ask';
    elsif ticket.is_new and not ticket.is_on_sale then
      outcome := 'issue-closed';
    elsif not (ticket.is_new and ticket.is_first) then
      others := others || ticket.place;
      continue;
    elsif left_now < ticket.stake then
      outcome := 'funds-short';
    else
      outcome := 'placed';
      left_now := left_now - ticket.stake;
      lines_now := lines_now + 1;
      ticket_id := nextval(pg_get_serial_sequence('pool_ticket', 'id'));
      paid := paid || ticket.place;
      afters := afters || left_now;
      purse_lines := purse_lines || lines_now;
      ids := ids || ticket_id;
    end if;
    return next;
  end loop;
  placed := paid;

  with ticket as materialized (
    select one.*, after, purse_line, 'pool-ticket ' || player_id || ' ' || request_key as key
    from unnest(paid, afters, purse_lines) as done (place, after, purse_line)
      join jsonb_to_recordset(tickets) as one (
        place integer, player_id bigint, serial_number text, request_key text,
        placed_at timestamptz, stake bigint, paid_with text, bill_type smallint) using (place)
  ), entry as (
    insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    select key, bill_type, serial_number, '', placed_at from ticket
    returning id, key
  ), moved as (
    update purse set balance = balance - taken.stake, lines = lines + taken.tickets
    from (
      select player_id, paid_with, sum(stake) as stake, count(*) as tickets from ticket
      group by player_id, paid_with
    ) as taken
    where purse.player_id = taken.player_id and purse.kind = taken.paid_with
  )
  insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
    balance_before, balance_after)
  select placed_at, entry.id, line, half.player_id, account, amount, half.purse_line, before,
    half.after
  from ticket join entry using (key), lateral (
    values (1, ticket.player_id, paid_with, -stake, ticket.purse_line, ticket.after + stake,
        ticket.after),
      (2, null, 'pool-stakes', stake, null, null, null)
  ) as half (line, player_id, account, amount, purse_line, before, after);

  for ticket in
    select one.* from jsonb_to_recordset(tickets) as one (
      place integer, player_id bigint, serial_number text, request_key text,
      placed_at timestamptz, stake bigint, paid_with text, bill_type smallint)
    where place = any (others)
    order by player_id, place
  loop
    select * into appended from append_entry(
      'pool-ticket ' || ticket.player_id || ' ' || ticket.request_key, ticket.bill_type,
      ticket.serial_number, '', ticket.placed_at, array[ticket.player_id, null],
      array[ticket.paid_with, 'pool-stakes'], array[-ticket.stake, ticket.stake]);
    place := ticket.place;
    outcome := case appended.outcome when 'appended' then 'placed' else appended.outcome end;
    ticket_id := null;
    serial_number := ticket.serial_number;
    if outcome = 'placed' then
      ticket_id := nextval(pg_get_serial_sequence('pool_ticket', 'id'));
      placed := placed || place;
      ids := ids || ticket_id;
    elsif appended.entry_id is not null then
      select journal_entry.serial_number into serial_number from journal_entry
      where id = appended.entry_id;
    end if;
    return next;
  end loop;

  insert into pool_ticket (id, issue_id, player_id, serial_number, request_key, request_hash,
    placed_at, picks, reserve_picks, multiplier, lines, stake, paid_with, device)
  overriding system value
  select id, issue_id, player_id, serial_number, request_key, request_hash, placed_at, picks,
    reserve_picks, multiplier, lines, stake, paid_with, device
  from unnest(placed, ids) as numbered (place, id) join jsonb_to_recordset(tickets) as one (
    place integer, issue_id bigint, player_id bigint, serial_number text, request_key text,
    request_hash text, placed_at timestamptz, picks text, reserve_picks text, multiplier integer,
    lines integer, stake bigint, paid_with text, device text) using (place);
end
$$;
