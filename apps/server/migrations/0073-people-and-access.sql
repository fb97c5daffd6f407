-- Who works here, what each role may do, what is known about players, and who approves what.

-- Nodes come with releases. What administrators edit (name, icon, place) is theirs afterwards.
alter table permission_node
  -- False for headings that were made here.
  add column shipped boolean not null default true,
  add column edited boolean not null default false;

alter table role
  add column origin text not null default 'own' check (origin in ('fixed', 'shipped', 'own')),
  -- A role that an administrator changed is left alone by later releases.
  add column changed boolean not null default false,
  add column revision integer not null default 1 check (revision > 0),
  add column made_at timestamptz not null default now();

update role set origin = 'fixed' where code = 'super-administrator';
update role set origin = 'shipped' where code in ('platform-administrator', 'default', 'agent');

-- When people of a role last made a call that a node opens; one row each, touched now and then.
create table node_use (
  owner_kind text not null check (owner_kind in ('administrator', 'agent')),
  owner_id bigint not null,
  node_path text not null,
  used_at timestamptz not null,
  primary key (owner_kind, owner_id, node_path)
);

alter table administrator
  -- A secret that was shown and not proved yet; it counts for nothing.
  add column totp_offer_sealed bytea,
  add column totp_offered_at timestamptz,
  add column must_change_password boolean not null default false,
  add column signed_in_at timestamptz,
  alter column password_hash drop not null;

-- One-time links: who holds the token sets the password. Only its hash is kept.
create table administrator_invitation (
  token_hash bytea primary key,
  administrator_id bigint not null references administrator,
  made_by bigint references administrator,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index administrator_invitation_by_person on administrator_invitation (administrator_id);

-- Agents sign in at the office as well. An office session is over after idle minutes, and carries
-- until when a proof of who sits there is good.
alter table session drop constraint session_owner_kind_check;
alter table session
  add constraint session_owner_kind_check
    check (owner_kind in ('player', 'administrator', 'agent')),
  add column seen_at timestamptz,
  add column proven_at timestamptz;

-- A deed above its limit waits here for another person. It is decided once.
create table proposal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('balance-change', 'credit-by-hand', 'withdrawal',
    'result-change', 'role-change', 'manager-change')),
  -- Exactly what will be done; checked against its schema again when it is.
  payload jsonb not null,
  subject_kind text not null,
  subject_id text not null,
  reason text not null check (reason <> '' and length(reason) <= 200),
  proposed_by bigint not null references administrator,
  proposed_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused',
    'impossible', 'withdrawn', 'ended')),
  decided_by bigint references administrator,
  decided_at timestamptz,
  decision_note text not null default '',
  -- What changed, as it was shown and done, kept for whoever asks later.
  changes jsonb not null default '[]',
  check (decided_by is null or state = 'withdrawn' or decided_by <> proposed_by),
  check ((state = 'waiting') = (decided_at is null))
);

create index proposal_by_state on proposal (state, proposed_at, id);
create index proposal_by_subject on proposal (subject_kind, subject_id);
-- The same deed is not proposed twice while it waits.
create unique index proposal_waiting on proposal (kind, md5(payload::text)) where state = 'waiting';

-- What the office knows of a player beside what they told themselves.
alter table player
  add column reported smallint not null default 2 check (reported in (1, 2)),
  add column counts_in_statistics boolean not null default true,
  add column closed_at timestamptz,
  add column must_change_password boolean not null default false,
  add column register_network text not null default '',
  add column login_network text not null default '',
  -- Since when the account carries the agent role.
  add column agent_since timestamptz;

create table player_note (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  note text not null check (note <> '' and length(note) <= 500),
  noted_by bigint references administrator,
  noted_at timestamptz not null
);

create index player_note_by_player on player_note (player_id, id desc);

-- Everybody in an agent's tree, at any depth: kept when somebody registers, gets another superior
-- or becomes an agent, so that a list of a hundred thousand is one index away.
create table agent_member (
  agent_id bigint not null references player,
  player_id bigint not null references player,
  depth integer not null check (depth > 0),
  registered_at timestamptz not null,
  primary key (agent_id, player_id)
);

create index agent_member_by_time on agent_member (agent_id, registered_at desc, player_id desc);
create index agent_member_by_player on agent_member (player_id, depth);

-- What a player's purses did, by day of East Africa and in all: counted from the postings, each of
-- them once, a little behind the books.
create table player_day (
  player_id bigint not null references player,
  day date not null,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  stakes bigint not null default 0,
  payouts bigint not null default 0,
  -- Bonuses, corrections, rewards: what the house gave or took without a bet.
  gifts bigint not null default 0,
  -- Of the cash purse, at the end of the day.
  balance bigint not null default 0,
  primary key (player_id, day)
);

create table player_total (
  player_id bigint primary key references player,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  stakes bigint not null default 0,
  payouts bigint not null default 0,
  gifts bigint not null default 0,
  -- What the house won from the player: stakes less payouts less gifts.
  net_result bigint not null generated always as (stakes - payouts - gifts) stored,
  -- Lines of each purse that are counted in; postings of a purse are numbered without a gap.
  cash_lines bigint not null default 0,
  credit_lines bigint not null default 0
);

-- Blocked networks, and those from which alone the office is open.
create table address_rule (
  id bigint generated always as identity primary key,
  network cidr not null,
  list text not null check (list in ('block', 'allow')),
  reach text not null check (reach in ('players', 'office', 'both')),
  note text not null check (note <> '' and length(note) <= 200),
  made_by bigint references administrator,
  made_at timestamptz not null,
  until timestamptz,
  check (list = 'block' or reach = 'office'),
  unique (network, list, reach)
);

create table area_code (
  area_code text primary key check (area_code ~ '^[0-9]{1,4}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  name_sw text not null check (name_sw <> ''),
  name_en text not null check (name_en <> ''),
  shown boolean not null default false,
  sort integer not null default 100
);

insert into area_code (area_code, country, name_sw, name_en, shown, sort) values
  ('255', 'TZ', 'Tanzania', 'Tanzania', true, 10),
  ('254', 'KE', 'Kenya', 'Kenya', false, 20),
  ('256', 'UG', 'Uganda', 'Uganda', false, 30),
  ('250', 'RW', 'Rwanda', 'Rwanda', false, 40),
  ('257', 'BI', 'Burundi', 'Burundi', false, 50),
  ('243', 'CD', 'Jamhuri ya Kidemokrasia ya Kongo', 'DR Congo', false, 60),
  ('260', 'ZM', 'Zambia', 'Zambia', false, 70),
  ('265', 'MW', 'Malawi', 'Malawi', false, 80),
  ('258', 'MZ', 'Msumbiji', 'Mozambique', false, 90),
  ('269', 'KM', 'Komoro', 'Comoros', false, 100);

-- The log: whom a deed was about, and what it changed.
alter table activity
  add column subject_kind text,
  add column subject_id text,
  -- { field: [before, after] }
  add column changes jsonb;

-- The chain over the log: each line seals one record and the line before it, so that a record that
-- is changed, added between or taken away later breaks every line after it.
create table activity_seal (
  line bigint primary key check (line > 0),
  activity_id bigint not null unique,
  recorded_at timestamptz not null,
  hash bytea not null check (length(hash) = 32)
);

create trigger player_note_grows before update or delete or truncate on player_note
  for each statement execute function refuse_change();
create trigger activity_seal_grows before update or delete or truncate on activity_seal
  for each statement execute function refuse_change();
