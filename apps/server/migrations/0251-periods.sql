-- Lists that are taken out by time. They grow in its order, so that a few bytes for many rows find
-- a period, and no bet or payment writes more than that.
create index deposit_by_time on deposit using brin (created_at);
create index withdrawal_by_time on withdrawal using brin (created_at);
create index pool_ticket_by_time on pool_ticket using brin (placed_at);
create index racing_order_by_time on racing_order using brin (placed_at);
create index casino_round_by_time on casino_round using brin (opened_at);
