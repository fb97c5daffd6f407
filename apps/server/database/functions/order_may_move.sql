-- The state machine of an order, as the one table of the domain has it (CON-04); a test compares
-- the two. Called by the trigger order_moves for every changed status.
create or replace function order_may_move(from_status smallint, to_status smallint)
returns boolean language sql immutable parallel safe
return (from_status, to_status) in (
  (1, 2),
  (2, 3), (2, 4), (2, 5), (2, 6), (2, 8),
  (3, 2), (3, 4), (3, 5),
  (4, 2), (4, 3), (4, 4), (4, 5),
  (5, 4), (5, 5)
);
