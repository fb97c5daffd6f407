-- Makes and locks purses in one order, so that two transactions that move money of several players
-- never deadlock. Whoever locks some beforehand locks all that the transaction will move. Index
-- scans only: a chunk moves a few hundred purses of many, and must never read them all.
create or replace function lock_purses(player_ids bigint[], kinds text[])
returns table (player_id bigint, kind text, balance bigint) language plpgsql
set enable_seqscan to off as $$
#variable_conflict use_column
begin
  insert into purse (player_id, kind)
  select distinct player_id, kind from unnest(player_ids, kinds) as wanted (player_id, kind)
  where player_id is not null
    and not exists (select from purse
      where purse.player_id = wanted.player_id and purse.kind = wanted.kind)
  order by player_id, kind
  on conflict do nothing;
  return query
  select player_id, kind, balance from purse
  where (player_id, kind) in (
    select player_id, kind from unnest(player_ids, kinds) as wanted (player_id, kind)
    where player_id is not null)
  order by player_id, kind
  for no key update;
end
$$;
