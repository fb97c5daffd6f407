-- What the house owes is read from the open orders when a process starts, and no bet is placed
-- before: that must not become slower with every order ever decided.
create index bet_order_open on bet_order (id) where status = 2;
