-- Players who once came near the most that one may win in a day. From then on their bets are
-- counted under a lock, one by one, as those of players with limits of their own.
create table counted_player (
  player_id bigint primary key references player
);

-- Waits until every bet of the player that was let through uncounted is in the books.
create function count_player_from_now(player bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(24, hashint8(player));
  insert into counted_player values (player) on conflict do nothing;
end
$$;

-- The lock is kept until the bet is in the books. It is taken before the question, so that whoever
-- is let through here was let through before the player was counted, and not meanwhile.
create or replace function plays_with_limits(player bigint) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(24, hashint8(player));
  return exists (select from play_limit_change where player_id = player)
    or exists (select from play_pause where player_id = player)
    or exists (select from counted_player where player_id = player);
end
$$;
