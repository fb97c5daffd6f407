-- Who was invited by whom, how far the friend has come, and what the inviter got for it.

create table referral (
  friend_id bigint primary key references player,
  -- Who invited, for good: another superior given by the office later is no invitation.
  inviter_id bigint not null references player,
  invited_at timestamptz not null,
  state text not null default 'counting'
    check (state in ('counting', 'held', 'paid', 'refused', 'lapsed')),
  -- Why a reward that is earned waits.
  obstacle text check (obstacle in ('linked', 'friend-disabled', 'inviter-disabled',
    'inviter-on-break')),
  -- Own stakes of the friend's decided bets, until the reward is decided.
  settled_stake bigint not null default 0 check (settled_stake >= 0),
  -- What a person at the office said.
  decision text check (decision in ('allowed', 'refused')),
  decided_by bigint references administrator,
  decided_at timestamptz,
  decision_note text not null default '',
  reward bigint not null default 0 check (reward >= 0),
  paid_at timestamptz,
  check ((state = 'held') = (obstacle is not null)),
  check ((state = 'paid') = (paid_at is not null)),
  check ((reward > 0) = (state = 'paid')),
  check ((decision is null) = (decided_at is null)),
  check (friend_id <> inviter_id)
);

create index referral_by_inviter on referral (inviter_id, invited_at desc, friend_id desc);
create index referral_by_state on referral (state, friend_id) where state in ('counting', 'held');
create index referral_by_day on referral (invited_at desc, friend_id desc);

insert into referral (friend_id, inviter_id, invited_at)
select id, inviter_id, registered_at from player
where inviter_id is not null and inviter_id <> id;

-- From the moment of registration, whichever way somebody becomes a player.
create function add_referral() returns trigger language plpgsql as $$
begin
  insert into referral (friend_id, inviter_id, invited_at)
  values (new.id, new.inviter_id, new.registered_at);
  return null;
end
$$;
create trigger player_was_invited after insert on player
  for each row when (new.inviter_id is not null and new.inviter_id <> new.id)
  execute function add_referral();
