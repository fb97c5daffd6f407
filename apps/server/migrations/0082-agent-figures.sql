-- What an agent was given for the lost bets of friends, counted beside the rest of what their purses did.
alter table player_day add column rewards bigint not null default 0;
alter table player_total add column rewards bigint not null default 0;
