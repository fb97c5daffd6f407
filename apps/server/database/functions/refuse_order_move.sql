-- Trigger function of order_moves, whose condition has already asked order_may_move.
create or replace function refuse_order_move() returns trigger language plpgsql as $$
begin
  raise exception 'order % does not move from state % to state %', old.id, old.status, new.status
    using errcode = 'integrity_constraint_violation';
end
$$;
