-- What the standing audit of the books found, each time. The newest line decides whether money may
-- leave the house.
create table books_audit (
  id bigint generated always as identity primary key,
  audited_at timestamptz not null,
  sound boolean not null,
  -- In the words of the report.
  findings jsonb not null
);
create trigger books_audit_append_only
  before update or delete or truncate on books_audit
  for each statement execute function refuse_change();
