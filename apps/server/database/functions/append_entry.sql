-- Writes one ledger entry; the outcome is 'appended', 'repeated', 'key-used-differently' or
-- 'funds-short'. The usual case comes first and is little work: the purses are moved, always in
-- one order, so that two entries never deadlock; then the idempotency key is claimed; then the
-- postings are written. What cannot go on is put back as it was, and only then the reason is
-- looked up.
create or replace function append_entry(
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
  total numeric := 0;
  -- Which of the postings move a purse, in the order of the locks …
  places integer[] := '{}';
  place integer;
  -- … how many of them have, and what became of each.
  moved integer := 0;
  line_now bigint;
  balance_now bigint;
  purse_lines bigint[] := array_fill(null::bigint, array[cardinality(amounts)]);
  befores bigint[] := purse_lines;
  afters bigint[] := purse_lines;
begin
  for place in 1 .. cardinality(amounts) loop
    total := total + amounts[place];
    if player_ids[place] is not null then
      places := places || place;
    end if;
  end loop;
  if total is distinct from 0 then
    raise exception 'entry % does not sum to zero', entry_key using errcode = 'check_violation';
  end if;
  if cardinality(places) > 1 then
    places := array(
      select one from unnest(places) as one order by player_ids[one], accounts[one]);
  end if;

  foreach place in array places loop
    update purse set balance = balance + amounts[place], lines = lines + 1
    where player_id = player_ids[place] and kind = accounts[place]
      and balance + amounts[place] >= 0
    returning lines, balance into line_now, balance_now;
    exit when not found;
    purse_lines[place] := line_now;
    befores[place] := balance_now - amounts[place];
    afters[place] := balance_now;
    moved := moved + 1;
  end loop;

  if moved = cardinality(places) then
    insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    values (entry_key, entry_cause, entry_serial, entry_remark, entry_at)
    on conflict do nothing
    returning id into known;
    if known is not null then
      insert into posting (recorded_at, entry_id, line, player_id, account, amount,
        purse_line, balance_before, balance_after)
      select entry_at, known, line, player_id, account, amount, purse_line, before, after
      from unnest(player_ids, accounts, amounts, purse_lines, befores, afters) with ordinality
        as wanted (player_id, account, amount, purse_line, before, after, line);
      return query select 'appended', known;
      return;
    end if;
  end if;

  foreach place in array places[1:moved] loop
    update purse set balance = balance - amounts[place], lines = lines - 1
    where player_id = player_ids[place] and kind = accounts[place];
  end loop;

  select id into known from journal_entry where key = entry_key;
  if known is null then
    -- A purse that does not exist yet is made; one that does has too little in it.
    insert into purse (player_id, kind)
    select player_id, account from unnest(player_ids, accounts) as wanted (player_id, account)
    where player_id is not null
    on conflict do nothing;
    if not found then
      return query select 'funds-short', null::bigint;
      return;
    end if;
    return query select * from append_entry(entry_key, entry_cause, entry_serial, entry_remark,
      entry_at, player_ids, accounts, amounts);
    return;
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
