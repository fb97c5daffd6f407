-- What a callback said, kept with it: who dies before judging it leaves enough for whoever goes on.
-- Its headers and query proved who spoke, and are not kept.
alter table operator_callback add column reading jsonb not null default '{}';
