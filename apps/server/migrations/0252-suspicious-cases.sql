-- What about somebody's payments a person has to look at, and what became of it. Nothing here moves
-- money or stops it: the law asks for a report, and says nothing to the player.
create table suspicious_case (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('threshold', 'structuring', 'unplayed')),
  direction text not null check (direction in ('in', 'out')),
  -- Days of East Africa, both included.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- Of the payments it is about, in senti, and how many they are.
  amount bigint not null check (amount > 0),
  payments integer not null check (payments > 0),
  -- Serial numbers, oldest first.
  serial_numbers text[] not null,
  state text not null default 'open' check (state in ('open', 'looked-into', 'cleared', 'reported')),
  opened_at timestamptz not null,
  moved_at timestamptz not null,
  moved_by bigint references administrator,
  unique (player_id, kind, direction, first_day)
);
create index suspicious_case_by_state on suspicious_case (state, id desc);
create index suspicious_case_of_player on suspicious_case (player_id, id desc);

create table suspicious_note (
  id bigint generated always as identity primary key,
  case_id bigint not null references suspicious_case,
  -- Null: found by the server.
  written_by bigint references administrator,
  state_before text not null,
  state_after text not null,
  note text not null check (length(note) between 1 and 1000),
  written_at timestamptz not null
);
create index suspicious_note_of_case on suspicious_note (case_id, id);
create trigger suspicious_note_append_only
  before update or delete or truncate on suspicious_note
  for each statement execute function refuse_change();

create index play_pause_by_time on play_pause (asked_at desc, id desc);
