-- A ticket is decided by one update. While nothing that changes then stands in an index, and the page
-- has room, that update writes one row and no index (decision 0070): room for it is left as tickets
-- are sold. Winners were never looked up by the index that goes.
drop index pool_ticket_won;
alter table pool_ticket set (fillfactor = 45);
