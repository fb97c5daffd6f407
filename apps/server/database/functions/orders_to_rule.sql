-- The next orders with a leg that is not as the ruling says, in the order of their ids. An early
-- ruling is for legs that were bet on before the match and have no outcome yet; it stands. What
-- was decided is only decided otherwise: a ruling that leaves it open again, or to a person,
-- changes no leg that has an outcome.
create or replace function orders_to_rule(
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
