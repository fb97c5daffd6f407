-- One row per change of a section. The primary key is also the guard against two editors who
-- both saw the same revision: only one of them can write the next.
create table setting_revision (
  section text not null,
  revision integer not null check (revision > 0),
  effective_from timestamptz not null,
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  changed_by bigint,
  changed_at timestamptz not null,
  note text not null check (length(note) <= 500),
  primary key (section, revision)
);

create index setting_revision_by_time
  on setting_revision (section, effective_from desc, revision desc);

create trigger setting_revision_append_only
  before update or delete or truncate on setting_revision
  for each statement execute function refuse_change();
