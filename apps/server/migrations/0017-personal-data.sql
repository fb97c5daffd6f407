-- Who wants to be forgotten, once per player. What the law keeps stays; the wish is proof.
create table erasure_request (
  player_id bigint primary key references player,
  asked_at timestamptz not null,
  network text not null
);

create trigger erasure_request_append_only
  before update or delete or truncate on erasure_request
  for each statement execute function refuse_change();
