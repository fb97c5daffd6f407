-- Approved is what was proposed: nothing of it changes while it waits, and nothing after it ended.
create or replace function keep_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'proposals are kept';
  end if;
  if old.state <> 'waiting' then
    raise exception 'proposal % is decided', old.id;
  end if;
  if (new.kind, new.payload, new.subject_kind, new.subject_id, new.reason, new.proposed_by,
      new.proposed_at, new.ends_at, new.deed_key)
     is distinct from
     (old.kind, old.payload, old.subject_kind, old.subject_id, old.reason, old.proposed_by,
      old.proposed_at, old.ends_at, old.deed_key) then
    raise exception 'what was proposed stays as it is';
  end if;
  return new;
end $$;
