create or replace function note_statistics_recount() returns trigger language plpgsql as $$
begin
  if new.counts_in_statistics <> old.counts_in_statistics
    or new.inviter_id is distinct from old.inviter_id
    or (new.agent_since is null) <> (old.agent_since is null) then
    insert into statistics_recount (player_id, with_branch)
    values (new.id, new.counts_in_statistics = old.counts_in_statistics);
  end if;
  return null;
end
$$;
