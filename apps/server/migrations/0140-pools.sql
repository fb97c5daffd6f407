-- Jackpot and Lucky Six: what is sold, what was picked, and how it was shared out.

-- What the next issue of a game is sold on.
create table pool_type (
  id bigint generated always as identity primary key,
  game text not null check (game in ('jackpot', 'lucky-six')),
  -- Before the number of an issue: J46.
  prefix text not null unique check (prefix ~ '^[A-Z]{1,4}$'),
  label text not null check (label <> '' and length(label) <= 40),
  is_active boolean not null,
  -- Terms as the domain names them, and how far apart the prices of a match may be.
  content jsonb not null,
  revision integer not null default 1 check (revision > 0),
  -- Issues so far.
  issues integer not null default 0 check (issues >= 0),
  changed_by bigint references administrator,
  changed_at timestamptz not null
);

create table pool_type_revision (
  type_id bigint not null references pool_type,
  revision integer not null check (revision > 0),
  content jsonb not null,
  reason text not null check (reason <> '' and length(reason) <= 200),
  changed_by bigint references administrator,
  changed_at timestamptz not null,
  primary key (type_id, revision)
);
create trigger pool_type_revision_append_only
  before update or delete or truncate on pool_type_revision
  for each statement execute function refuse_change();

create table pool_issue (
  id bigint generated always as identity primary key,
  type_id bigint not null references pool_type,
  game text not null check (game in ('jackpot', 'lucky-six')),
  number integer not null check (number > 0),
  -- The prefix of its day and the number.
  name text not null unique,
  label text not null,
  state text not null check (state in ('draft', 'open', 'closed', 'settled', 'cancelled')),
  revision integer not null default 1 check (revision > 0),
  -- Set as it is opened, and never changed: what every ticket of it was sold on.
  terms jsonb,
  -- What it began with, and what of that was carried over from issues before.
  opening_pool bigint not null default 0 check (opening_pool >= 0),
  carried bigint not null default 0 check (carried between 0 and opening_pool),
  -- The first kick-off, or earlier when somebody closed it by hand.
  closes_at timestamptz not null,
  made_by bigint references administrator,
  made_at timestamptz not null,
  opened_by bigint references administrator,
  opened_at timestamptz,
  closed_at timestamptz,
  -- As it was shared out last.
  settled_by bigint references administrator,
  settled_at timestamptz,
  settlements integer not null default 0 check (settlements >= 0),
  growth bigint not null default 0 check (growth >= 0),
  shared jsonb,
  -- Names the results and tickets that it was shared out by.
  digest text not null default '',
  unique (type_id, number),
  check (state in ('draft', 'cancelled') or terms is not null)
);
create index pool_issue_by_state on pool_issue (state, closes_at);
create index pool_issue_by_game on pool_issue (game, id desc);
-- One draft and one sale of a game at a time.
create unique index pool_issue_one_draft on pool_issue (type_id) where state = 'draft';
create unique index pool_issue_one_sale on pool_issue (type_id) where state = 'open';

create table pool_issue_match (
  issue_id bigint not null references pool_issue,
  is_reserve boolean not null,
  -- From 1.
  place smallint not null check (place between 1 and 20),
  match_id bigint not null,
  home_id bigint not null,
  away_id bigint not null,
  starts_at timestamptz not null,
  -- Competition and both teams, by language, as they were called when it was chosen.
  words jsonb not null,
  -- How it stands, by whom that was said, and since when.
  ended text not null default 'waiting' check (ended in ('waiting', 'played', 'off')),
  home smallint check (home between 0 and 99),
  away smallint check (away between 0 and 99),
  told_by text not null default 'feed' check (told_by in ('feed', 'hand')),
  told_at timestamptz,
  primary key (issue_id, is_reserve, place),
  unique (issue_id, match_id),
  check ((ended = 'played') = (home is not null and away is not null)),
  check ((ended = 'waiting') = (told_at is null))
);
create index pool_issue_match_by_match on pool_issue_match (match_id);

create table pool_ticket (
  id bigint generated always as identity primary key,
  issue_id bigint not null references pool_issue,
  player_id bigint not null references player,
  serial_number text not null unique,
  request_key text not null,
  request_hash text not null,
  placed_at timestamptz not null,
  -- By place, as players write them: 1,X2,2 and so on.
  picks text not null,
  reserve_picks text not null,
  multiplier integer not null check (multiplier > 0),
  lines integer not null check (lines > 0),
  stake bigint not null check (stake > 0),
  paid_with text not null check (paid_with in ('cash', 'credit')),
  device text not null check (device in ('desktop', 'phone')),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'refunded')),
  -- Right picks of its best line, once it is decided.
  best_right smallint,
  prize bigint not null default 0 check (prize >= 0),
  tax bigint not null default 0 check (tax between 0 and prize),
  settled_at timestamptz,
  -- The settlement of its issue that it was last decided by.
  settlement integer not null default 0 check (settlement >= 0),
  unique (player_id, request_key),
  check ((state = 'won') = (prize > 0)),
  check ((state = 'open') = (settled_at is null))
);
-- The pool is summed, so that no ticket waits for another one's row.
create index pool_ticket_of_issue on pool_ticket (issue_id, id) include (stake, lines);
create index pool_ticket_of_player on pool_ticket (player_id, id desc);
create index pool_ticket_won on pool_ticket (issue_id, id) where state = 'won';

-- What a settlement left in the pool, until the next issue begins with it.
create table pool_rollover (
  issue_id bigint not null references pool_issue,
  settlement integer not null check (settlement >= 0),
  type_id bigint not null references pool_type,
  amount bigint not null check (amount > 0),
  carried_into bigint references pool_issue,
  primary key (issue_id, settlement)
);
create index pool_rollover_waiting on pool_rollover (type_id) where carried_into is null;

-- Each time an issue was shared out, or its stakes were given back. Tickets are paid chunk by chunk;
-- whoever goes on after an interruption goes by what stands here, whatever was told since.
create table pool_settlement (
  issue_id bigint not null references pool_issue,
  -- From 1; 0 gives every stake back.
  settlement integer not null check (settlement >= 0),
  -- Names exactly this outcome.
  digest text not null,
  -- How each place was decided, and how the pool is shared by it.
  standings jsonb not null,
  shared jsonb,
  growth bigint not null default 0 check (growth >= 0),
  -- What all tickets get, less what they had, and how much of that they have got.
  owed bigint not null,
  paid bigint not null default 0,
  -- The last ticket that is done.
  reached bigint not null default 0,
  -- What the office said; players whose stakes come back read it.
  reason text not null,
  begun_by bigint references administrator,
  approved_by bigint references administrator,
  begun_at timestamptz not null,
  ended_at timestamptz,
  primary key (issue_id, settlement),
  check (ended_at is null or paid = owed)
);
create unique index pool_settlement_under_way on pool_settlement (issue_id) where ended_at is null;
