create or replace function add_player_total() returns trigger language plpgsql as $$
begin
  insert into player_total (player_id) values (new.id);
  return null;
end
$$;
