-- A difference between an operator's list and the books, looked into and explained by a person.
-- It is named by what it is about, so a comparison that finds it again finds it closed.
create table reconciliation_closing (
  id bigint generated always as identity primary key,
  channel text not null,
  day date not null,
  -- Kind, direction, numbers and amounts.
  difference text not null check (difference <> ''),
  reason text not null check (
    reason in (
      'credited-by-hand', 'other-day', 'operator-corrected', 'returned-to-payer', 'test-payment',
      'written-off', 'other'
    )
  ),
  note text not null check (note <> '' and length(note) <= 200),
  closed_by bigint not null references administrator,
  closed_at timestamptz not null,
  unique (channel, day, difference)
);
create trigger reconciliation_closing_append_only
  before update or delete or truncate on reconciliation_closing
  for each statement execute function refuse_change();
