-- The books. An entry says why money moved, its postings say from where to where. Both only grow.

create table journal_entry (
  id bigint generated always as identity primary key,
  -- What was asked for: the same key never moves money twice.
  key text not null unique check (length(key) between 1 and 120),
  -- A bill type of the statement.
  cause smallint not null,
  -- Of the order, deposit or withdrawal behind it; players quote it.
  serial_number text not null check (length(serial_number) <= 40),
  remark text not null check (length(remark) <= 400),
  recorded_at timestamptz not null
);

-- A player's money. Nothing in the house can take more out than is in.
-- A line is written anew at each movement, so its page keeps room for the next one.
create table purse (
  player_id bigint not null references player,
  kind text not null check (kind in ('cash', 'credit', 'racing-coin', 'held')),
  balance bigint not null default 0 check (balance >= 0),
  -- How many postings it has had: they are numbered by it, whatever the clocks say.
  lines bigint not null default 0,
  primary key (player_id, kind)
) with (fillfactor = 70);

-- House accounts have no row with a balance: every bet would wait for it. Their sums are counted.
create table posting (
  recorded_at timestamptz not null,
  entry_id bigint not null references journal_entry,
  line smallint not null,
  player_id bigint,
  -- A purse of the player, or an account of the house.
  account text not null,
  amount bigint not null check (amount <> 0),
  purse_line bigint,
  balance_before bigint,
  balance_after bigint,
  primary key (recorded_at, entry_id, line),
  check (
    case when player_id is null
    then num_nonnulls(purse_line, balance_before, balance_after) = 0
    else num_nulls(purse_line, balance_before, balance_after) = 0
      and balance_after = balance_before + amount and balance_after >= 0 end
  )
) partition by range (recorded_at);

create unique index posting_by_purse on posting (player_id, account, purse_line, recorded_at)
  where player_id is not null;
create index posting_by_entry on posting (entry_id);

create trigger journal_entry_append_only
  before update or delete or truncate on journal_entry
  for each statement execute function refuse_change();
-- By row, because only then do the partitions inherit it.
create trigger posting_append_only
  before update or delete on posting
  for each row execute function refuse_change();

-- Months of Dar es Salaam. One that exists stays as it is.
create function add_posting_month(month date) returns void language plpgsql as $$
declare
  name text := to_char(month, '"posting_"YYYY_MM');
  begins timestamptz := date_trunc('month', month)::timestamp at time zone 'Africa/Dar_es_Salaam';
  ends timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp
    at time zone 'Africa/Dar_es_Salaam';
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format(
    'create table %I partition of posting for values from (%L) to (%L)', name, begins, ends);
  execute format(
    'create trigger posting_not_emptied before truncate on %I
     for each statement execute function refuse_change()', name);
end
$$;

select add_posting_month(month::date)
from generate_series(timestamp '2026-01-01', timestamp '2027-12-01', interval '1 month') as month;

-- Before and after those months money is kept as well as in them.
create table posting_other_months partition of posting default;
create trigger posting_not_emptied before truncate on posting_other_months
  for each statement execute function refuse_change();

-- Writes one entry, or says why not: 'appended', 'repeated', 'key-used-differently', 'funds-short'.
-- The purses are locked in one order, so two entries never wait for each other in a circle.
create function append_entry(
  entry_key text,
  entry_cause smallint,
  entry_serial text,
  entry_remark text,
  entry_at timestamptz,
  player_ids bigint[],
  accounts text[],
  amounts bigint[]
) returns table (outcome text, entry_id bigint) language plpgsql as $$
#variable_conflict use_column
declare
  known bigint;
begin
  if (select sum(amount) from unnest(amounts) as amount) is distinct from 0 then
    raise exception 'entry % does not sum to zero', entry_key using errcode = 'check_violation';
  end if;

  select id into known from journal_entry where key = entry_key;
  if known is null then
    insert into purse (player_id, kind)
    select player_id, account from unnest(player_ids, accounts) as wanted (player_id, account)
    where player_id is not null
      and not exists (select from purse where purse.player_id = wanted.player_id and kind = account)
    on conflict do nothing;

    perform from purse
    join unnest(player_ids, accounts) as wanted (player_id, account)
      on purse.player_id = wanted.player_id and purse.kind = wanted.account
    order by purse.player_id, purse.kind
    for no key update of purse;

    -- Whoever asked the same a moment earlier had the lock until now.
    select id into known from journal_entry where key = entry_key;
  end if;

  if known is null then
    if exists (
      select from purse
      join unnest(player_ids, accounts, amounts) as wanted (player_id, account, amount)
        on purse.player_id = wanted.player_id and purse.kind = wanted.account
      where purse.balance + wanted.amount < 0
    ) then
      return query select 'funds-short', null::bigint;
      return;
    end if;

    insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    values (entry_key, entry_cause, entry_serial, entry_remark, entry_at)
    on conflict do nothing
    returning id into known;
    if known is not null then
      with wanted as (
        select * from unnest(player_ids, accounts, amounts) with ordinality
          as wanted (player_id, account, amount, line)
      ), moved as (
        update purse set balance = balance + amount, lines = lines + 1
        from wanted
        where purse.player_id = wanted.player_id and purse.kind = wanted.account
        returning line, lines, balance - amount as before, balance as after
      )
      insert into posting (recorded_at, entry_id, line, player_id, account, amount,
        purse_line, balance_before, balance_after)
      select entry_at, known, line, player_id, account, amount, lines, before, after
      from wanted left join moved using (line);
      return query select 'appended', known;
      return;
    end if;
    select id into known from journal_entry where key = entry_key;
  end if;

  return query
  select case when exists (
    (select player_id, account, amount from posting where entry_id = known
     except all
     select * from unnest(player_ids, accounts, amounts))
    union all
    (select * from unnest(player_ids, accounts, amounts)
     except all
     select player_id, account, amount from posting where entry_id = known)
  ) or entry_cause <> (select cause from journal_entry where id = known)
  then 'key-used-differently' else 'repeated' end, known;
end
$$;
