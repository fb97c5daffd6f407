-- Casino: games of providers, who plays them, and what providers asked of the wallet.

create table casino_game (
  -- As its provider numbers it: 32430 is Aviator.
  id bigint primary key,
  provider text not null check (provider ~ '^[a-z-]{2,20}$'),
  code text not null check (code <> '' and length(code) <= 80),
  name_sw text not null check (name_sw <> '' and length(name_sw) <= 40),
  name_en text not null check (name_en <> '' and length(name_en) <= 40),
  category text not null check (category in ('crash', 'slots', 'dice', 'instant', 'table')),
  -- Hundredths of a percent.
  stated_return integer not null check (stated_return between 0 and 10000),
  -- Whether its provider has it; and whether the office lets it be seen.
  is_offered boolean not null,
  is_shown boolean not null default true,
  -- Names and category that the office has chosen stay, whatever the provider says.
  is_edited boolean not null default false,
  sorting integer not null default 0 check (sorting between 0 and 1000),
  synced_at timestamptz not null
);
create index casino_game_by_code on casino_game (provider, code);

-- A launch, and the session that its word was exchanged for. Only hashes of both are kept.
create table casino_session (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  provider text not null,
  game_id bigint not null references casino_game,
  language text not null check (language in ('sw', 'en')),
  launch_hash bytea not null unique,
  launched_at timestamptz not null,
  session_hash bytea unique,
  opened_at timestamptz,
  ends_at timestamptz not null,
  -- Of the session on our own site: when that is over, this one is.
  sign_in_hash bytea not null,
  check ((session_hash is null) = (opened_at is null))
);
create index casino_session_of_player on casino_session (player_id, id desc);

-- What one player staked and won in one round of a provider.
create table casino_round (
  id bigint generated always as identity primary key,
  provider text not null,
  round text not null check (round <> '' and length(round) <= 80),
  player_id bigint not null references player,
  game_id bigint not null references casino_game,
  -- Stakes that were not given back.
  debits integer not null default 0 check (debits >= 0),
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  tax bigint not null default 0 check (tax between 0 and won),
  -- Hundredths of a percent, as they were at the first stake.
  tax_rate integer not null check (tax_rate between 0 and 10000),
  -- The provider has said so; nothing that comes later opens it again.
  is_ended boolean not null default false,
  state text not null generated always as (
    case when is_ended or debits = 0 then 'closed' else 'open' end) stored,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- By its newest message.
  moved_at timestamptz not null,
  -- How often the provider was asked what became of it, and when last.
  asks integer not null default 0 check (asks >= 0),
  asked_at timestamptz,
  unique (provider, round, player_id)
);
create index casino_round_of_player on casino_round (player_id, id desc);
create index casino_round_of_game on casino_round (game_id, opened_at)
  include (staked, won);
create index casino_round_open on casino_round (moved_at) where state = 'open';

-- What providers asked for and how it was answered: the same again is answered from here.
create table casino_transaction (
  id bigint generated always as identity primary key,
  provider text not null,
  transaction text not null check (transaction <> '' and length(transaction) <= 80),
  kind text not null check (kind in ('debit', 'credit', 'rollback', 'reward')),
  player_id bigint not null references player,
  game_id bigint references casino_game,
  -- Empty for a reward.
  round text not null check (length(round) <= 80),
  -- As it was asked for; of a rollback the stake that it gave back.
  amount bigint not null check (amount >= 0),
  -- The stake that it is about, where it names one.
  target text not null default '',
  -- Kept so that it is remembered, and moved nothing.
  is_void boolean not null,
  answer text not null,
  -- What the purse gained, tax included, and what of a win was withheld; given back below nought.
  moved bigint not null,
  tax bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  -- Names what was asked for: other content under the same id is another one.
  fingerprint text not null,
  -- The message without the words that open a session.
  request text not null,
  recorded_at timestamptz not null,
  unique (provider, transaction)
);
create index casino_transaction_of_round on casino_transaction (round, player_id, provider);
create index casino_transaction_about on casino_transaction (provider, target)
  where target <> '';
create index casino_transaction_of_day on casino_transaction (recorded_at);
create index casino_transaction_of_player on casino_transaction (player_id, id desc);
create trigger casino_transaction_append_only
  before update or delete or truncate on casino_transaction
  for each statement execute function refuse_change();

-- Days that were compared with a provider's report.
create table casino_comparison (
  provider text not null,
  day date not null,
  compared_at timestamptz not null,
  transactions_here integer not null,
  transactions_there integer not null,
  primary key (provider, day)
);

create table casino_difference (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  transaction text not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'amount-differs')),
  our_amount bigint,
  their_amount bigint,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references administrator,
  note text not null default '' check (length(note) <= 200),
  unique (provider, transaction, kind),
  check ((closed_at is null) = (closed_by is null))
);
create index casino_difference_open on casino_difference (found_at) where closed_at is null;

-- Sums of a game's rounds that began on a day: enough for its return and for the bounds of it.
create table casino_game_day (
  game_id bigint not null references casino_game,
  day date not null,
  rounds bigint not null,
  staked numeric not null,
  won numeric not null,
  staked_squared numeric not null,
  won_squared numeric not null,
  staked_by_won numeric not null,
  primary key (game_id, day)
);

create table casino_favourite (
  player_id bigint not null references player,
  game_id bigint not null references casino_game,
  since timestamptz not null,
  primary key (player_id, game_id)
);
