-- An operator's own list of a day, from its API or uploaded by a person, as it was compared.
create table operator_statement (
  id bigint generated always as identity primary key,
  channel text not null,
  day date not null,
  source text not null check (source in ('api', 'upload')),
  -- SHA-256 of the uploaded file: the same file again is the same statement.
  file_hash text unique,
  uploaded_by bigint references administrator,
  received_at timestamptz not null,
  check ((source = 'upload') = (file_hash is not null)),
  check ((source = 'upload') = (uploaded_by is not null))
);
create trigger operator_statement_append_only
  before update or delete or truncate on operator_statement
  for each statement execute function refuse_change();

create table operator_statement_line (
  statement_id bigint not null references operator_statement,
  number integer not null,
  way text not null check (way in ('in', 'out')),
  receipt text not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  primary key (statement_id, number)
);
create index operator_statement_line_by_receipt on operator_statement_line (upper(receipt));
create index operator_statement_line_by_reference on operator_statement_line (reference)
  where reference <> '';
create trigger operator_statement_line_append_only
  before update or delete or truncate on operator_statement_line
  for each statement execute function refuse_change();

alter table reconciliation add column statement_id bigint references operator_statement;

-- What a day paid, in whichever order it was asked for.
create index deposit_by_paid_at on deposit (channel, paid_at) where paid_at is not null;
create index withdrawal_by_ended_at on withdrawal (channel, ended_at) where ended_at is not null;
create index withdrawal_by_receipt on withdrawal (upper(receipt)) where receipt is not null;

-- Payments to a till that is not ours are shown on their day.
create index operator_callback_misdirected on operator_callback (channel, received_at)
  where reading ->> 'kind' = 'misdirected';
