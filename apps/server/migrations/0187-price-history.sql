-- What each selection cost from its opening on, a line each: its first price, and of the later ones
-- fewer the longer it has been on sale. The line never grows beyond its 48 prices.
create table price_history (
  selection_id bigint primary key,
  match_id bigint not null,
  match_starts_at timestamptz not null,
  -- Milliseconds since 1970, and the odds in thousandths from then on.
  moments bigint[] not null,
  odds integer[] not null,
  -- No two prices lie nearer together than this from now on.
  step_ms bigint not null check (step_ms > 0),
  check (cardinality(moments) between 1 and 48 and cardinality(odds) = cardinality(moments))
) with (fillfactor = 60);
create index price_history_by_start on price_history (match_starts_at);
