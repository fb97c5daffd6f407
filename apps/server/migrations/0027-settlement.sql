-- Deciding bets. What became of a selection is a ruling; a ruling reaches the legs on it in chunks,
-- and an order whose legs are all ruled on is paid in the same transaction.

-- Each word is a new line, the last one counts.
create table selection_ruling (
  selection_id bigint not null,
  revision integer not null check (revision > 0),
  match_id bigint not null,
  -- A leg outcome of the contract: 0 when an earlier word is taken back, 1 when a person must decide.
  outcome smallint not null,
  said_by text not null check (said_by in ('grading', 'person')),
  why jsonb,
  ruled_at timestamptz not null,
  primary key (selection_id, revision)
);
create index selection_ruling_by_match on selection_ruling (match_id);
create trigger selection_ruling_append_only
  before update or delete or truncate on selection_ruling
  for each statement execute function refuse_change();

-- How often its money was paid, corrections included: part of the keys in the books.
alter table bet_order add column settlements smallint not null default 0;
-- What no cash-out has taken yet; the whole stake when it is null.
alter table bet_order add column stake_in_play bigint check (stake_in_play > 0 and stake_in_play < stake);

-- Its outcome stands whatever is ruled later: it was cancelled, or paid early.
alter table bet_leg add column is_final boolean not null default false;

-- Legs of a selection come in the order of their orders, so that who goes on after a chunk need not
-- look again at what is done. Those that are decided are sought when a ruling changes.
drop index bet_leg_open;
create index bet_leg_open on bet_leg (selection_id, order_id) where outcome = 0;
create index bet_leg_ruled on bet_leg (selection_id, order_id) where outcome <> 0;

-- An early ruling is for legs that were bet on before the match and have no outcome yet; it stands.
-- What was decided is only decided otherwise: a ruling that leaves it open again, or to a person,
-- changes no leg that has an outcome.
-- Writes a ruling to the legs on it of the next orders and answers those orders as they are then,
-- none when all legs are as it says:
-- with all their legs, as arrays in the order of places. The orders stay locked until the end of
-- the transaction, in the order of their ids: nobody else settles them or sells them back meanwhile.
create function rule_legs(
  ruled bigint, ruling smallint, early boolean, after_order bigint, orders_max integer)
returns table (
  id bigint, player_id bigint, serial_number text, placed_at timestamptz, status smallint,
  system_size smallint, stake bigint, stake_in_play bigint, paid_with text, terms_id bigint,
  payout bigint, settlements smallint, was_open boolean, match_ids bigint[], selection_ids bigint[],
  odds integer[], outcomes smallint[]
) language plpgsql as $$
#variable_conflict use_column
declare
  found_ids bigint[];
  changed_ids bigint[];
  open_ids bigint[];
begin
  loop
    select array_agg(order_id) into found_ids from (
      (select order_id from bet_leg
       where selection_id = ruled and outcome = 0 and ruling <> 0 and order_id > after_order
         and not (early and is_live)
       order by order_id limit orders_max)
      union all
      (select order_id from bet_leg
       where selection_id = ruled and outcome <> 0 and outcome <> ruling and ruling > 1
         and not is_final and not early and order_id > after_order
       order by order_id limit orders_max)
      order by order_id limit orders_max
    ) as next;
    if found_ids is null then
      return;
    end if;
    perform from bet_order where id = any (found_ids) order by id for no key update;
    -- Somebody else may have been here while we waited for the lock.
    with changed as (
      update bet_leg set outcome = ruling, is_final = early
      where order_id = any (found_ids) and selection_id = ruled and outcome <> ruling
        and (ruling > 1 or outcome = 0) and not is_final and not (early and (is_live or outcome <> 0))
      returning order_id, old.outcome = 0 as was_open
    )
    select array_agg(order_id), array_agg(order_id) filter (where changed.was_open)
    into changed_ids, open_ids from changed;
    exit when changed_ids is not null;
    after_order := found_ids[array_upper(found_ids, 1)];
  end loop;
  return query
  select id, player_id, serial_number, placed_at, status, system_size, stake,
    coalesce(stake_in_play, stake), paid_with, terms_id, payout, settlements, id = any (coalesce(open_ids, '{}')), legs.match_ids, legs.selection_ids,
    legs.odds, legs.outcomes
  from bet_order, lateral (
    select array_agg(match_id order by place) as match_ids,
      array_agg(selection_id order by place) as selection_ids,
      array_agg(odds order by place) as odds, array_agg(outcome order by place) as outcomes
    from bet_leg where order_id = bet_order.id
  ) as legs
  where id = any (changed_ids)
  order by id;
end
$$;

-- Makes and locks purses in one order, so that two who move money of several players never wait for
-- each other in a circle. Whoever locks some beforehand locks all that the transaction will move.
create function lock_purses(player_ids bigint[], kinds text[])
returns table (player_id bigint, kind text, balance bigint) language plpgsql as $$
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

-- Writes many entries under keys that are new, in a few statements. The halves of an entry are
-- named by its place. Whatever cannot be, a key that is known or a purse below nought, undoes all.
create function append_entries(
  entry_keys text[], entry_causes smallint[], entry_serials text[], entry_at timestamptz,
  places integer[], player_ids bigint[], accounts text[], amounts bigint[]
) returns void language plpgsql as $$
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
