-- A wish to be forgotten can be taken back and made again; each of these stays on record.
alter table erasure_request drop constraint erasure_request_pkey;
alter table erasure_request add column id bigint generated always as identity primary key;
create index erasure_request_by_player on erasure_request (player_id);

create table erasure_withdrawal (
  request_id bigint primary key references erasure_request,
  withdrawn_at timestamptz not null,
  network text not null
);

create trigger erasure_withdrawal_append_only
  before update or delete or truncate on erasure_withdrawal
  for each statement execute function refuse_change();
