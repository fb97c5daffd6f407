-- Counts every change of what the house decided, so that a copy in memory knows that it is old.
create or replace function count_house_choice() returns trigger language plpgsql as $$
begin
  update house_choice_revision set revision = revision + 1;
  return null;
end
$$;
