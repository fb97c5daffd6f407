-- What the comparison of a day with an operator's own list found.
create table reconciliation (
  id bigint generated always as identity primary key,
  channel text not null,
  day date not null,
  -- `compared`, or why it could not be.
  outcome text not null check (outcome in ('compared', 'unknown', 'not-offered')),
  lines integer not null,
  findings jsonb not null,
  compared_at timestamptz not null
);
create index reconciliation_by_day on reconciliation (channel, day);
create trigger reconciliation_append_only
  before update or delete or truncate on reconciliation
  for each statement execute function refuse_change();

-- What was left to pay out from, each time somebody looked.
create table float_reading (
  id bigint generated always as identity primary key,
  channel text not null,
  balance bigint not null,
  low boolean not null,
  read_at timestamptz not null
);
create trigger float_reading_append_only
  before update or delete or truncate on float_reading
  for each statement execute function refuse_change();
