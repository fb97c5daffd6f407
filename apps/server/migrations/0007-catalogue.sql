-- The provider's world. These tables are the folded image of the journal below: one process at a
-- time writes them, a second behind the world it holds in memory. They carry no foreign keys:
-- that memory refuses whatever would break one before anything is written, the rows of one fold
-- arrive by table and not in the order of their meaning, and five thousand prices a second would
-- pay for checks that cannot fail.
create table sport (
  id integer primary key,
  version bigint not null,
  name text not null
);

create table country (
  id integer primary key,
  version bigint not null,
  name text not null,
  code text
);

create table bookmaker (
  id integer primary key,
  version bigint not null,
  name text not null
);

create table league (
  id bigint primary key,
  version bigint not null,
  name text not null,
  sport_id integer not null,
  country_id integer
);

create table team (
  id bigint primary key,
  version bigint not null,
  name text not null
);

-- Competitions and matches: the provider's updates do not say which of them they are about.
-- Events, markets, selections and placements stay after their removal, because bets refer to them.
create table sport_event (
  id bigint primary key,
  version bigint not null,
  is_match boolean not null,
  name text not null,
  sport_id integer not null,
  league_id bigint,
  competition_id bigint,
  venue_country_id integer,
  starts_at timestamptz not null,
  status integer not null,
  part_id integer,
  popularity double precision not null,
  removed boolean not null default false,
  check (is_match = (competition_id is not null))
) with (fillfactor = 80);

create index sport_event_held on sport_event (id) where not removed;

create table match_side (
  id bigint primary key,
  version bigint not null,
  match_id bigint not null,
  team_id bigint not null,
  role integer not null
);

create table market (
  id bigint primary key,
  version bigint not null,
  match_id bigint not null,
  part_id integer not null,
  market_type_id integer not null,
  scoring_unit_id integer,
  line double precision,
  line2 double precision,
  text text,
  team_id bigint,
  is_closed boolean not null,
  removed boolean not null default false
) with (fillfactor = 90);

create index market_held on market (id) where not removed;
create index market_by_match on market (match_id);

create table selection (
  id bigint primary key,
  version bigint not null,
  match_id bigint not null,
  part_id integer not null,
  type_id integer not null,
  status integer not null,
  is_negation boolean not null,
  line double precision,
  line2 double precision,
  line3 double precision,
  yes boolean,
  text text,
  team_id bigint,
  second_team_id bigint,
  code text,
  name text not null,
  settlement_required boolean not null,
  removed boolean not null default false
) with (fillfactor = 90);

create index selection_held on selection (id) where not removed;
create index selection_by_match on selection (match_id);

create table placement (
  id bigint primary key,
  version bigint not null,
  market_id bigint not null,
  selection_id bigint not null,
  removed boolean not null default false
);

create index placement_held on placement (id) where not removed;
create index placement_by_selection on placement (selection_id);

-- Most of what the provider says is a new price; half a page of room lets PostgreSQL write it
-- beside the old one without touching the index.
create table offer (
  id bigint primary key,
  version bigint not null,
  selection_id bigint not null,
  bookmaker_id integer not null,
  market_type_id integer not null,
  feed_status integer not null,
  is_live boolean not null,
  -- Thousandths; 0 for none, -1 for one that made no sense.
  price integer not null check (price >= -1),
  is_withdrawn boolean not null
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);

create table match_fact (
  id bigint primary key,
  version bigint not null,
  match_id bigint not null,
  type_id integer not null,
  part_id integer not null,
  status integer not null,
  number1 double precision,
  number2 double precision,
  team1_id bigint,
  team2_id bigint,
  about_part_id integer,
  text text
) with (fillfactor = 70);

create table match_incident (
  id bigint primary key,
  version bigint not null,
  match_id bigint not null,
  type_id integer not null,
  part_id integer not null,
  status integer not null,
  minute double precision not null,
  team_id bigint,
  player_id bigint
);

create table swahili_name (
  id bigint primary key,
  version bigint not null,
  about text not null,
  entity_id text not null,
  name text not null
);

-- What was accepted from the feed, in the order in which every process repeats it. The primary key
-- is also the guard against two processes that both believe to lead: only one can write the next.
create table catalogue_change (
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  feed_position jsonb,
  changes text not null
) with (autovacuum_vacuum_scale_factor = 0.05);

-- Compressing would cost the leader more time than the ten minutes of disk are worth.
alter table catalogue_change alter column changes set storage external;

-- One row: up to which change the tables above are true, and where the feed stood then.
create table catalogue_fold (
  only_row boolean primary key default true check (only_row),
  seq bigint not null,
  feed_position jsonb
);

insert into catalogue_fold (seq) values (0);

-- What the house decides about the provider's world. Without a row the default stands.
create table bookmaker_rank (
  bookmaker_id integer primary key,
  sequence smallint not null default 50 check (sequence between 0 and 100)
);

create table country_choice (
  country_id integer primary key,
  sequence integer not null default 0
);

create table competition_choice (
  competition_id bigint primary key,
  sequence integer not null default 0,
  is_popular boolean not null default false,
  live_betting boolean not null default true
);

create table match_choice (
  match_id bigint primary key,
  is_popular boolean not null default false,
  is_popular_today boolean not null default false,
  is_two_up boolean not null default false,
  sequence integer not null default 0
);

create table popular_competition (
  id integer generated always as identity primary key,
  title_sw text not null check (title_sw <> ''),
  title_en text not null check (title_en <> ''),
  icon text not null default '',
  -- League ids joined by #; empty: the leagues are found by their name.
  associated text not null default '' check (associated ~ '^([0-9]+(#[0-9]+)*)?$'),
  note text not null default '',
  sorting integer not null,
  shown boolean not null default true,
  removed boolean not null default false
);

insert into popular_competition (title_sw, title_en, sorting) values
  ('EURO', 'EURO', 100),
  ('Premier League', 'Premier League', 99),
  ('Copa America', 'Copa America', 98),
  ('La Liga', 'La Liga', 97),
  ('Bundesliga', 'Bundesliga', 96),
  ('Serie A', 'Serie A', 95),
  ('Ligue 1', 'Ligue 1', 94);
