-- What one person did alone is summed by whom it was for, and a repeated request counts once.

alter table deed_alone
  -- Under its idempotency key; null for deeds that have none, where each one counts.
  add column deed_key text,
  -- For whom or what it was: parts of one large thing have it in common.
  add column subject text,
  add column amount bigint not null default 0 check (amount >= 0);

create unique index deed_alone_once on deed_alone (administrator_id, kind, deed_key)
  where deed_key is not null;
create index deed_alone_by_subject on deed_alone (administrator_id, kind, subject, done_at)
  where subject is not null;

-- Since when an order waits for a person, as abnormal or as a payout to be approved: the menu is red
-- by the oldest. Written here, whoever moves the order; only what begins to wait costs a call.
alter table bet_order add column waits_since timestamptz;
update bet_order set waits_since = now() where status = 3;
update bet_order set waits_since = now() where status = 5;

create function note_order_waits() returns trigger language plpgsql as $$
begin
  new.waits_since = now();
  return new;
end
$$;

create trigger order_waits before update of status on bet_order
  for each row when (old.status <> new.status and new.status in (3, 5))
  execute function note_order_waits();
