-- Trigger of deposits and withdrawals: nobody could spend or withdraw what comes for a player who was
-- erased or whose account is closed. A payment whose player was read just before that waits here for
-- its end, and is refused then.
create or replace function refuse_payment_of_erased() returns trigger language plpgsql as $$
begin
  perform from player where id = new.player_id for key share;
  if exists (select from erasure where player_id = new.player_id) then
    raise exception 'player % was erased: % refused', new.player_id, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  if exists (select from player where id = new.player_id and closed_at is not null) then
    raise exception 'the account of player % is closed: % refused', new.player_id, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
