-- The time leads the primary key, so the table can become one partition of a larger one
-- without being rewritten. No full address is kept, only the network it came from.
create table activity (
  recorded_at timestamptz not null,
  id bigint generated always as identity,
  type smallint not null,
  source text not null check (source in ('player', 'backoffice', 'server')),
  user_kind text check (user_kind in ('player', 'administrator')),
  user_id bigint,
  content text not null check (length(content) <= 4000),
  network text,
  user_agent text not null check (length(user_agent) <= 200),
  primary key (recorded_at, id),
  check ((user_kind is null) = (user_id is null))
);

create index activity_by_type on activity (type, recorded_at, id);
create index activity_by_user on activity (user_id, recorded_at, id) where user_id is not null;

create trigger activity_append_only
  before update or delete or truncate on activity
  for each statement execute function refuse_change();
