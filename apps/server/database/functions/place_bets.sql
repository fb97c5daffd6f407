-- Places many bets in one transaction, each for itself. Returns for each by its place in the list:
-- 'placed', 'repeated', 'key-used-differently', 'funds-short', 'betting-forbidden', 'factor-changed'
-- for a bet that was admitted by another stake factor than its player has, or 'limits-ask' for a player whose own limits must be counted first (unless `limits_counted`), and
-- for a bet at a raised price what `fits_boosts` has against it; with the id of an order that is new, and with the serial number of the one that stands under the
-- idempotency key. Bets are taken in the order of their players, so two calls never deadlock. Each
-- key is looked up by itself: joined, keys were compared with the whole journal whenever the plan
-- had been made while it was short, and each bet made the next one slower until the journal was
-- analyzed again.
create or replace function place_bets(bets jsonb, limits_counted boolean)
returns table (place integer, outcome text, order_id bigint, serial_number text) language plpgsql as $$
#variable_conflict use_column
declare
  bet record;
  appended record;
  -- The purse at hand: whose, and what is left in it.
  holder bigint;
  kind_now text;
  left_now bigint;
  lines_now bigint;
  -- Plain bets that are paid for: their place, what they leave, and which line of the purse that is.
  paid integer[] := '{}';
  afters bigint[] := '{}';
  purse_lines bigint[] := '{}';
  -- Players whose limits must be counted first.
  to_count bigint[] := '{}';
  -- Bets that go one by one.
  others integer[] := '{}';
  placed integer[] := '{}';
  ids bigint[] := '{}';
begin
  -- Before the purses: whoever counts a player takes these locks in the same order.
  if not limits_counted then
    select coalesce(array_agg(player_id), '{}') into to_count from (
      select distinct player_id from jsonb_to_recordset(bets) as one (player_id bigint)
    ) as players
    where plays_with_limits(player_id);
  end if;
  perform from purse
  where player_id in (select player_id from jsonb_to_recordset(bets) as one (player_id bigint))
  order by player_id, kind
  for no key update;
  -- Few bets have a boost; those wait for each other here, after the purses and in one order. A boost
  -- has a column of that name too.
  if jsonb_path_exists(bets, '$[*].boosts') then
    perform from odds_boost
    where id in (
      select (boost ->> 'id')::bigint from jsonb_path_query(place_bets.bets, '$[*].boosts[*]') as boost)
    order by id
    for no key update;
  end if;

  for bet in
    select one.place, one.player_id, one.placed_at, one.stake, one.paid_with, one.serial_number,
      betting_forbidden or disabled as forbidden,
      one.stake_factor <> stake_factor_percent as other_factor,
      one.player_id = any (to_count) as limits_ask,
      coalesce(balance, 0) as balance, lines,
      (select id from journal_entry where key = 'bet ' || one.player_id || ' ' || one.request_key)
        is null
        and row_number() over (partition by one.player_id, one.request_key order by one.place) = 1
        and one.boosts is null as plain
    from jsonb_to_recordset(bets) as one (
        place integer, player_id bigint, serial_number text, request_key text,
        placed_at timestamptz, stake bigint, paid_with text, stake_factor smallint, boosts jsonb)
      join player on player.id = one.player_id
      left join purse on purse.player_id = one.player_id and purse.kind = one.paid_with
    order by one.player_id, one.paid_with, one.place
  loop
    if (bet.player_id, bet.paid_with) is distinct from (holder, kind_now) then
      holder := bet.player_id;
      kind_now := bet.paid_with;
      left_now := bet.balance;
      lines_now := bet.lines;
    end if;
    place := bet.place;
    serial_number := bet.serial_number;
    order_id := null;
    if bet.forbidden then
      outcome := 'betting-forbidden';
    elsif bet.other_factor then
      outcome := 'factor-changed';
    elsif bet.limits_ask then
      outcome := 'limits-ask';
    elsif not bet.plain then
      others := others || bet.place;
      continue;
    elsif left_now < bet.stake then
      outcome := 'funds-short';
    else
      outcome := 'placed';
      left_now := left_now - bet.stake;
      lines_now := lines_now + 1;
      order_id := bet_id_from(bet.placed_at) | nextval('bet_order_counter');
      paid := paid || bet.place;
      afters := afters || left_now;
      purse_lines := purse_lines || lines_now;
      ids := ids || order_id;
    end if;
    return next;
  end loop;
  placed := paid;

  with bet as materialized (
    select one.*, after, purse_line, 'bet ' || player_id || ' ' || request_key as key
    from unnest(paid, afters, purse_lines) as done (place, after, purse_line)
      join jsonb_to_recordset(bets) as one (
        place integer, player_id bigint, serial_number text, request_key text,
        placed_at timestamptz, stake bigint, paid_with text, bill_type smallint) using (place)
  ), entry as (
    insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    select key, bill_type, serial_number, '', placed_at from bet
    returning id, key
  ), moved as (
    update purse set balance = balance - taken.stake, lines = lines + taken.bets
    from (
      select player_id, paid_with, sum(stake) as stake, count(*) as bets from bet
      group by player_id, paid_with
    ) as taken
    where purse.player_id = taken.player_id and purse.kind = taken.paid_with
  )
  insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
    balance_before, balance_after)
  select placed_at, entry.id, line, half.player_id, account, amount, half.purse_line, before,
    half.after
  from bet join entry using (key), lateral (
    values (1, bet.player_id, paid_with, -stake, bet.purse_line, bet.after + stake, bet.after),
      (2, null, 'stakes', stake, null, null, null)
  ) as half (line, player_id, account, amount, purse_line, before, after);

  for bet in
    select one.* from jsonb_to_recordset(bets) as one (
      place integer, player_id bigint, serial_number text, request_key text,
      placed_at timestamptz, stake bigint, paid_with text, bill_type smallint, boosts jsonb)
    where place = any (others)
    order by player_id, place
  loop
    place := bet.place;
    order_id := null;
    serial_number := bet.serial_number;
    -- A repeated bet is answered with the order that stands, whatever became of its boost.
    if bet.boosts is not null and not exists (
      select from journal_entry where key = 'bet ' || bet.player_id || ' ' || bet.request_key
    ) then
      outcome := fits_boosts(bet.boosts, bet.player_id, bet.stake, bet.placed_at);
      if outcome <> 'fits' then
        return next;
        continue;
      end if;
    end if;
    select * into appended from append_entry(
      'bet ' || bet.player_id || ' ' || bet.request_key, bet.bill_type, bet.serial_number, '',
      bet.placed_at, array[bet.player_id, null], array[bet.paid_with, 'stakes'],
      array[-bet.stake, bet.stake]);
    outcome := case appended.outcome when 'appended' then 'placed' else appended.outcome end;
    if outcome = 'placed' then
      order_id := bet_id_from(bet.placed_at) | nextval('bet_order_counter');
      placed := placed || place;
      ids := ids || order_id;
      if bet.boosts is not null then
        perform spend_boosts(bet.boosts, bet.player_id, order_id, bet.stake);
      end if;
    elsif appended.entry_id is not null then
      select journal_entry.serial_number into serial_number from journal_entry
      where id = appended.entry_id;
    end if;
    return next;
  end loop;

  insert into bet_order (id, player_id, serial_number, request_key, request_hash, placed_at, type,
    status, system_size, leg_count, stake, paid_with, device, total_odds, terms_id, profit,
    win_bonus, tax, payout)
  select id, player_id, serial_number, request_key, request_hash, placed_at, type, status,
    system_size, jsonb_array_length(legs), stake, paid_with, device, total_odds, terms_id, profit,
    win_bonus, tax, payout
  from unnest(placed, ids) as numbered (place, id) join jsonb_to_recordset(bets) as one (
    place integer, player_id bigint, serial_number text, request_key text, request_hash text,
    placed_at timestamptz, type smallint, status smallint, system_size smallint, legs jsonb,
    stake bigint, paid_with text, device text, total_odds numeric, terms_id bigint,
    profit bigint, win_bonus bigint, tax bigint, payout bigint) using (place);

  insert into bet_leg (order_id, place, match_id, market_id, market_type_id, part_id, selection_id,
    offer_id, odds, odds_before, boost_id, is_live, starts_at, words)
  select numbered.id, leg.place, leg.match_id, leg.market_id, leg.market_type_id, leg.part_id,
    leg.selection_id, leg.offer_id, leg.odds, leg.odds_before, leg.boost_id, leg.is_live,
    leg.starts_at, leg.words
  from unnest(placed, ids) as numbered (place, id)
    join jsonb_to_recordset(bets) as one (place integer, legs jsonb) using (place),
    jsonb_to_recordset(one.legs) as leg (
      place smallint, match_id bigint, market_id bigint, market_type_id integer, part_id integer,
      selection_id bigint, offer_id bigint, odds integer, odds_before integer, boost_id bigint,
      is_live boolean, starts_at timestamptz, words jsonb);
end
$$;
