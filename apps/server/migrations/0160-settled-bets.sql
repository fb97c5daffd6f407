-- Decided bets are listed and summed by when they were decided. An open bet is no part of it, so
-- that placing one costs nothing more.
create index bet_order_decided on bet_order (player_id, settled_at desc, id desc)
  where status in (4, 6, 8);
