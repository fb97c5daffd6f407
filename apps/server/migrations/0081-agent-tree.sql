-- Nobody is above themselves; longer circles are refused by who changes a superior.
alter table player add constraint player_inviter_is_another check (inviter_id <> id);
