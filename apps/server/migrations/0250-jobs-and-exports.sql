-- Long work of the house, so that somebody may look at it. A run is a row; what runs every few
-- minutes shares one row a day, which counts its runs.
create table job_run (
  id bigint generated always as identity primary key,
  -- A job type of the contract.
  type smallint not null check (type between 1 and 25),
  -- Says which work it is: of what is under way there is one row a key.
  key text not null check (length(key) between 1 and 200),
  -- What it is about, such as the number of a mailing.
  subject text not null default '' check (length(subject) <= 200),
  state text not null check (state in ('processing', 'done', 'failed')),
  -- Runs of that day are counted here.
  of_day date,
  -- Null: the house itself.
  applicant_id bigint references administrator,
  rows_done bigint not null default 0 check (rows_done >= 0),
  rows_all bigint check (rows_all >= 0),
  runs integer not null default 1 check (runs > 0),
  failed_runs integer not null default 0 check (failed_runs between 0 and runs),
  error text check (error in ('broke', 'interrupted', 'cancelled', 'too-large', 'too-many-rows')),
  cancel_asked_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  -- When something was last heard of it: what is silent for long was interrupted.
  touched_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (state = 'processing')),
  check ((error is not null) = (state = 'failed'))
);
create unique index job_run_under_way on job_run (key) where state = 'processing';
create unique index job_run_of_day on job_run (key, of_day) where of_day is not null;
create index job_run_by_type on job_run (type, id desc);
create index job_run_by_applicant on job_run (applicant_id, id desc)
  where applicant_id is not null;

-- A list as a file. Its bytes lie in parts in the store of files, under the name of the attempt
-- that wrote them; only a file that is whole has a handle to fetch it by.
create table export_file (
  job_id bigint primary key references job_run,
  applicant_id bigint not null references administrator,
  request_key text not null,
  request jsonb not null,
  -- The words of whoever asked.
  locale text not null,
  -- Of the attempt that is writing, or wrote, its parts.
  draft text,
  -- How often somebody began to write it.
  attempts integer not null default 0 check (attempts >= 0),
  parts integer not null default 0 check (parts >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  handle text unique,
  name text not null default '',
  expires_at timestamptz,
  removed_at timestamptz,
  unique (applicant_id, request_key),
  check ((handle is null) = (expires_at is null))
);
create index export_file_expiring on export_file (expires_at)
  where removed_at is null and expires_at is not null;
