-- Writes what became of tickets of one issue: those that lost, and those that won with their prizes.
-- Answers how many it wrote; whoever calls it knows how many there must be. A ticket that this
-- settlement has decided before is left alone.
create or replace function settle_pool_tickets(
  issue bigint, settled_as integer, at_time timestamptz,
  lost_ids bigint[], lost_rights smallint[],
  won_ids bigint[], won_rights smallint[], won_prizes bigint[], won_taxes bigint[]
) returns integer language plpgsql
set enable_seqscan to off as $$
declare
  lost integer;
  won integer;
begin
  update pool_ticket set state = 'lost', best_right = decided.best_right, prize = 0, tax = 0,
    settled_at = at_time, settlement = settled_as
  from unnest(lost_ids, lost_rights) as decided (id, best_right)
  where pool_ticket.id = decided.id and issue_id = issue and settlement < settled_as
    and state <> 'refunded';
  get diagnostics lost = row_count;
  update pool_ticket set state = 'won', best_right = decided.best_right, prize = decided.prize,
    tax = decided.tax, settled_at = at_time, settlement = settled_as
  from unnest(won_ids, won_rights, won_prizes, won_taxes) as decided (id, best_right, prize, tax)
  where pool_ticket.id = decided.id and issue_id = issue and settlement < settled_as
    and state <> 'refunded';
  get diagnostics won = row_count;
  return lost + won;
end
$$;
