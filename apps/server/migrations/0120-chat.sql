-- The live chat: one conversation per player, or per page of a visitor who never signed in.
create table chat_conversation (
  id bigint generated always as identity primary key,
  player_id bigint references player (id),
  -- SHA-256 of the random secret that a visitor's page keeps.
  visitor_hash bytea check (length(visitor_hash) = 32),
  -- A visitor's conversation that became part of a player's: it is read with that one.
  joined_to bigint references chat_conversation (id),
  -- What the page follows on the live socket; knowing it tells when something came, never what.
  topic text not null unique check (topic ~ '^[0-9a-f]{32}$'),
  state text not null default 'waiting' check (state in ('waiting', 'with-clerk', 'closed')),
  clerk_id bigint references administrator (id),
  language text not null check (language in ('sw', 'en')),
  -- Of the visitor: how many may begin from one network is limited.
  network text not null default '',
  created_at timestamptz not null,
  -- Since when somebody waits for a first or next answer.
  waiting_since timestamptz,
  closed_reason text check (length(closed_reason) <= 200),
  last_message_id bigint not null default 0,
  last_message_at timestamptz not null,
  last_sender text not null default 'player' check (last_sender in ('player', 'clerk')),
  player_read_id bigint not null default 0,
  clerk_read_id bigint not null default 0,
  constraint chat_has_owner
    check (player_id is not null or visitor_hash is not null or joined_to is not null),
  constraint chat_with_its_clerk check ((state = 'with-clerk') = (clerk_id is not null)),
  constraint chat_joined_is_over check (joined_to is null or state = 'closed')
);

create unique index chat_of_player on chat_conversation (player_id)
  where player_id is not null and joined_to is null;
create unique index chat_of_visitor on chat_conversation (visitor_hash)
  where visitor_hash is not null;
create index chat_joined on chat_conversation (joined_to) where joined_to is not null;
create index chat_waiting on chat_conversation (waiting_since) where state = 'waiting';
create index chat_of_clerk on chat_conversation (clerk_id) where clerk_id is not null;
create index chat_by_time on chat_conversation (last_message_at desc, id desc);

create table chat_message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat_conversation (id),
  sender text not null check (sender in ('player', 'clerk')),
  administrator_id bigint references administrator (id),
  body text not null check (length(body) <= 1000),
  -- Something of the house beside the words: a bet, a payment, numbers to call.
  card jsonb,
  -- Of the page: a message that is sent again is one message.
  request_key text not null check (length(request_key) <= 64),
  sent_at timestamptz not null,
  constraint chat_clerk_is_named check ((sender = 'clerk') = (administrator_id is not null)),
  unique (conversation_id, sender, request_key)
);

create index chat_messages on chat_message (conversation_id, id);

-- What was said stays said; only who is forgotten takes their words along.
create function keep_chat_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'TRUNCATE' or new.body <> '' or new.card is not null
    or (new.id, new.conversation_id, new.sender, new.request_key, new.sent_at)
      is distinct from (old.id, old.conversation_id, old.sender, old.request_key, old.sent_at)
    or new.administrator_id is distinct from old.administrator_id
  then
    raise exception 'a chat message is not changed';
  end if;
  return new;
end
$$;

create trigger chat_message_stays before update or delete on chat_message
  for each row execute function keep_chat_message();
create trigger chat_messages_stay before truncate on chat_message
  for each statement execute function keep_chat_message();

-- Who opened whose conversation; what is shown after that is shown to them alone.
create table chat_opening (
  conversation_id bigint not null references chat_conversation (id),
  administrator_id bigint not null references administrator (id),
  opened_at timestamptz not null,
  primary key (conversation_id, administrator_id)
);

create table chat_canned_answer (
  id bigint generated always as identity primary key,
  -- What a clerk types behind the slash.
  shortcut text not null unique check (shortcut ~ '^[a-z0-9-]{1,30}$'),
  body_sw text not null check (length(body_sw) between 1 and 1000),
  body_en text not null check (length(body_en) between 1 and 1000),
  changed_at timestamptz not null default now(),
  changed_by bigint references administrator (id)
);

insert into chat_canned_answer (shortcut, body_sw, body_en) values
  ('karibu', 'Habari! Karibu Kipute. Nikusaidie nini?',
    'Hello, and welcome to Kipute. How can I help?'),
  ('pesa', 'Pole kwa usumbufu. Tuma hapa namba ya muamala iliyo kwenye SMS ya mtandao wako, tuufuatilie sasa hivi.',
    'Sorry about that. Send the transaction number from your operator''s SMS here and we will trace it right away.'),
  ('kutoa', 'Pesa ya kutoa hufika kwenye namba uliyojisajili nayo. Ikichelewa, hatutaipoteza: tunaifuatilia na mtandao wako.',
    'A withdrawal goes to the number you registered with. If it is late it is not lost: we are tracing it with your operator.'),
  ('mkeka', 'Gusa kipini cha kuambatisha kisha andika namba ya mkeka, nami nitauona moja kwa moja.',
    'Tap the clip, enter the number of your bet, and I will see it right away.'),
  ('asante', 'Asante kwa kuwasiliana nasi. Ukihitaji msaada tena, tuandikie hapa hapa.',
    'Thank you for writing to us. If you need anything else, write here again.');

-- What people leave on the message board.
create table board_message (
  id bigint generated always as identity primary key,
  player_id bigint references player (id),
  name text not null default '' check (length(name) <= 60),
  phone text not null default '' check (length(phone) <= 20),
  email text not null default '' check (length(email) <= 120),
  content text not null check (length(content) <= 2000),
  language text not null check (language in ('sw', 'en')),
  network text not null,
  -- The same words of the same sender on one day are one message.
  sameness bytea not null unique check (length(sameness) = 32),
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  created_at timestamptz not null,
  answer text check (length(answer) <= 1000),
  answered_by bigint references administrator (id),
  answered_at timestamptz,
  -- Whether it went to the inbox of the writer, and to the phone that was left.
  answered_inbox boolean not null default false,
  answered_sms boolean not null default false,
  note text not null default '' check (length(note) <= 500),
  constraint board_answer_is_whole
    check ((state = 'answered') <= (answer is not null and answered_by is not null))
);

create index board_by_time on board_message (created_at desc, id desc);
create index board_new on board_message (created_at) where state = 'new';
create index board_of_player on board_message (player_id) where player_id is not null;
