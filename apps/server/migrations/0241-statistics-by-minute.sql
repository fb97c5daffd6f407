-- Today until this minute is compared with yesterday until the same one. Minutes are kept for two
-- weeks; their `hour` is the minute.
alter table statistics_hour drop constraint statistics_hour_facet_check;
alter table statistics_hour add constraint statistics_hour_facet_check check (facet in
  ('product', 'sport', 'league', 'market', 'match', 'agent', 'operator', 'device', 'minute'));
