-- What one player may stake beside everybody's limits, and in which group the house sees them.
alter table player
  add column stake_factor_percent smallint not null default 100
    check (stake_factor_percent between 1 and 1000),
  -- A number of the contract; 0: nothing is known of them.
  add column risk_group smallint not null default 0 check (risk_group between 0 and 5);

-- Few have another factor or stand in a group: they are found by these, in the order of the list.
create index player_by_stake_factor on player (registered_at, id)
  where stake_factor_percent <> 100;
create index player_by_risk_group on player (risk_group, registered_at, id) where risk_group <> 0;
