-- Adds the partitions of one month of Dar es Salaam; one that exists stays as it is. With the
-- rights of its owner: the role that the server runs as may create no tables (DAT-11).
create or replace function add_bet_month(month date) returns void language plpgsql
security definer set search_path to "$user", public as $$
declare
  suffix text := to_char(month, '"_"YYYY_MM');
  begins bigint := bet_id_from(
    date_trunc('month', month)::timestamp at time zone 'Africa/Dar_es_Salaam');
  ends bigint := bet_id_from((date_trunc('month', month) + interval '1 month')::timestamp
    at time zone 'Africa/Dar_es_Salaam');
begin
  if to_regclass('bet_order' || suffix) is not null then
    return;
  end if;
  execute format('create table %I partition of bet_order for values from (%s) to (%s)',
    'bet_order' || suffix, begins, ends);
  execute format('create unique index %I on %I (serial_number)',
    'bet_order' || suffix || '_by_serial', 'bet_order' || suffix);
  execute format('create table %I partition of bet_leg for values from (%s) to (%s)',
    'bet_leg' || suffix, begins, ends);
end
$$;

revoke execute on function add_bet_month(date) from public;
