-- What people decide about payments, and the wishes to be forgotten that were carried out.

-- Parties come and go, so one receipt of an operator may be told by two channels; and people type
-- it in capitals or not. However it came, it is one payment.
create unique index deposit_by_operator_receipt on deposit (upper(receipt), operator)
  where receipt is not null;

-- Which kind of doubt; null for words that nobody must look at, and for those heard before this.
alter table payment_word add column look_reason text check (
  look_reason in (
    'other-amount', 'other-phone', 'receipt-elsewhere',
    'refused-after-paid', 'paid-after-refused', 'never-answered'
  )
);

-- Who looked at a word, and what came of it.
create table payment_look (
  word_id bigint primary key references payment_word,
  administrator_id bigint not null references administrator,
  note text not null check (note <> '' and length(note) <= 200),
  looked_at timestamptz not null
);
create trigger payment_look_append_only
  before update or delete or truncate on payment_look
  for each statement execute function refuse_change();

-- Who credited a payment from an operator's statement, and why. Once per intention of a page.
create table deposit_by_hand (
  deposit_id bigint primary key references deposit,
  administrator_id bigint not null references administrator,
  request_key text not null,
  note text not null check (note <> '' and length(note) <= 200),
  unique (administrator_id, request_key)
);
create trigger deposit_by_hand_append_only
  before update or delete or truncate on deposit_by_hand
  for each statement execute function refuse_change();

-- Who was forgotten, when, and by whom.
create table erasure (
  player_id bigint primary key references player,
  administrator_id bigint not null references administrator,
  note text not null check (note <> '' and length(note) <= 200),
  erased_at timestamptz not null
);
create trigger erasure_append_only
  before update or delete or truncate on erasure
  for each statement execute function refuse_change();

-- A phone that is forgotten is free again; what stands in its place is no number of anybody.
alter table player
  drop constraint player_phone_check,
  add constraint player_phone_check check (phone ~ '^255[0-9]{9}$' or phone = 'erased ' || id::text);

-- Who chose to stay away cannot come back by being forgotten. A keyed hash: it tells nobody's
-- number, and answers only to who types it.
create table paused_phone (
  id bigint generated always as identity primary key,
  phone_hash bytea not null,
  ends_at timestamptz not null
);
create index paused_phone_by_hash on paused_phone (phone_hash, ends_at);
create trigger paused_phone_append_only
  before update or delete or truncate on paused_phone
  for each statement execute function refuse_change();

-- Nobody could ever spend or withdraw what comes for who was forgotten. Whoever read the owner of
-- a payment a moment before waits here for the end of the erasure, and is refused then.
create function refuse_payment_of_erased() returns trigger language plpgsql as $$
begin
  perform from player where id = new.player_id for key share;
  if exists (select from erasure where player_id = new.player_id) then
    raise exception 'player % was erased: % refused', new.player_id, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger deposit_of_living before insert on deposit
  for each row execute function refuse_payment_of_erased();
create trigger withdrawal_of_living before insert on withdrawal
  for each row execute function refuse_payment_of_erased();
