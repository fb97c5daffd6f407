create table permission_node (
  id integer generated always as identity primary key,
  parent_id integer references permission_node,
  path text not null unique check (path <> ''),
  name_sw text not null check (name_sw <> ''),
  name_en text not null check (name_en <> ''),
  type smallint not null check (type in (1, 2)),
  platform smallint not null default 1,
  icon text not null default '',
  sort integer not null,
  show_at_top boolean not null default false
);

create table role (
  id integer generated always as identity primary key,
  code text not null unique check (code <> ''),
  name_sw text not null check (name_sw <> ''),
  name_en text not null check (name_en <> ''),
  remarks text not null default ''
);

create table role_permission (
  role_id integer not null references role,
  node_id integer not null references permission_node,
  primary key (role_id, node_id)
);

create table administrator (
  id bigint generated always as identity primary key,
  account text not null unique check (account = lower(account) and account <> ''),
  name text not null,
  phone text check (phone ~ '^255[0-9]{9}$'),
  role_id integer not null references role,
  password_hash text not null,
  -- The shared secret of the authenticator app, sealed with a key that is not in the database.
  totp_secret_sealed bytea,
  -- The newest time step that was used: a code works once, even within its half minute.
  totp_step_used bigint not null default 0,
  disabled boolean not null default false,
  created_at timestamptz not null
);

create table administrator_network (
  administrator_id bigint not null references administrator,
  network text not null,
  first_seen_at timestamptz not null,
  primary key (administrator_id, network)
);

-- Only a hash of the token is kept: who reads this table cannot sign in with it.
create table session (
  token_hash bytea primary key,
  owner_kind text not null check (owner_kind in ('player', 'administrator')),
  owner_id bigint not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  network text not null,
  user_agent text not null check (length(user_agent) <= 200)
);

create index session_by_owner on session (owner_kind, owner_id);

-- Counts wrong sign-ins per account and address. Both are keyed hashes, so the table tells
-- nobody which accounts were tried, nor from where.
create table sign_in_guard (
  account_hash bytea not null,
  address_hash bytea not null,
  attempts integer not null,
  touched_at timestamptz not null,
  locked_until timestamptz,
  primary key (account_hash, address_hash)
);

create index sign_in_guard_by_age on sign_in_guard (touched_at);
