-- Virtual racing: rounds, what was bet on them, and what they paid.

create table racing_round (
  -- Its day in East Africa and its number on it: 202611190375. Whoever makes it again makes the same
  -- row, and there is no second one.
  id bigint primary key,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- SHA-256 of the seed, published with the salt before betting opens.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  -- Who reads this table reads no result that is still to come.
  sealed_seed text not null,
  -- What bets on it bring, as the domain names it. Fixed once it opens.
  terms jsonb not null,
  state text not null default 'scheduled'
    check (state in ('scheduled', 'drawn', 'settled', 'refunded')),
  -- Cars as they came in.
  result smallint[],
  drawn_at timestamptz,
  -- In hexadecimal, for everybody to look at.
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  -- Settled, or refunded.
  ended_at timestamptz,
  bets integer not null default 0 check (bets >= 0),
  tickets bigint not null default 0 check (tickets >= 0),
  staked bigint not null default 0 check (staked >= 0),
  paid bigint not null default 0 check (paid >= 0),
  shared bigint not null default 0 check (shared >= 0),
  pool_fed bigint not null default 0 check (pool_fed >= 0),
  refund_reason text not null default '' check (length(refund_reason) <= 200),
  refunded_by bigint references administrator,
  check (opens_at < closes_at and closes_at <= starts_at and starts_at < ends_at),
  check (state not in ('drawn', 'settled') or cardinality(result) = 10),
  check ((result is null) = (drawn_at is null)),
  check (seed is null or state in ('settled', 'refunded')),
  check (state <> 'settled' or seed is not null),
  check ((state in ('settled', 'refunded')) = (ended_at is not null)),
  check ((state = 'refunded') = (refund_reason <> '')),
  -- One after another, whatever the pace was when each was made.
  constraint racing_round_apart exclude using gist (tstzrange(opens_at, ends_at) with &&)
);
create index racing_round_unfinished on racing_round (starts_at)
  where state in ('scheduled', 'drawn');

create table racing_order (
  id bigint generated always as identity primary key,
  round_id bigint not null references racing_round,
  player_id bigint not null references player,
  serial_number text not null unique,
  request_key text not null,
  request_hash text not null,
  placed_at timestamptz not null,
  -- Of its one pick; `main` when there are several.
  kind text not null check (kind in ('main', 'champion', 'champion-and-runner-up', 'top-three',
    'odd-even', 'big-small', 'ten-of-ten')),
  -- Kind and numbers of each pick, as the domain names them.
  picks jsonb not null,
  tickets integer not null check (tickets > 0),
  ticket_stake bigint not null check (ticket_stake > 0),
  stake bigint not null check (stake = ticket_stake * tickets),
  device text not null check (device in ('desktop', 'phone')),
  unique (player_id, request_key)
);
create index racing_order_of_round on racing_order (round_id, id);
create index racing_order_of_player on racing_order (player_id, id desc);
create trigger racing_order_append_only
  before update or delete or truncate on racing_order
  for each statement execute function refuse_change();

-- What came back, once for each order that anything came back to: when its round ended. Thousands are
-- written in the second after a race, so it says nothing twice.
create table racing_payout (
  order_id bigint primary key references racing_order,
  -- By odds, or the stake itself; and as its share of the pool.
  paid bigint not null check (paid >= 0),
  shared bigint not null check (shared >= 0),
  check (paid + shared > 0)
);
create trigger racing_payout_append_only
  before update or delete or truncate on racing_payout
  for each statement execute function refuse_change();

-- The pool of ten-of-ten. Only the end of a round moves it, so no bet waits for its row.
create table racing_pool (
  one boolean primary key default true check (one),
  balance bigint not null check (balance >= 0),
  -- How often the house has started it.
  starts integer not null check (starts >= 0)
);
