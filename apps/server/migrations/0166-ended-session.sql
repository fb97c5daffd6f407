-- Why a player's session is over, for the page that still has its token. Gone when the session
-- would have been over anyway.
create table ended_session (
  token_hash bytea primary key,
  reason text not null check (reason in ('elsewhere', 'password', 'disabled', 'erased')),
  expires_at timestamptz not null
);

create index ended_session_by_end on ended_session (expires_at);
