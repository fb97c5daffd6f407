-- Who of the fleet does what only one process does at a time. A lease ends by itself when its
-- holder falls silent; whatever is done under one must bear being done twice all the same.
create table lease (
  name text primary key check (name <> '' and length(name) <= 60),
  holder text not null check (holder <> '' and length(holder) <= 80),
  until timestamptz not null
);
