-- Writes many ledger entries under keys that are new, in a few statements. The halves of an entry
-- are named by its place. A key that is known or a purse below zero undoes all. Index scans only:
-- a chunk moves a few hundred purses of many, and must never read them all.
create or replace function append_entries(
  entry_keys text[], entry_causes smallint[], entry_serials text[], entry_at timestamptz,
  places integer[], player_ids bigint[], accounts text[], amounts bigint[]
) returns void language plpgsql
set enable_seqscan to off as $$
begin
  if exists (
    select from unnest(places, amounts) as half (place, amount)
    group by place having sum(amount) <> 0
  ) then
    raise exception 'an entry does not sum to zero' using errcode = 'check_violation';
  end if;
  perform lock_purses(player_ids, accounts);

  with half as materialized (
    select place, player_id, account, amount, line,
      sum(amount) over mine as running, row_number() over mine as nth
    from unnest(places, player_ids, accounts, amounts) with ordinality
      as half (place, player_id, account, amount, line)
    window mine as (partition by player_id, account order by line)
  ), entry as (
    insert into journal_entry (key, cause, serial_number, remark, recorded_at)
    select key, cause, serial_number, '', entry_at
    from unnest(entry_keys, entry_causes, entry_serials) as entry (key, cause, serial_number)
    returning id, key
  ), numbered as (
    select id, place from entry
    join unnest(entry_keys) with ordinality as wanted (key, place) using (key)
  ), moved as (
    update purse set balance = balance + gained, lines = lines + halves
    from (
      select player_id, account, sum(amount) as gained, count(*) as halves from half
      where player_id is not null group by player_id, account
    ) as sums
    where purse.player_id = sums.player_id and kind = account
    returning purse.player_id, kind, balance - gained as before, lines - halves as lines_before
  )
  insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
    balance_before, balance_after)
  select entry_at, numbered.id, row_number() over (partition by place order by line),
    half.player_id, account, amount, lines_before + nth, before + running - amount, before + running
  from half join numbered using (place)
    left join moved on moved.player_id = half.player_id and moved.kind = half.account;
end
$$;
