-- Lists of a million users: what each is found and sorted by, and figures that stand ready.

-- Everybody has a line of figures from the first moment, so that a list sorted by one of them
-- leaves nobody out. Balances are copied here from the postings as they are counted: an index on
-- the purses themselves would be written again at every bet.
alter table player_total
  add column cash_balance bigint not null default 0,
  add column credit_balance bigint not null default 0,
  -- A withdrawal counts when it is paid, which is when it leaves the purse of what is held.
  add column held_lines bigint not null default 0,
  add column coin_lines bigint not null default 0;

insert into player_total (player_id) select id from player on conflict do nothing;

create function add_player_total() returns trigger language plpgsql as $$
begin
  insert into player_total (player_id) values (new.id);
  return null;
end
$$;
create trigger player_has_total after insert on player
  for each row execute function add_player_total();

create index player_total_by_net on player_total (net_result, player_id);
create index player_total_by_cash on player_total (cash_balance, player_id);
create index player_total_by_credit on player_total (credit_balance, player_id);

-- Null on a day on which no cash moved: the balance is that of the day before.
alter table player_day alter column balance drop not null, alter column balance drop default;

create index player_by_registration on player (registered_at, id) where closed_at is null;
create index player_by_sign_in on player (signed_in_at desc nulls last, id desc);
create index player_closed on player (registered_at, id) where closed_at is not null;
create index player_by_superior on player (inviter_id, registered_at, id)
  where inviter_id is not null;
drop index player_by_inviter;
-- The last digits of a phone, written backwards.
create index player_by_phone_end on player (reverse(phone) text_pattern_ops);
-- Words of a name, by their beginnings.
create index player_by_name_words on player using gin (to_tsvector('simple', name));
create index player_by_mail on player (lower(mail) text_pattern_ops) where mail <> '';
create index player_by_location on player (lower(location) text_pattern_ops) where location <> '';
create index player_by_job on player (lower(job) text_pattern_ops) where job <> '';
create index player_by_birth on player (birth_date) where birth_date is not null;
create index player_by_gender on player (gender, registered_at) where gender <> 0;
create index player_by_register_network on player (register_network text_pattern_ops)
  where register_network <> '';
create index player_by_login_network on player (login_network text_pattern_ops)
  where login_network <> '';
-- What is rare is found by itself; what is usual is met at once in any order.
create index player_disabled on player (registered_at, id) where disabled;
create index player_betting_forbidden on player (registered_at, id) where betting_forbidden;
create index player_withdrawal_forbidden on player (registered_at, id) where withdrawal_forbidden;
create index player_whitelisted on player (registered_at, id) where withdrawal_whitelisted;
create index player_not_reported on player (registered_at, id) where reported = 1;
create index player_not_counted on player (registered_at, id) where not counts_in_statistics;
create index player_agents on player (registered_at, id) where agent_since is not null;

create index player_note_by_words on player_note using gin (to_tsvector('simple', note));

-- Accounts that share something.
create index player_device_by_hash on player_device (device_hash);
create index payer_phone_by_phone on payer_phone (phone);
create index withdrawal_by_phone on withdrawal (phone, player_id);

-- Lines of credit and racing coin are few among those of cash; no bet with cash writes here.
create index posting_of_credit on posting (recorded_at, entry_id) where account = 'credit';
create index posting_of_coin on posting (recorded_at, entry_id) where account = 'racing-coin';
