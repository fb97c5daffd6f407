-- What a friend's lost bet brings to whoever invited the friend, what came back of a bet as credit,
-- and what parts of it that were sold have paid.

alter table bet_order
  -- Paid to the inviter of its player when it was decided.
  add column inviter_reward bigint not null default 0 check (inviter_reward >= 0),
  -- Into the credit purse of its player: a stake by credit that was returned, or money back.
  add column credit_back bigint not null default 0 check (credit_back >= 0),
  -- By cash-outs of a part. Once all of it is sold, `payout` has everything and this is in it.
  add column sold_paid bigint not null default 0 check (sold_paid >= 0);

-- One that a person must look at may still win: it is owed like any other until it is decided. And
-- those are looked at every minute, in case nothing is doubtful about them any more.
drop index bet_order_open;
create index bet_order_undecided on bet_order (status, id) where status in (2, 3);
