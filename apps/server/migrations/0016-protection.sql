-- What players asked for to protect themselves. Only grows: what holds is read off the history.
create table play_limit_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('deposit', 'loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Null: no limit.
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  applies_at timestamptz not null check (applies_at >= asked_at)
);
create index play_limit_change_by_player on play_limit_change (player_id, kind, period, id);
create trigger play_limit_change_append_only
  before update or delete or truncate on play_limit_change
  for each statement execute function refuse_change();

create table play_pause (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  length text not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > asked_at)
);
create index play_pause_by_player on play_pause (player_id, ends_at);
create trigger play_pause_append_only
  before update or delete or truncate on play_pause
  for each statement execute function refuse_change();
