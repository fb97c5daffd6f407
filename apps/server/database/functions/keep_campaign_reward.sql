create or replace function keep_campaign_reward() returns trigger language plpgsql as $$
begin
  raise exception 'reward % of campaign % was given: it stays', old.period, old.campaign_id
    using errcode = 'integrity_constraint_violation';
end
$$;
