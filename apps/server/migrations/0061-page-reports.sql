-- What pages report of themselves is no history of who did what: anybody can write it, and after a
-- while nobody needs it. It lies apart from the activity log, which only grows, and is removed by
-- age. Ids are those of the activity log, because an administrator reads both as one list.
create table page_report (
  recorded_at timestamptz not null,
  id bigint not null default nextval(pg_get_serial_sequence('activity', 'id')),
  type smallint not null check (type in (9, 58)),
  source text not null check (source in ('player', 'backoffice')),
  user_kind text check (user_kind in ('player', 'administrator')),
  user_id bigint,
  content text not null check (length(content) <= 4000),
  network text,
  user_agent text not null check (length(user_agent) <= 200),
  primary key (recorded_at, id),
  check ((user_kind is null) = (user_id is null))
);

create index page_report_by_type on page_report (type, recorded_at, id);
create index page_report_by_user on page_report (user_id, recorded_at, id)
  where user_id is not null;
