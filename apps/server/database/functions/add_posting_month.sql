-- Adds the partition of one month of Dar es Salaam; one that exists stays as it is. With the
-- rights of its owner: the role that the server runs as may create no tables (DAT-11).
create or replace function add_posting_month(month date) returns void language plpgsql
security definer set search_path to "$user", public as $$
declare
  name text := to_char(month, '"posting_"YYYY_MM');
  begins timestamptz := date_trunc('month', month)::timestamp at time zone 'Africa/Dar_es_Salaam';
  ends timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp
    at time zone 'Africa/Dar_es_Salaam';
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format(
    'create table %I partition of posting for values from (%L) to (%L)', name, begins, ends);
  execute format(
    'create trigger posting_not_emptied before truncate on %I
     for each statement execute function refuse_change()', name);
end
$$;

revoke execute on function add_posting_month(date) from public;
