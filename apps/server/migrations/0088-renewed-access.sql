-- Who last gave an administrator a new way into an account they had: for a while that person could
-- be sitting there themselves, and is no independent second one.
alter table administrator
  add column access_renewed_by bigint references administrator,
  add column access_renewed_at timestamptz;
