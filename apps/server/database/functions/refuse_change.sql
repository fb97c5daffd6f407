-- Trigger of tables that only grow: history that can be edited is no history, a correction is a
-- new row. The view append_only_table lists every table that carries it.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;
