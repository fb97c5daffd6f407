-- Money on its way in and out. What moved is in the books; here is what was asked, heard and said.

create table deposit (
  id bigint generated always as identity primary key,
  serial_number text not null unique,
  player_id bigint not null references player,
  -- Of the page, once per intention; a payment from the operator's own menu has none.
  request_key text,
  way text not null check (way in ('push', 'paybill', 'by-hand')),
  operator text not null check (operator in ('mpesa', 'airtel', 'mixx', 'halopesa')),
  -- Who was asked on the operator's behalf.
  channel text not null,
  phone text not null check (phone ~ '^255[0-9]{9}$'),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asking', 'prompted', 'unknown', 'paid', 'refused')),
  -- Ours, unguessable: what a callback must know.
  reference text not null unique,
  -- Theirs, for the request.
  carrier_reference text,
  -- Theirs, for the money.
  receipt text,
  refusal text,
  -- From here on the operator may have seen the request: it is asked about, never asked again.
  handed_over_at timestamptz,
  asks integer not null default 0,
  created_at timestamptz not null,
  prompt_ends_at timestamptz,
  paid_at timestamptz,
  unique (player_id, request_key),
  check ((state = 'paid') = (paid_at is not null)),
  check (state <> 'paid' or receipt is not null)
);

-- A receipt is credited once, whoever shows it. By channel: one party numbers all its payments.
create unique index deposit_by_receipt on deposit (channel, receipt) where receipt is not null;
create index deposit_by_player on deposit (player_id, id);
create index deposit_open on deposit (id) where state in ('asking', 'prompted', 'unknown');

create table withdrawal (
  id bigint generated always as identity primary key,
  serial_number text not null unique,
  player_id bigint not null references player,
  request_key text not null,
  operator text not null check (operator in ('mpesa', 'airtel', 'mixx', 'halopesa')),
  channel text not null,
  phone text not null check (phone ~ '^255[0-9]{9}$'),
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  state text not null
    check (state in ('reviewing', 'ready', 'sending', 'unknown', 'paid', 'returned')),
  reference text not null unique,
  carrier_reference text,
  receipt text,
  refusal text,
  asks integer not null default 0,
  reviewed_by bigint references administrator,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (player_id, request_key),
  check ((state in ('paid', 'returned')) = (ended_at is not null)),
  check (state <> 'paid' or receipt is not null)
);

create index withdrawal_by_player on withdrawal (player_id, id);
-- Two at once would make it hard to say which of them an operator speaks about.
create unique index withdrawal_under_way on withdrawal (player_id)
  where state not in ('paid', 'returned');

-- Every word heard about a payment, and what became of it.
create table payment_word (
  id bigint generated always as identity primary key,
  deposit_id bigint references deposit,
  withdrawal_id bigint references withdrawal,
  source text not null check (source in ('request', 'callback', 'query', 'claim', 'clerk', 'day')),
  word text not null,
  words text not null,
  state_before text not null,
  state_after text not null,
  -- A person must look: it says the opposite of what was certain, or another amount or phone.
  needs_look boolean not null,
  heard_at timestamptz not null,
  check (num_nonnulls(deposit_id, withdrawal_id) = 1)
);

create index payment_word_by_deposit on payment_word (deposit_id) where deposit_id is not null;
create index payment_word_by_withdrawal on payment_word (withdrawal_id)
  where withdrawal_id is not null;
create index payment_word_needs_look on payment_word (id) where needs_look;
create trigger payment_word_append_only
  before update or delete or truncate on payment_word
  for each statement execute function refuse_change();

-- What was sent to us, as it came, before anybody believed a word of it.
create table operator_callback (
  id bigint generated always as identity primary key,
  channel text not null,
  method text not null,
  path text not null,
  body text not null,
  received_at timestamptz not null
);
create trigger operator_callback_append_only
  before update or delete or truncate on operator_callback
  for each statement execute function refuse_change();

create table operator_callback_outcome (
  callback_id bigint primary key references operator_callback,
  reading text not null,
  outcome text not null,
  why text not null
);
create trigger operator_callback_outcome_append_only
  before update or delete or truncate on operator_callback_outcome
  for each statement execute function refuse_change();

alter table player
  -- Large withdrawals of theirs need no clerk.
  add column withdrawal_whitelisted boolean not null default false;
