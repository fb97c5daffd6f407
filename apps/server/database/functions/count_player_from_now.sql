-- From now on the bets of this player are counted under a lock, one by one. Waits until every bet
-- of the player that was let through uncounted is committed (see plays_with_limits).
create or replace function count_player_from_now(player bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(24, hashint8(player));
  insert into counted_player values (player) on conflict do nothing;
end
$$;
