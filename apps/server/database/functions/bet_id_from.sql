-- The first order id of a moment: milliseconds in the upper bits, a counter in the lower 20.
create or replace function bet_id_from(moment timestamptz) returns bigint language sql immutable as $$
  select (extract(epoch from moment) * 1000)::bigint << 20
$$;
