-- What a trader decides about a single market or selection, and how much is taken on what.
alter table match_choice
  -- 0 none, 1 low, 2 moderate, 3 high, 4 no betting: how much of the usual stake is taken.
  add column risk_level smallint not null default 0 check (risk_level between 0 and 4),
  -- Whether random bets may be put on it.
  add column allows_random_bets boolean not null default true;

create table market_choice (
  market_id bigint primary key,
  is_sealed boolean not null default false,
  risk_level smallint not null default 0 check (risk_level between 0 and 4),
  -- A day long after the match; from then on nobody reads the row, or every process would hold all
  -- that was ever sealed.
  kept_until text not null check (kept_until ~ '^\d{4}-\d\d-\d\d$'),
  revision integer not null default 1,
  changed_by bigint references administrator,
  changed_at timestamptz
);
create index market_choice_kept on market_choice (kept_until);

create table selection_choice (
  selection_id bigint primary key,
  is_sealed boolean not null default false,
  risk_level smallint not null default 0 check (risk_level between 0 and 4),
  -- Thousandths that a trader puts on the price or takes off it.
  price_shift integer not null default 0 check (price_shift between -100000 and 100000),
  kept_until text not null check (kept_until ~ '^\d{4}-\d\d-\d\d$'),
  revision integer not null default 1,
  changed_by bigint references administrator,
  changed_at timestamptz
);
create index selection_choice_kept on selection_choice (kept_until);

create trigger counted after insert or update or delete on market_choice
  for each statement execute function count_house_choice();
create trigger counted after insert or update or delete on selection_choice
  for each statement execute function count_house_choice();

-- The specified names of calls, which are the names of their nodes: grants stay with them.
update permission_node set path = renamed.path
from (values
  ('competition/inquire', 'atlassian/competition_inquire'),
  ('country/inquire', 'atlassian/get_location'),
  ('country/update_location_sequence', 'atlassian/update_location_sequence'),
  ('market_type/inquire', 'atlassian/get_betting_type'),
  ('market_type/update_bet_status', 'atlassian/update_bet_status')
) as renamed (known, path)
where permission_node.path = renamed.known;
