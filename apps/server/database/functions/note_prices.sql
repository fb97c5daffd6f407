-- Adds a price to the history of each selection, unless it is the last one or too near to it; answers
-- the step of those it was added to. A full history keeps its opening and every second price after it,
-- and takes prices half as often from then on.
create or replace function note_prices(points jsonb)
returns table (id bigint, step bigint) language sql as $$
  insert into price_history as known
    (selection_id, match_id, match_starts_at, moments, odds, step_ms)
  select point.id, match_id, starts_at, array[at], array[price], 120000
  from jsonb_to_recordset(points) as point (
    id bigint, match_id bigint, starts_at timestamptz, at bigint, price integer)
  on conflict (selection_id) do update set
    match_starts_at = excluded.match_starts_at,
    moments = case when cardinality(known.moments) < 48 then known.moments
      else (select array_agg(one order by place)
        from unnest(known.moments) with ordinality as kept (one, place) where place % 2 = 1)
      end || excluded.moments,
    odds = case when cardinality(known.moments) < 48 then known.odds
      else (select array_agg(one order by place)
        from unnest(known.odds) with ordinality as kept (one, place) where place % 2 = 1)
      end || excluded.odds,
    step_ms = case when cardinality(known.moments) < 48 then known.step_ms
      else known.step_ms * 2 end
  where excluded.moments[1] >= known.moments[cardinality(known.moments)] + known.step_ms
    and excluded.odds[1] <> known.odds[cardinality(known.odds)]
  returning known.selection_id, known.step_ms
$$;
