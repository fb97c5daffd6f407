-- Campaigns as data: what is promised to players, what of it they reached, and what it cost.

create table campaign (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('daily-stakes', 'acca-back', 'win-bonus')),
  audience text not null check (audience in ('everybody', 'new-players', 'who-joins')),
  -- The newest; what it says stands below as well, for lists.
  revision integer not null default 1 check (revision > 0),
  -- Days of East Africa, both included.
  first_day text not null check (first_day ~ '^\d{4}-\d\d-\d\d$'),
  last_day text not null check (last_day ~ '^\d{4}-\d\d-\d\d$'),
  budget bigint not null check (budget >= 0),
  -- What was given. No writer can make it more than the budget.
  spent bigint not null default 0,
  granted integer not null default 0 check (granted >= 0),
  title_sw text not null,
  title_en text not null,
  sort integer not null default 0,
  made_by bigint references administrator,
  made_at timestamptz not null,
  started_by bigint references administrator,
  started_at timestamptz,
  stopped_by bigint references administrator,
  stopped_at timestamptz,
  check (spent between 0 and budget),
  check (last_day >= first_day)
);

-- What was promised, and from which day on.
create table campaign_revision (
  campaign_id bigint not null references campaign,
  revision integer not null check (revision > 0),
  from_day text not null check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  -- Rules, reward, words and picture.
  content jsonb not null,
  note text not null check (note <> '' and length(note) <= 200),
  changed_by bigint references administrator,
  changed_at timestamptz not null,
  primary key (campaign_id, revision)
);
create trigger campaign_revision_append_only
  before update or delete or truncate on campaign_revision
  for each statement execute function refuse_change();

-- Who takes part: by joining, or by a bet that was looked at. Whoever counts anew what a player has
-- reached locks this line, so that the last one counts last.
create table campaign_player (
  campaign_id bigint not null references campaign,
  player_id bigint not null references player,
  since timestamptz not null,
  joined_at timestamptz,
  -- Of daily stakes: days reached.
  days integer not null default 0 check (days >= 0),
  primary key (campaign_id, player_id)
);
create index campaign_player_by_time on campaign_player (campaign_id, since desc, player_id desc);
create index campaign_player_by_player on campaign_player (player_id);

-- What was reached, once for each period of a player: a day, or all of it. Given when `granted_at`
-- says so; until then it is counted anew with the bets it comes from.
create table campaign_reward (
  campaign_id bigint not null,
  player_id bigint not null,
  period text not null check (period ~ '^(all|\d{4}-\d\d-\d\d)$'),
  revision integer not null,
  amount bigint not null check (amount > 0),
  -- How long the free bet is good.
  good_days integer not null check (good_days > 0),
  -- Of an accumulator.
  order_id bigint,
  reached_at timestamptz not null,
  granted_at timestamptz,
  primary key (campaign_id, player_id, period),
  foreign key (campaign_id, player_id) references campaign_player
);
create index campaign_reward_owed on campaign_reward (campaign_id, reached_at, player_id)
  where granted_at is null;
create index campaign_reward_granted on campaign_reward (campaign_id, granted_at)
  where granted_at is not null;

create function keep_campaign_reward() returns trigger language plpgsql as $$
begin
  raise exception 'reward % of campaign % was given: it stays', old.period, old.campaign_id
    using errcode = 'integrity_constraint_violation';
end
$$;
create trigger campaign_reward_kept before update or delete on campaign_reward
  for each row when (old.granted_at is not null)
  execute function keep_campaign_reward();

-- Kinds of proposals are kept by the program, in one table of the contract.
alter table proposal drop constraint if exists proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind ~ '^[a-z][a-z-]{2,39}$');

-- Large wins, few among all bets: an index of those alone costs no other bet anything.
create index bet_order_large_win on bet_order (settled_at desc)
  where status = 4 and profit > 0 and payout >= 100000000;

-- Of the bets placed on a day and decided: how many, and how many brought something.
create table ticket_day (
  day text primary key check (day ~ '^\d{4}-\d\d-\d\d$'),
  decided integer not null check (decided >= 0),
  paid integer not null check (paid between 0 and decided),
  counted_at timestamptz not null
);

-- Whose large wins are shown with a letter and a region; nobody's without a yes of their own.
create table winner_choice (
  player_id bigint primary key references player,
  shown boolean not null,
  changed_at timestamptz not null
);
