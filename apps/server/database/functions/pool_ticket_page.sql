-- Tickets of an issue after one of them, in the order of their ids, as one text: a line for each, its
-- columns with | between. Walks the index whatever the planner knows: right after a sale it knows
-- nothing yet, and would read and sort all tickets for every page of them.
create or replace function pool_ticket_page(issue bigint, after_id bigint, tickets integer)
returns text language plpgsql stable
set enable_seqscan to off
set enable_bitmapscan to off
set enable_sort to off as $$
begin
  return (
    select string_agg(concat_ws('|', id, player_id, serial_number, picks, reserve_picks, multiplier,
      stake, paid_with, state, coalesce(best_right, -1), prize, tax, settlement), E'\n')
    from (
      select * from pool_ticket where issue_id = issue and id > after_id
      order by issue_id, id limit tickets
    ) as page
  );
end
$$;
