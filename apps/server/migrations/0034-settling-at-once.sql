-- Several chunks of one ruling are settled at once: who looks for orders and who settles them are
-- two, and no chunk waits for the one before it.

drop function rule_legs(bigint, smallint, boolean, bigint, integer);

-- The next orders with a leg that is not as the ruling says, in the order of their ids.
-- An early ruling is for legs that were bet on before the match and have no outcome yet; it stands.
-- What was decided is only decided otherwise: a ruling that leaves it open again, or to a person,
-- changes no leg that has an outcome.
create function orders_to_rule(
  ruled bigint, ruling smallint, early boolean, after_order bigint, orders_max integer)
returns table (order_id bigint) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  (select order_id from bet_leg
   where selection_id = ruled and outcome = 0 and ruling <> 0 and order_id > after_order
     and not (early and is_live)
   order by order_id limit orders_max)
  union all
  (select order_id from bet_leg
   where selection_id = ruled and outcome <> 0 and outcome <> ruling and ruling > 1
     and not is_final and not early and order_id > after_order
   order by order_id limit orders_max)
  order by order_id limit orders_max;
end
$$;

-- Writes a ruling to the legs on it of these orders and answers those orders that it has changed as
-- they are then: with all their legs, as arrays in the order of places. The orders stay locked until
-- the end of the transaction, in the order of their ids: nobody else settles them or sells them back
-- meanwhile. Somebody may have done so since they were found, so each leg is looked at again.
create function rule_legs(ruled bigint, ruling smallint, early boolean, order_ids bigint[])
returns table (
  id bigint, player_id bigint, serial_number text, status smallint, system_size smallint,
  stake bigint, stake_in_play bigint, paid_with text, terms_id bigint, payout bigint,
  settlements smallint, was_open boolean, match_ids bigint[], selection_ids bigint[],
  odds integer[], outcomes smallint[]
) language plpgsql as $$
#variable_conflict use_column
declare
  changed_ids bigint[];
  open_ids bigint[];
begin
  perform from bet_order where id = any (order_ids) order by id for no key update;
  with changed as (
    update bet_leg set outcome = ruling, is_final = early
    where order_id = any (order_ids) and selection_id = ruled and outcome <> ruling
      and (ruling > 1 or outcome = 0) and not is_final and not (early and (is_live or outcome <> 0))
    returning order_id, old.outcome = 0 as was_open
  )
  select array_agg(order_id), array_agg(order_id) filter (where changed.was_open)
  into changed_ids, open_ids from changed;
  return query
  select id, player_id, serial_number, status, system_size, stake,
    coalesce(stake_in_play, stake), paid_with, terms_id, payout, settlements,
    id = any (coalesce(open_ids, '{}')), legs.match_ids, legs.selection_ids, legs.odds, legs.outcomes
  from bet_order join (
    select order_id, array_agg(match_id order by place) as match_ids,
      array_agg(selection_id order by place) as selection_ids,
      array_agg(odds order by place) as odds, array_agg(outcome order by place) as outcomes
    from bet_leg where order_id = any (changed_ids) group by order_id
  ) as legs on legs.order_id = id
  where id = any (changed_ids)
  order by id;
end
$$;

-- A chunk moves a few hundred purses of many: they are looked up one by one, never all read.
alter function lock_purses(bigint[], text[]) set enable_seqscan = off;
alter function append_entries(
  text[], smallint[], text[], timestamptz, integer[], bigint[], text[], bigint[]
) set enable_seqscan = off;
