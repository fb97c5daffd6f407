-- Large bets that wait for a trader. No money moves and nothing is reserved before one is placed.
create table referred_bet (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  -- Of the page, as in placing: the same request finds the bet that waits.
  request_key text not null,
  request_hash text not null,
  -- What was asked for, to be placed word for word.
  request jsonb not null,
  -- What it was called and cost when it was referred: of each leg match, market, selection, odds.
  shown jsonb not null,
  stake bigint not null check (stake > 0),
  -- What it might pay, as it was asked for.
  payout bigint not null check (payout >= 0),
  state text not null default 'waiting' check (state in (
    'waiting', 'cut', 'accepted', 'placed', 'not-placed', 'refused', 'expired', 'withdrawn')),
  referred_at timestamptz not null,
  -- Of the answer that is waited for, the trader's or the player's.
  answer_until timestamptz not null,
  -- Of a trader's cut.
  stake_offered bigint check (stake_offered > 0),
  decided_by bigint references administrator,
  decided_at timestamptz,
  note text not null default '' check (length(note) <= 200),
  -- Since when it has been placed.
  accepted_at timestamptz,
  order_id bigint,
  serial_number text,
  -- Why it could not be placed: an error of the contract and the legs it is about.
  refusal jsonb,
  ended_at timestamptz,
  unique (player_id, request_key),
  check ((decided_by is null) = (decided_at is null)),
  check (stake_offered is null or (stake_offered < stake and decided_by is not null)),
  check (state <> 'cut' or stake_offered is not null),
  check ((state = 'placed') = (order_id is not null)),
  check ((state in ('waiting', 'cut', 'accepted')) = (ended_at is null))
);

-- A player has one bet that waits, the queue is short, and ended ones are listed by their age.
create unique index referred_bet_open_of_player on referred_bet (player_id) where ended_at is null;
create index referred_bet_open on referred_bet (id) where ended_at is null;
create index referred_bet_of_player on referred_bet (player_id, id);
