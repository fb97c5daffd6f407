-- What the postings of a day that is over came to, by account: a balance of any day is a short sum.
-- Players' purses are one account each kind here.
create table account_day (
  day date not null,
  account text not null,
  is_house boolean not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  lines bigint not null check (lines > 0),
  primary key (day, is_house, account)
);
create trigger account_day_append_only
  before update or delete or truncate on account_day
  for each statement execute function refuse_change();

-- The last day of East Africa that was counted; days without a posting leave no row.
create table account_day_counted (
  day date primary key,
  counted_at timestamptz not null
);
create trigger account_day_counted_append_only
  before update or delete or truncate on account_day_counted
  for each statement execute function refuse_change();
