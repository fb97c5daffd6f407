create or replace function add_referral() returns trigger language plpgsql as $$
begin
  insert into referral (friend_id, inviter_id, invited_at)
  values (new.id, new.inviter_id, new.registered_at);
  return null;
end
$$;
