-- The early payout is promised for whole leagues; a single match is marked by its own choice.
-- It costs the house money, so it is off until the office turns it on.
alter table popular_competition add column two_up boolean not null default false;
