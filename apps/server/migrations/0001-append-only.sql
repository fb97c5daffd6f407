-- History that can be edited is no history. Tables that carry this trigger only ever grow;
-- a correction is a new row.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;
