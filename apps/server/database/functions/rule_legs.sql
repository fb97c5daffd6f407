-- Writes a ruling to the legs on it of these orders and returns the orders it has changed as they
-- are then: with all their legs, as arrays in the order of places. The orders stay locked until
-- the end of the transaction, in the order of their ids: nobody else settles them or sells them
-- back meanwhile. Somebody may have done so since they were found, so each leg is checked again.
create or replace function rule_legs(
  ruled bigint, ruling smallint, early boolean, order_ids bigint[], duration smallint, doubt text)
returns table (
  id bigint, player_id bigint, serial_number text, status smallint, system_size smallint,
  stake bigint, stake_in_play bigint, paid_with text, terms_id bigint, payout bigint,
  credit_back bigint, settlements smallint, was_open boolean, match_ids bigint[],
  selection_ids bigint[], odds integer[], outcomes smallint[]
) language plpgsql as $$
#variable_conflict use_column
declare
  changed_ids bigint[];
  open_ids bigint[];
begin
  perform from bet_order where id = any (order_ids) order by id for no key update;
  with changed as (
    update bet_leg set outcome = ruling, is_final = early, match_duration = duration,
      abnormal_reason = doubt
    where order_id = any (order_ids) and selection_id = ruled and outcome <> ruling
      and (ruling > 1 or outcome = 0) and not is_final and not (early and (is_live or outcome <> 0))
    returning order_id, old.outcome = 0 as was_open
  )
  select array_agg(order_id), array_agg(order_id) filter (where changed.was_open)
  into changed_ids, open_ids from changed;
  return query
  select id, player_id, serial_number, status, system_size, stake,
    coalesce(stake_in_play, stake), paid_with, terms_id, payout, credit_back, settlements,
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
