-- Bets. An order is one bet of one or more legs; its id says when it was placed, so that orders and
-- legs lie in months by their ids alone and one that is sought is sought in one place.

-- What the house promised at some time. Many orders share a line; none changes.
create table bet_terms (
  id bigint generated always as identity primary key,
  content jsonb not null
);
create unique index bet_terms_by_content on bet_terms (md5(content::text));
create trigger bet_terms_append_only
  before update or delete or truncate on bet_terms
  for each statement execute function refuse_change();

create table bet_order (
  -- Milliseconds since 1970, then twenty bits of a counter.
  id bigint primary key,
  player_id bigint not null references player,
  serial_number text not null check (length(serial_number) between 10 and 31),
  -- Of the page: the same request answers with the same order. What it asked for is kept as a hash.
  request_key text not null,
  request_hash text not null,
  placed_at timestamptz not null,
  -- Numbers of the contract.
  type smallint not null,
  status smallint not null,
  -- Legs of each line of a system; 0 when all must win.
  system_size smallint not null check (system_size >= 0),
  leg_count smallint not null check (leg_count between 1 and 60),
  stake bigint not null check (stake > 0),
  paid_with text not null check (paid_with in ('cash', 'credit')),
  device text not null check (device in ('desktop', 'phone')),
  -- Hundredths, of any size.
  total_odds numeric not null,
  terms_id bigint not null references bet_terms,
  -- As promised while it is open, as paid once it is decided.
  profit bigint not null check (profit >= 0),
  win_bonus bigint not null check (win_bonus >= 0),
  tax bigint not null check (tax >= 0),
  payout bigint not null check (payout >= 0),
  settled_at timestamptz
) partition by range (id);

create index bet_order_by_player on bet_order (player_id, id desc);
create index bet_order_by_serial on bet_order (serial_number);

create table bet_leg (
  order_id bigint not null,
  place smallint not null,
  match_id bigint not null,
  market_id bigint not null,
  market_type_id integer not null,
  part_id integer not null,
  selection_id bigint not null,
  offer_id bigint not null,
  -- Thousandths.
  odds integer not null check (odds > 1000),
  is_live boolean not null,
  starts_at timestamptz not null,
  -- What it was called when it was bet on, in both languages.
  words jsonb not null,
  -- A leg outcome of the contract.
  outcome smallint not null default 0,
  primary key (order_id, place)
) partition by range (order_id);

-- Whoever decides a selection looks for its open legs, and for nothing else.
create index bet_leg_open on bet_leg (selection_id) where outcome = 0;

-- The first id of a moment.
create function bet_id_from(moment timestamptz) returns bigint language sql immutable as $$
  select (extract(epoch from moment) * 1000)::bigint << 20
$$;

create sequence bet_order_counter cycle maxvalue 1048575 minvalue 0;

-- Months of Dar es Salaam. One that exists stays as it is.
create function add_bet_month(month date) returns void language plpgsql as $$
declare
  suffix text := to_char(month, '"_"YYYY_MM');
  begins bigint := bet_id_from(
    date_trunc('month', month)::timestamp at time zone 'Africa/Dar_es_Salaam');
  ends bigint := bet_id_from((date_trunc('month', month) + interval '1 month')::timestamp
    at time zone 'Africa/Dar_es_Salaam');
begin
  if to_regclass('bet_order' || suffix) is not null then
    return;
  end if;
  execute format('create table %I partition of bet_order for values from (%s) to (%s)',
    'bet_order' || suffix, begins, ends);
  execute format('create table %I partition of bet_leg for values from (%s) to (%s)',
    'bet_leg' || suffix, begins, ends);
end
$$;

select add_bet_month(month::date)
from generate_series(timestamp '2026-01-01', timestamp '2027-12-01', interval '1 month') as month;
create table bet_order_other_months partition of bet_order default;
create table bet_leg_other_months partition of bet_leg default;

-- Whether this player ever asked for a limit or a pause: then each stake is counted under a lock.
create function plays_with_limits(player bigint) returns boolean language sql stable as $$
  select exists (select from play_limit_change where player_id = player)
    or exists (select from play_pause where player_id = player)
$$;

-- Places many bets in one transaction, each for itself. Answers for each by its place in the list:
-- 'placed', 'repeated', 'key-used-differently', 'funds-short', 'betting-forbidden', or 'limits-ask'
-- for a player whose own limits must be counted first (unless `limits_counted`); with the id of
-- an order that is new, and with the serial number of the one that stands under the key.
-- Bets are taken in the order of their players, so two calls never wait for each other in a circle.
create function place_bets(bets jsonb, limits_counted boolean)
returns table (place integer, outcome text, order_id bigint, serial_number text) language plpgsql as $$
#variable_conflict use_column
declare
  bet record;
  appended record;
  placed integer[] := '{}';
  ids bigint[] := '{}';
  answer text;
begin
  for bet in
    select one.* from jsonb_to_recordset(bets) as one (
      place integer, player_id bigint, serial_number text, request_key text,
      placed_at timestamptz, stake bigint, paid_with text, bill_type smallint)
    order by player_id, place
  loop
    answer := null;
    order_id := null;
    if exists (select from player where id = bet.player_id and (betting_forbidden or disabled)) then
      answer := 'betting-forbidden';
    elsif not limits_counted and plays_with_limits(bet.player_id) then
      answer := 'limits-ask';
    end if;
    if answer is null then
      select * into appended from append_entry(
        'bet ' || bet.player_id || ' ' || bet.request_key, bet.bill_type, bet.serial_number, '',
        bet.placed_at, array[bet.player_id, null], array[bet.paid_with, 'stakes'],
        array[-bet.stake, bet.stake]);
      answer := appended.outcome;
      if answer = 'appended' then
        placed := placed || bet.place;
        order_id := bet_id_from(bet.placed_at) | nextval('bet_order_counter');
        ids := ids || order_id;
      end if;
    end if;
    place := bet.place;
    outcome := case answer when 'appended' then 'placed' else answer end;
    serial_number := bet.serial_number;
    if answer in ('repeated', 'key-used-differently') then
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
    offer_id, odds, is_live, starts_at, words)
  select numbered.id, leg.place, leg.match_id, leg.market_id, leg.market_type_id, leg.part_id,
    leg.selection_id, leg.offer_id, leg.odds, leg.is_live, leg.starts_at, leg.words
  from unnest(placed, ids) as numbered (place, id)
    join jsonb_to_recordset(bets) as one (place integer, legs jsonb) using (place),
    jsonb_to_recordset(one.legs) as leg (
      place smallint, match_id bigint, market_id bigint, market_type_id integer, part_id integer,
      selection_id bigint, offer_id bigint, odds integer, is_live boolean, starts_at timestamptz,
      words jsonb);
end
$$;
