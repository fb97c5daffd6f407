-- Numbers other than their own from which players pay. Each was confirmed with a code that was sent
-- to it, and a prompt goes to no other one.
create table payer_phone (
  player_id bigint not null references player,
  phone text not null check (phone ~ '^255[0-9]{9}$'),
  confirmed_at timestamptz not null,
  primary key (player_id, phone)
);

alter table verification_code
  drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check
    check (purpose in ('register', 'login', 'reset-password', 'confirm-payer'));

-- The player no longer waits for it at a page. It says nothing about the money.
alter table deposit add column waiting_ended_at timestamptz;

-- A phone shows one prompt of ours at a time, whoever asked for it.
create index deposit_open_by_phone on deposit (phone)
  where way = 'push' and state in ('asking', 'prompted', 'unknown');
