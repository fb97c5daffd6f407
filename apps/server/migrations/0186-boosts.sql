-- Boosts: a price that the house raises for a time, with a stake cap and a budget (decision 0066).

create table odds_boost (
  id bigint generated always as identity primary key,
  selection_id bigint not null,
  match_id bigint not null,
  market_id bigint not null,
  -- What it was called when it was made, in both languages.
  words jsonb not null,
  match_starts_at timestamptz not null,
  -- Thousandths by hand, or a percent of the price without margin.
  odds integer check (odds > 1000),
  percent numeric(5, 1) check (percent > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- In senti: all bets of one player, and what all bets may make the house pay extra.
  stake_maximum bigint not null check (stake_maximum > 0),
  budget bigint not null check (budget > 0),
  -- Summed in place by whoever places a bet. No writer can make it more than the budget.
  spent bigint not null default 0,
  bets integer not null default 0 check (bets >= 0),
  staked bigint not null default 0 check (staked >= 0),
  note text not null check (note <> '' and length(note) <= 200),
  made_by bigint not null references administrator,
  made_at timestamptz not null,
  -- Before its time: stopped by somebody, overtaken by the price, or used up.
  ended_at timestamptz,
  ended_why text check (ended_why in ('stopped', 'overtaken', 'used-up')),
  ended_by bigint references administrator,
  check (num_nonnulls(odds, percent) = 1),
  check (ends_at > starts_at),
  check (spent between 0 and budget),
  check ((ended_at is null) = (ended_why is null)),
  check (ended_by is null or ended_why = 'stopped')
);
create index odds_boost_of_selection on odds_boost (selection_id);
create index odds_boost_of_match on odds_boost (match_id);
create index odds_boost_going on odds_boost (ends_at) where ended_at is null;

-- What each bet at a raised price may make the house pay extra.
create table boosted_bet (
  boost_id bigint not null references odds_boost,
  player_id bigint not null references player,
  order_id bigint not null,
  stake bigint not null check (stake > 0),
  extra bigint not null check (extra >= 0),
  primary key (boost_id, player_id, order_id)
);
create index boosted_bet_of_player on boosted_bet (player_id);
create trigger boosted_bet_append_only
  before update or delete or truncate on boosted_bet
  for each statement execute function refuse_change();

-- A leg at a raised price: what it would have cost, and which boost raised it.
alter table bet_leg
  add column odds_before integer check (odds_before > 1000 and odds_before < odds),
  add column boost_id bigint,
  add constraint bet_leg_boosted check (num_nonnulls(odds_before, boost_id) in (0, 2));
