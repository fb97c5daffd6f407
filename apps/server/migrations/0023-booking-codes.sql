-- Booking codes: selections under six characters that anybody may open. Nothing says whose they
-- are. The same selections have one code, however often they are shared.
create table booking_code (
  code text primary key check (code ~ '^[2-9A-HJKMNP-Z]{6}$'),
  selections_hash text not null unique,
  -- With the names of the day, for those the board forgets before the code ends.
  selections jsonb not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);

create index booking_code_by_end on booking_code (ends_at);
