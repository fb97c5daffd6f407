-- Clerks change these rows; a change says on which state of the row it is based.
alter table popular_competition
  add column revision integer not null default 1,
  add column changed_by bigint references administrator,
  add column changed_at timestamptz;
