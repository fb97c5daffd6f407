-- What the business did, by the hour: rolled up from the entries of the books a few seconds behind
-- them, by one process at a time and never by whoever places a bet (decision 0083, docs/spec/statistics.md).

-- One way of looking at the same money is a facet. Every facet of an hour has the same sums, as far
-- as it goes: sport, league, market and match share out sports bets, operator what came in and went
-- out, device the games, agent and product everything.
create table statistics_hour (
  facet text not null check (facet in
    ('product', 'sport', 'league', 'market', 'match', 'agent', 'operator', 'device')),
  -- Its beginning; hours of East Africa are whole hours everywhere.
  hour timestamptz not null,
  -- `account` is what belongs to no game: deposits, withdrawals, gifts.
  product text not null check (product in
    ('sports', 'jackpot', 'lucky-six', 'racing', 'casino', 'account')),
  -- Of the sport, league, market type, match or agent; the operator; the device. Empty for products.
  key text not null,
  -- What players staked in the hour, those by credit among it, and what they were paid before tax.
  stakes bigint not null default 0,
  credit_stakes bigint not null default 0,
  payouts bigint not null default 0,
  -- What the house gave: bonuses, free bets, rewards, less what of them expired.
  bonus bigint not null default 0,
  -- Withheld from winnings, for the authority.
  tax bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  -- Bets, less those a provider took back. Of sport, league, market and match: legs.
  bets bigint not null default 0,
  -- Of the payouts, what bought bets back, and how often.
  cashed bigint not null default 0,
  cash_outs bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawal_count bigint not null default 0,
  primary key (facet, hour, product, key)
);

-- Who staked on a day of East Africa, and since when; of all accounts, also those that do not count.
create table statistics_player_day (
  day date not null,
  player_id bigint not null,
  since timestamptz not null,
  primary key (day, player_id)
);

create table statistics_first_bet (
  player_id bigint primary key,
  at timestamptz not null
);
create index statistics_first_bet_by_time on statistics_first_bet (at);

-- How far the books are rolled up. Numbers of entries are given out before they are seen, so an
-- entry may appear below one that was seen: what was seen last is only rolled up when everybody who
-- wrote at that time has ended, which is when no transaction before `seen_until` is left.
create table statistics_progress (
  one boolean primary key default true check (one),
  rolled_to bigint not null default 0,
  seen_to bigint not null default 0,
  seen_until xid8 not null default '0',
  -- When everything that stood in the books was rolled up.
  rolled_at timestamptz not null default '-infinity'
);
insert into statistics_progress default values;

-- Hours to be rolled up anew.
create table statistics_stale_hour (
  hour timestamptz primary key
);

-- Accounts whose hours are to be rolled up anew: they count or do not count from now on, or hang
-- below another agent, then with everybody below them.
create table statistics_recount (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  with_branch boolean not null
);

create function note_statistics_recount() returns trigger language plpgsql as $$
begin
  if new.counts_in_statistics <> old.counts_in_statistics
    or new.inviter_id is distinct from old.inviter_id
    or (new.agent_since is null) <> (old.agent_since is null) then
    insert into statistics_recount (player_id, with_branch)
    values (new.id, new.counts_in_statistics = old.counts_in_statistics);
  end if;
  return null;
end
$$;
create trigger player_changes_statistics
  after update of counts_in_statistics, inviter_id, agent_since on player
  for each row execute function note_statistics_recount();

-- What each comparison of the roll-up with the books found.
create table statistics_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  -- The hours that were compared begin here.
  since timestamptz not null,
  rolled_to bigint not null,
  hours integer not null,
  sound boolean not null,
  findings jsonb not null
);
create trigger statistics_check_append_only
  before update or delete or truncate on statistics_check
  for each statement execute function refuse_change();

-- Who played for most in a period. No change of a line touches its day, so updates stay as cheap.
create index player_day_by_day on player_day (day);
