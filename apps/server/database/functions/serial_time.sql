-- When a serial number was made: nine digits of Crockford's base 32 behind its letter are the
-- milliseconds. 1970 for a text that is none.
create or replace function serial_time(serial text) returns timestamptz
language sql immutable parallel safe as $$
  select to_timestamp(case when serial ~ '^[A-Z][0-9A-HJKMNP-TV-Z]{9}' then (
    select sum((strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(serial, place + 1, 1)) - 1)
      * (32 ^ (9 - place))::numeric)
    from generate_series(1, 9) as place) else 0 end / 1000.0)
$$;
