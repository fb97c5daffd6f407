-- Bets that were refused, by minute and reason: each process adds its own, so the sum of all is here.
-- Removed after a day.
create table bet_refusal_count (
  minute timestamptz not null,
  reason text not null check (length(reason) between 1 and 60),
  refused integer not null check (refused > 0),
  primary key (minute, reason)
);

-- What people at the desk should look at. The same slip again adds to the alarm of its day.
create table desk_alarm (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('order-amount', 'identical-slip', 'linked-accounts')),
  -- The order, or the selections of the slip, and the day.
  subject text not null check (length(subject) between 1 and 200),
  raised_at timestamptz not null,
  -- In both languages.
  slip jsonb not null,
  accounts integer not null check (accounts > 0),
  orders integer not null check (orders > 0),
  stake bigint not null check (stake > 0),
  serial_numbers text[] not null,
  seen_by bigint references administrator,
  seen_at timestamptz,
  unique (kind, subject),
  check ((seen_by is null) = (seen_at is null))
);
create index desk_alarm_by_time on desk_alarm (raised_at desc);
