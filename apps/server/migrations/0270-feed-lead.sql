-- Who consumes the odds feed, and the leader's signs of life: one row. Who holds the advisory lock
-- leads; the term grows with every leader, and only the leader of the latest term writes journal and
-- fold. All times are this database's own, for processes on several machines have several clocks.
create table feed_lead (
  only_row boolean primary key default true check (only_row),
  term bigint not null check (term >= 0),
  -- '-infinity' once a leader has ended in order.
  beaten_at timestamptz not null,
  -- The newest row of its journal, and whether its prices may be sold.
  seq bigint not null check (seq >= 0),
  freshness text not null check (freshness in ('fresh', 'in-play-suspended', 'suspended'))
) with (fillfactor = 20);

insert into feed_lead (term, beaten_at, seq, freshness) values (0, '-infinity', 0, 'suspended');
