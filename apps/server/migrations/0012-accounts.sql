-- What people tell about themselves. Nothing but the name has to be told.
alter table player
  add column inviter_id bigint references player,
  add column gender smallint not null default 0 check (gender in (0, 1, 2)),
  add column mail text not null default '' check (length(mail) <= 120),
  add column birth_date date,
  add column location text not null default '' check (length(location) <= 60),
  add column job text not null default '' check (length(job) <= 60);

create index player_by_inviter on player (inviter_id) where inviter_id is not null;

-- Codes sent by message. Phone and code are keyed hashes: who reads this table learns neither
-- whose number was typed nor what to type. Of one purpose only the newest code is worth anything.
create table verification_code (
  id bigint generated always as identity primary key,
  phone_hash bytea not null,
  purpose text not null check (purpose in ('register', 'login', 'reset-password')),
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong ones; a code that was tried too often is dead.
  tries integer not null default 0,
  spent_at timestamptz
);

create index verification_code_by_phone on verification_code (phone_hash, purpose, id);
create index verification_code_by_age on verification_code (sent_at);

-- From where and with what a player has signed in before, as a hash of both.
create table player_device (
  player_id bigint not null references player,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  primary key (player_id, device_hash)
);

-- Who agreed to what, and when: the proof outlives every later wording.
create table consent (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('agreement', 'adult')),
  version text not null check (version <> ''),
  given_at timestamptz not null,
  network text not null
);

create index consent_by_player on consent (player_id, id);

create trigger consent_append_only
  before update or delete or truncate on consent
  for each statement execute function refuse_change();
