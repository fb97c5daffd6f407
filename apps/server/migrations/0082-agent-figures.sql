-- What an agent was given for the lost bets of friends, counted beside the rest of what their purses did.
alter table player_day add column rewards bigint not null default 0;
alter table player_total add column rewards bigint not null default 0;

-- What the finder looks for, and agents are listed by; made before where users are listed by it too.
create index if not exists player_by_phone_end on player (reverse(phone) text_pattern_ops);
create index if not exists player_by_name_words on player using gin (to_tsvector('simple', name));
create index if not exists player_agents on player (registered_at, id) where agent_since is not null;
create index if not exists player_not_counted on player (registered_at, id) where not counts_in_statistics;
