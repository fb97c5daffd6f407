-- What the house decides about the provider's world gets a writer: each row says on which revision
-- a change of it is based, and who changed it last.
alter table bookmaker_rank
  add column revision integer not null default 1,
  add column changed_by bigint references administrator,
  add column changed_at timestamptz;

alter table country_choice
  -- Letters of another flag than the country's own; empty: its own.
  add column flag text not null default '' check (flag ~ '^([A-Z]{2}(-[A-Z]{3})?)?$'),
  add column revision integer not null default 1,
  add column changed_by bigint references administrator,
  add column changed_at timestamptz,
  add check (sequence between 0 and 100);

-- Leagues that are known less well cost more and take less.
create table competition_tier (
  tier smallint primary key check (tier between 1 and 5),
  -- Of the odds, in hundredths of a percent.
  margin_hundredths smallint not null default 0 check (margin_hundredths between 0 and 2000),
  -- Senti; null: the stake that the settings allow.
  stake_maximum bigint check (stake_maximum > 0),
  revision integer not null default 1,
  changed_by bigint references administrator,
  changed_at timestamptz
);

alter table competition_choice
  add column tier smallint check (tier between 1 and 5),
  add column revision integer not null default 1,
  add column changed_by bigint references administrator,
  add column changed_at timestamptz,
  add check (sequence between 0 and 100);

create table market_type_choice (
  market_type_id integer primary key,
  is_open boolean not null default true,
  -- As `type_flag` of the contract; null: as it is shipped.
  type_flag smallint check (type_flag between 0 and 3),
  live_delay_seconds smallint check (live_delay_seconds between 0 and 60),
  revision integer not null default 1,
  changed_by bigint references administrator,
  changed_at timestamptz
);

alter table match_choice
  add column is_visible boolean not null default true,
  add column is_suspended boolean not null default false,
  add column is_in_maintenance boolean not null default false,
  add column live_delay_seconds smallint check (live_delay_seconds between 0 and 60),
  -- Null: as popular as the provider says.
  add column popularity integer check (popularity between 0 and 1000000),
  add column cancel_reason_sw text not null default '',
  add column cancel_reason_en text not null default '',
  add column revision integer not null default 1,
  add column changed_by bigint references administrator,
  add column changed_at timestamptz,
  add check (sequence between 0 and 100);

-- One number for all of them: whoever keeps a copy asks for it once a second and learns of a change
-- that no message told, whoever made it.
create table house_choice_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);

insert into house_choice_revision (revision) values (1);

create function count_house_choice() returns trigger language plpgsql as $$
begin
  update house_choice_revision set revision = revision + 1;
  return null;
end
$$;

create trigger counted after insert or update or delete on bookmaker_rank
  for each statement execute function count_house_choice();
create trigger counted after insert or update or delete on country_choice
  for each statement execute function count_house_choice();
create trigger counted after insert or update or delete on competition_tier
  for each statement execute function count_house_choice();
create trigger counted after insert or update or delete on competition_choice
  for each statement execute function count_house_choice();
create trigger counted after insert or update or delete on market_type_choice
  for each statement execute function count_house_choice();
create trigger counted after insert or update or delete on match_choice
  for each statement execute function count_house_choice();
create trigger counted after insert or update or delete on popular_competition
  for each statement execute function count_house_choice();
