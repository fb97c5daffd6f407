-- Whether the stakes of this player must be counted under a lock. The shared lock is kept until
-- the bet is committed. It is taken before the lookup, so that a bet which passes here passed
-- before the player was counted, and not meanwhile.
create or replace function plays_with_limits(player bigint) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(24, hashint8(player));
  return exists (select from play_limit_change where player_id = player)
    or exists (select from play_pause where player_id = player)
    or exists (select from counted_player where player_id = player);
end
$$;
