-- Orders that the office took out of its player's lists and its own; books and reports keep them.
create table hidden_order (
  order_id bigint primary key,
  administrator_id bigint not null references administrator,
  note text not null check (note <> '' and length(note) <= 200),
  hidden_at timestamptz not null
);

-- Of other people than players there are few orders: they are found among all.
create index bet_order_by_office on bet_order (type, id) where type <> 1;
