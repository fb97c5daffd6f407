-- No serial number is given twice (PAY-07). Processes take their numbers here; a process that still
-- runs when its number comes round again gives the same one as another only if both count the same
-- in the same millisecond, and then the indexes below refuse the second.
create sequence serial_process cycle minvalue 0 maxvalue 1023;

-- Unique in each month is unique everywhere, because the number and the month say the same time;
-- over the parent it could only be unique together with the id. A month that holds a double from
-- before keeps an index that finds both.
drop index bet_order_by_serial;
do $$
declare
  month regclass;
begin
  for month in select inhrelid from pg_inherits where inhparent = 'bet_order'::regclass loop
    begin
      execute format('create unique index %I on %s (serial_number)', month || '_by_serial', month);
    exception when unique_violation then
      execute format('create index %I on %s (serial_number)', month || '_by_serial', month);
    end;
  end loop;
end
$$;
