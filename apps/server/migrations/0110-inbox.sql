-- In-site messages. What many read is stored once; a message is what is one player's own: that it
-- was sent, what is filled in, whether it was read.

create table inbox_text (
  id bigint generated always as identity primary key,
  -- Of all four: the same words are one row, whoever writes them.
  digest bytea not null unique check (length(digest) = 32),
  subject_sw text not null check (length(subject_sw) between 1 and 120),
  subject_en text not null check (length(subject_en) between 1 and 120),
  body_sw text not null check (length(body_sw) between 1 and 2000),
  body_en text not null check (length(body_en) between 1 and 2000)
);

-- A hundred thousand in one batch, and one for each settled bet beside the money itself: no foreign
-- keys, because each would lock a player, or the one text of all, for the length of a settlement.
create table inbox_message (
  id bigint generated always as identity,
  player_id bigint not null,
  -- Names the cause; the same cause is told once.
  key text not null check (length(key) between 1 and 120),
  -- Numbers of the contract: inboxKinds, inboxEvents.
  kind smallint not null check (kind between 1 and 4),
  event smallint not null check (event > 0),
  text_id bigint not null,
  -- What the text has filled in: {"amount": "TSh 10,000"}, or by language.
  facts jsonb,
  -- A path of the player's site.
  jump text check (jump ~ '^/[^/]' and length(jump) <= 200),
  mailing_id bigint,
  sent_at timestamptz not null,
  read_at timestamptz,
  -- Kept, so that its cause is not told again and the office can see what was sent.
  removed_at timestamptz,
  primary key (player_id, id),
  unique (player_id, key)
);

create index inbox_message_unread on inbox_message (player_id, id) include (kind)
  where read_at is null and removed_at is null;
create index inbox_message_of_mailing on inbox_message (mailing_id) where mailing_id is not null;
-- Texts for one player, which go when that player is forgotten.
create index inbox_message_by_own_text on inbox_message (text_id)
  where event = 12 and mailing_id is null;

-- What the office has made of a shipped text; none while that one stands.
create table message_template (
  -- A number of inboxEvents.
  event smallint primary key,
  text_id bigint not null references inbox_text,
  revision integer not null check (revision > 0),
  changed_at timestamptz not null
);
