-- What people decide about bets, and what the provider said of results that nobody believed.

-- Who said it, and why, of each ruling by a person.
create table ruling_by_hand (
  selection_id bigint not null,
  revision integer not null,
  administrator_id bigint not null references administrator,
  note text not null check (note <> ''),
  primary key (selection_id, revision),
  foreign key (selection_id, revision) references selection_ruling
);
create trigger ruling_by_hand_append_only
  before update or delete or truncate on ruling_by_hand
  for each statement execute function refuse_change();

-- An order is approved once at most, and cancelled once at most.
create table order_decision (
  order_id bigint not null,
  decision text not null check (decision in ('approved', 'cancelled')),
  administrator_id bigint not null references administrator,
  note text not null check (note <> ''),
  decided_at timestamptz not null,
  primary key (order_id, decision)
);
create trigger order_decision_append_only
  before update or delete or truncate on order_decision
  for each statement execute function refuse_change();

-- A result that is not believed, or a word about one that was not taken. The same again is counted.
create table refused_result (
  id bigint generated always as identity primary key,
  -- A kind of the catalogue, or 'result' for what its words make together.
  about text not null,
  -- Of that kind, in the provider's numbers.
  subject_id text not null,
  reason text not null,
  -- Null where it names none, or one of which only the subject was told.
  match_id bigint,
  words jsonb not null,
  times integer not null check (times > 0),
  first_heard_at timestamptz not null,
  last_heard_at timestamptz not null,
  unique (about, subject_id, reason)
);
create index refused_result_by_match on refused_result (match_id);

-- Few among many, and looked for every day.
create index bet_order_awaiting_approval on bet_order (id) where status = 5;
