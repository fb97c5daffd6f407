-- One whose answer was lost may become clear at any moment, beside another that was begun meanwhile.
-- That a player begins them one after the other is looked at under the player's lock.
drop index withdrawal_under_way;
create index withdrawal_open on withdrawal (player_id) where state not in ('paid', 'returned');
