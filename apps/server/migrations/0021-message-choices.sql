-- Which messages a player wants. Who never chose has no row and is written to by the defaults.
create table message_choice (
  player_id bigint primary key references player,
  -- Null: the language in which the player last signed in.
  language text check (language in ('sw', 'en-US')),
  money boolean not null,
  news boolean not null,
  changed_at timestamptz not null
);

-- News and offers need a consent that can be taken back; each turn is a line of its own.
alter table consent
  drop constraint consent_kind_check,
  add constraint consent_kind_check check (kind in ('agreement', 'adult', 'news')),
  add column withdrawn boolean not null default false;

-- A code stands beside its message and only while it still has to be sent.
alter table sms_message
  add column secret text,
  add column secret_until timestamptz;
update sms_message
  set secret = substring(body from '[0-9]{6}'), secret_until = queued_at + interval '6 hours'
  where state = 'queued' and key ~ '^(register|login|reset-password)-code:';
update sms_message
  set body = regexp_replace(body, '[0-9]{6}', '••••••', 'g')
  where key ~ '^(register|login|reset-password)-code:';
alter table sms_message
  add constraint sms_message_secret_only_while_queued
    check (secret is null or (state = 'queued' and secret_until is not null));
create index sms_message_with_secret on sms_message (secret_until) where secret is not null;

-- What a party that waits for it is told about a payment from its menu, once per transaction.
create table paybill_outcome (
  channel text not null,
  receipt text not null,
  -- The newest telling of it: its conversation is the one that is answered.
  callback_id bigint not null references operator_callback,
  -- Null: the money was not taken.
  our_receipt text,
  judged_at timestamptz not null,
  tries integer not null default 0,
  told_at timestamptz,
  primary key (channel, receipt)
);

-- Since when a person is to look, because nobody else can say how it went.
alter table deposit
  add column look_wanted_at timestamptz,
  -- The newest number the player showed that no party could be asked about.
  add column shown_receipt text;
alter table withdrawal add column look_wanted_at timestamptz;
alter table payment_word
  drop constraint payment_word_source_check,
  add constraint payment_word_source_check
    check (source in ('request', 'callback', 'query', 'claim', 'clerk', 'day', 'watch')),
  drop constraint payment_word_look_reason_check,
  add constraint payment_word_look_reason_check check (
    look_reason in (
      'other-amount', 'other-phone', 'receipt-elsewhere',
      'refused-after-paid', 'paid-after-refused', 'never-answered', 'receipt-shown'
    )
  );
