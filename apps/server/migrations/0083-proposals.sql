-- What a proposal was about when it was made, why it could not be done, and the deeds that one
-- person did alone.

alter table proposal
  -- As people read it in a list, in both languages, without asking what it is about again.
  add column title_sw text not null default '',
  add column title_en text not null default '',
  add column subject_name text not null default '',
  -- What of it there can be only one of while it waits.
  add column deed_key text not null default '',
  -- The catalogued error that stood in the way of an approved one.
  add column obstacle text,
  add constraint proposal_obstacle_check check ((state = 'impossible') = (obstacle is not null));

drop index proposal_waiting;
-- The same deed is not proposed twice while it waits.
create unique index proposal_waiting on proposal (kind, deed_key) where state = 'waiting';
create index proposal_decided on proposal (decided_at desc, id desc) where state <> 'waiting';
create index proposal_by_proposer on proposal (proposed_by, id desc);

-- Approved is what was proposed: nothing of it changes while it waits, and nothing after it ended.
create function keep_proposal() returns trigger language plpgsql as $$
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

create trigger proposal_kept before update or delete on proposal
  for each row execute function keep_proposal();

-- One line for each deed below its limit, for which one person sufficed: a row of them in one day
-- is shown to whoever approves the next proposal of the same person.
create table deed_alone (
  id bigint generated always as identity primary key,
  kind text not null,
  administrator_id bigint not null references administrator,
  done_at timestamptz not null
);

create index deed_alone_by_person on deed_alone (administrator_id, kind, done_at);

create trigger deed_alone_grows before update or delete or truncate on deed_alone
  for each statement execute function refuse_change();
