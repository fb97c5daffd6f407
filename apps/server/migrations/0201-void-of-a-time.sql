-- Bets of a time on some markets that were refunded for good: who said so and why.
create table market_void (
  id bigint generated always as identity primary key,
  match_id bigint not null,
  market_ids bigint[] not null check (cardinality(market_ids) > 0),
  -- Placed in this time, both included.
  placed_from timestamptz not null,
  placed_until timestamptz not null,
  administrator_id bigint not null references administrator,
  note text not null check (note <> '' and length(note) <= 200),
  voided_at timestamptz not null,
  check (placed_from < placed_until and placed_until <= voided_at)
);
create index market_void_of_match on market_void (match_id, id);
create trigger market_void_append_only
  before update or delete or truncate on market_void
  for each statement execute function refuse_change();
