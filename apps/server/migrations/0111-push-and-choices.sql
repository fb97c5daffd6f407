-- Notifications by choice, and the devices they go to.

alter table message_choice
  add column push_money boolean not null default true,
  add column push_bets boolean not null default true,
  -- Beside the consent to news, which can be withdrawn.
  add column push_offers boolean not null default false,
  -- What a lock screen may say; without it no amount and no name (INB-40).
  add column push_details boolean not null default false;

create table push_subscription (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  -- Given by the browser's push service; whoever knows it can reach the device.
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 20 and 30),
  subscribed_at timestamptz not null
);

create index push_subscription_of_player on push_subscription (player_id, id);
