-- What is written to many players at once. Its words stand here once; who is written to is found
-- while it is sent, in order of their numbers, and the number reached stands beside it: a worker
-- that dies goes on there.
create table mailing (
  id bigint generated always as identity primary key,
  -- Of the page that made it: the same request again makes no second one.
  request_key text not null,
  channel text not null check (channel in ('in-site', 'sms')),
  kind text not null check (kind in ('notice', 'offer')),
  subject_sw text not null,
  subject_en text not null,
  body_sw text not null check (body_sw <> ''),
  body_en text not null check (body_en <> ''),
  jump text not null,
  audience jsonb not null,
  reason text not null,
  state text not null default 'scheduled'
    check (state in ('scheduled', 'writing', 'done', 'stopped', 'outgrown')),
  send_at timestamptz not null,
  made_by bigint not null references administrator,
  made_at timestamptz not null,
  ended_at timestamptz,
  last_player_id bigint not null default 0,
  looked_at bigint not null default 0,
  written bigint not null default 0,
  left_out bigint not null default 0,
  -- Nobody but who made it agreed to it, so it may not grow beyond this by the time it leaves.
  people_max bigint,
  -- What its SMS cost, in senti.
  cost bigint not null default 0,
  unique (made_by, request_key),
  check ((ended_at is null) = (state in ('scheduled', 'writing')))
);
create index mailing_by_time on mailing (id desc, channel, state);

-- Which SMS belong to a mailing, to count what they cost in a day and who was reached.
alter table sms_message
  add column mailing_id bigint references mailing,
  add column parts integer not null default 1 check (parts > 0);
create index sms_message_of_mailing on sms_message (mailing_id, state)
  where mailing_id is not null;
create index sms_message_of_mailings_by_time on sms_message (queued_at)
  include (parts) where mailing_id is not null;
create index sms_message_by_state on sms_message (state, id) where state <> 'sent';

-- The line under an offer leads out of offers without signing in: whoever holds the code is the
-- reader of the SMS, and can do nothing else with it.
create table offer_exit (
  player_id bigint not null references player,
  -- With another pepper a player gets another code, and the older SMS lead out as before.
  code_hash bytea not null unique,
  primary key (player_id, code_hash)
);

-- Who was written to, by number, and how many of them have read it: without the messages.
drop index inbox_message_of_mailing;
create index inbox_message_of_mailing on inbox_message (mailing_id, player_id)
  where mailing_id is not null;
create index inbox_message_read_of_mailing on inbox_message (mailing_id, player_id)
  where mailing_id is not null and read_at is not null;

alter table proposal
  drop constraint proposal_kind_check,
  add constraint proposal_kind_check check (kind in ('balance-change', 'credit-by-hand',
    'withdrawal', 'result-change', 'role-change', 'manager-change', 'mailing'));
