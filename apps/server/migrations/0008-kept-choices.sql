-- One row per player, because devices are merged as wholes: the row is locked, merged, written.
create table kept_choices (
  player_id bigint primary key references player,
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array')
);
