-- Free bets: credit with a cause and an end, and what the office may give by.

create table free_bet_template (
  id bigint generated always as identity primary key,
  name_sw text not null check (name_sw <> '' and length(name_sw) <= 60),
  name_en text not null check (name_en <> '' and length(name_en) <= 60),
  amount bigint not null check (amount > 0),
  days_valid smallint not null check (days_valid between 1 and 365),
  -- How many of it one player may have, ever.
  per_player_max smallint not null check (per_player_max between 1 and 1000),
  -- All that is ever given by it comes to no more.
  budget bigint not null check (budget > 0),
  given bigint not null default 0 check (given >= 0),
  is_active boolean not null,
  revision integer not null default 1 check (revision > 0),
  changed_by bigint references administrator,
  changed_at timestamptz not null,
  check (given <= budget)
);

create table free_bet (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0),
  cause text not null check (cause in ('referral', 'campaign', 'office')),
  cause_id text not null check (length(cause_id) <= 120),
  template_id bigint references free_bet_template,
  -- Of the ledger entry that gave it: one entry, one free bet.
  entry_key text not null unique,
  granted_at timestamptz not null,
  expires_at timestamptz,
  -- As of the line of the purse that its player's figures stand at.
  remaining bigint not null,
  staked bigint not null default 0 check (staked >= 0),
  -- Once it is over: what nobody had used went back, and nothing comes back to it.
  taken_back bigint not null default 0,
  ended_at timestamptz,
  told_ending_at timestamptz,
  check (remaining >= 0 and taken_back >= 0 and remaining + taken_back <= amount),
  check (ended_at is null or remaining = 0),
  check (ended_at is not null or taken_back = 0)
);

create index free_bet_by_player on free_bet (player_id, id desc);
create index free_bet_going on free_bet (expires_at, player_id) where ended_at is null;
create index free_bet_by_template on free_bet (template_id, player_id) where template_id is not null;
create index free_bet_by_cause on free_bet (cause, cause_id);
create index free_bet_by_day on free_bet (granted_at);

-- What orders have of free bets that are not over: as much may come back to them.
create table free_bet_use (
  free_bet_id bigint not null references free_bet,
  order_number text not null,
  amount bigint not null check (amount >= 0),
  primary key (free_bet_id, order_number)
);

-- Whoever was ever given one, and which lines of the credit purse their free bets have seen.
create table free_bet_holder (
  player_id bigint primary key references player,
  lines bigint not null check (lines >= 0)
);

alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check
  check (kind in ('balance-change', 'credit-by-hand', 'withdrawal', 'result-change', 'role-change',
    'manager-change', 'free-bets'));
