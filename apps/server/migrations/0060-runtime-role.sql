-- What only grows is what carries refuse_change, months included: this is the one list of it. The
-- role that the server runs as is not given UPDATE, DELETE or TRUNCATE on any of these.
create view append_only_table as
select distinct tgrelid::regclass::text as name
from pg_trigger
where tgfoid = 'refuse_change'::regproc;

-- A month is made with the rights of its maker's owner: who runs the server may create no tables.
alter function add_posting_month(date) security definer;
alter function add_posting_month(date) set search_path from current;
alter function add_bet_month(date) security definer;
alter function add_bet_month(date) set search_path from current;
revoke execute on function add_posting_month(date), add_bet_month(date) from public;
