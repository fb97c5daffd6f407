-- Trigger function of order_waits: since when an order waits for a person.
create or replace function note_order_waits() returns trigger language plpgsql as $$
begin
  new.waits_since = now();
  return new;
end
$$;
