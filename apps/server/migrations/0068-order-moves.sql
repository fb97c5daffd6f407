-- An order moves only as the one table of the domain says (CON-04); a test holds this copy of it
-- against that one. Whoever writes a status is asked, in any statement and for every row. The
-- condition is looked at without a call: only what is refused costs one.
create function order_may_move(from_status smallint, to_status smallint)
returns boolean language sql immutable parallel safe
return (from_status, to_status) in (
  (1, 2),
  (2, 3), (2, 4), (2, 5), (2, 6), (2, 8),
  (3, 2), (3, 4), (3, 5),
  (4, 2), (4, 3), (4, 4), (4, 5),
  (5, 4), (5, 5)
);

create function refuse_order_move() returns trigger language plpgsql as $$
begin
  raise exception 'order % does not move from state % to state %', old.id, old.status, new.status
    using errcode = 'integrity_constraint_violation';
end
$$;

create trigger order_moves after update of status on bet_order
  for each row when (old.status <> new.status and not order_may_move(old.status, new.status))
  execute function refuse_order_move();

-- How often an order that was settled as lost was opened again because its lost leg was corrected.
alter table bet_order add column reopenings smallint not null default 0;

-- Of a leg: what it cost without a margin when its bet was cashed, in thousandths; how many minutes
-- of its match were played when it was decided; why a person must decide it.
alter table bet_leg
  add column early_settlement_odds integer check (early_settlement_odds > 1000),
  add column match_duration smallint check (match_duration >= 0),
  add column abnormal_reason text;

-- What came back as credit is told too: whoever settles must know whether anything came back at all.
drop function rule_legs(bigint, smallint, boolean, bigint[]);
create function rule_legs(
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
