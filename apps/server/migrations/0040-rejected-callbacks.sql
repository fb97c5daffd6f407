-- Callbacks that prove nothing and say nothing: forged, stale or unreadable. Anybody can send them,
-- so only the beginning is kept, and not for ever; what somebody may act on is in operator_callback.
create table rejected_callback (
  id bigint generated always as identity primary key,
  channel text not null,
  -- Of the sender, without the last part of the address.
  source_network text not null,
  method text not null,
  path text not null,
  reading text not null check (reading in ('forged', 'stale', 'unreadable')),
  why text not null,
  body_start text not null check (octet_length(body_start) <= 1024),
  body_bytes integer not null,
  received_at timestamptz not null
);
create index rejected_callback_by_time on rejected_callback (received_at);
