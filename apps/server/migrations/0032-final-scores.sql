-- How matches ended that were bet on, for the pages of those bets: the provider takes a match away
-- with all it told of it. No money follows from it, so a correction may write over it.
create table final_score (
  match_id bigint primary key,
  home integer not null,
  away integer not null,
  told_at timestamptz not null
);
