-- Stakes that players gave back before their bets were decided, and the rules by which the house
-- does so for them.

-- One line for each part of an order that was cashed, the last one for what was left of it.
create table cash_out (
  order_id bigint not null,
  -- Counts from 1: part of the keys in the books.
  number smallint not null check (number > 0),
  player_id bigint not null references player,
  -- Of the page: the same request answers as before. One by a rule has a key that no page can send.
  request_key text not null,
  share_percent smallint not null check (share_percent between 1 and 100),
  stake_sold bigint not null check (stake_sold > 0),
  -- In play after it; 0 when the order was closed by it.
  stake_left bigint not null check (stake_left >= 0),
  value bigint not null check (value > 0),
  tax bigint not null check (tax >= 0),
  paid bigint not null check (paid > 0 and paid + tax = value),
  sold_by text not null check (sold_by in ('player', 'rule')),
  cashed_at timestamptz not null,
  primary key (order_id, number),
  unique (player_id, request_key)
);
create trigger cash_out_append_only
  before update or delete or truncate on cash_out
  for each statement execute function refuse_change();

-- A rule stands while its order is open and is removed with its end.
create table auto_cash_out (
  order_id bigint primary key,
  player_id bigint not null references player,
  -- Senti, after tax.
  threshold bigint not null check (threshold > 0),
  set_at timestamptz not null
);
