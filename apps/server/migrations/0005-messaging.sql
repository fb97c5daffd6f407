create table sms_message (
  id bigint generated always as identity primary key,
  -- What the message is about; the same cause never sends twice.
  key text not null unique,
  phone text not null check (phone ~ '^255[0-9]{9}$'),
  body text not null check (body <> '' and length(body) <= 1000),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  provider_reference text,
  reason text,
  queued_at timestamptz not null,
  changed_at timestamptz not null
);

create index sms_message_by_phone on sms_message (phone, id);
