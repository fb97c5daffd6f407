-- Nobody is above themselves; longer circles are refused by who changes a superior.
alter table player add constraint player_inviter_is_another check (inviter_id <> id);

-- Players are never deleted, and two keys checked for each of a hundred thousand rows take longer
-- than the rows: whoever makes such an agent holds up everybody who registers meanwhile.
alter table agent_member
  drop constraint agent_member_agent_id_fkey,
  drop constraint agent_member_player_id_fkey;
