-- Bets by chance, placed by the ordinary verb for chosen accounts: what was ordered, and each of them.
create table random_run (
  id bigint generated always as identity primary key,
  administrator_id bigint not null references administrator,
  player_ids bigint[] not null check (cardinality(player_ids) between 1 and 500),
  total integer not null check (total between 1 and 10000),
  -- Senti.
  stake_minimum bigint not null check (stake_minimum > 0),
  stake_maximum bigint not null check (stake_maximum >= stake_minimum),
  -- Matches that begin within so many days; live ones only, or singles only.
  days smallint not null check (days between 0 and 30),
  live_only boolean not null,
  multi_bet boolean not null,
  -- Thousandths of the whole bet; 0: any.
  odds_ceiling integer not null check (odds_ceiling = 0 or odds_ceiling > 1000),
  note text not null check (note <> '' and length(note) <= 200),
  -- From which its bets are drawn, so that one that is repeated is the same as far as it can be.
  seed text not null,
  made_at timestamptz not null,
  stopped_at timestamptz,
  stopped_by bigint references administrator,
  ended_at timestamptz
);
create index random_run_going on random_run (id) where ended_at is null;

-- What became of each: an order, or a word why not.
create table random_bet (
  run_id bigint not null references random_run,
  number integer not null check (number > 0),
  player_id bigint not null references player,
  order_id bigint,
  refusal text,
  tried_at timestamptz not null,
  primary key (run_id, number),
  check (num_nonnulls(order_id, refusal) = 1)
);
create index random_bet_by_order on random_bet (order_id) where order_id is not null;
create trigger random_bet_append_only
  before update or delete or truncate on random_bet
  for each statement execute function refuse_change();
