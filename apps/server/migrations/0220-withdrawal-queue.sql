-- The queue of withdrawals: what each rule found, who works on which, and what lists look for.

-- What was measured when it was asked for, of those that rules were asked about.
create table withdrawal_check (
  withdrawal_id bigint not null references withdrawal,
  rule text not null check (rule in ('amount', 'day', 'account-age', 'turnover')),
  -- Senti, days or percent; null where there was nothing to measure.
  measured bigint,
  wanted bigint not null,
  holds boolean not null,
  primary key (withdrawal_id, rule)
);
create trigger withdrawal_check_append_only
  before update or delete or truncate on withdrawal_check
  for each statement execute function refuse_change();

-- Who works on it. Gone when it is decided or let go, and without effect once it ended.
create table withdrawal_claim (
  withdrawal_id bigint primary key references withdrawal,
  administrator_id bigint not null references administrator,
  claimed_at timestamptz not null,
  ends_at timestamptz not null
);

create index withdrawal_reviewing on withdrawal (created_at) where state = 'reviewing';

-- What the lists of payments are narrowed by.
create index deposit_by_created_at on deposit (created_at);
create index deposit_by_phone on deposit (phone, id);
create index deposit_by_amount on deposit (amount, id);
create index withdrawal_by_created_at on withdrawal (created_at);
create index withdrawal_by_amount on withdrawal (amount, id);
