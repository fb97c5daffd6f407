-- The door for reporting tools: views of what happened, without names and whole phones, in a schema
-- of their own, and a role that may read them and nothing else (docs/data-warehouse.md).
create schema warehouse;

create view warehouse.player as
select id as player_id, registered_at, agent_since, inviter_id, counts_in_statistics,
  closed_at, disabled,
  case when phone ~ '^255[0-9]{9}$' then '0' || substr(phone, 4, 3) || '•••' || right(phone, 3)
    else '' end as phone_masked
from player;

create view warehouse.bet as
select id as bet_id, player_id, serial_number, placed_at, settled_at, type, status, system_size,
  leg_count, stake, paid_with, device, total_odds, profit, win_bonus, tax, payout
from bet_order;

create view warehouse.bet_leg as
select order_id as bet_id, place, match_id, market_type_id, selection_id, odds, is_live, starts_at,
  outcome
from bet_leg;

create view warehouse.cash_out as
select order_id as bet_id, number, player_id, share_percent, stake_sold, stake_left, value, tax,
  paid, sold_by, cashed_at
from cash_out;

create view warehouse.pool_ticket as
select id as ticket_id, issue_id, player_id, serial_number, placed_at, lines, multiplier, stake,
  paid_with, device, state, best_right, prize, tax, settled_at
from pool_ticket;

create view warehouse.racing_order as
select placed.id as order_id, round_id, player_id, serial_number, placed_at, kind, tickets, stake,
  device, coalesce(paid, 0) as paid, coalesce(shared, 0) as shared
from racing_order as placed left join racing_payout on racing_payout.order_id = placed.id;

create view warehouse.casino_round as
select id as round_id, provider, player_id, game_id, staked, won, tax, state, opened_at, closed_at
from casino_round;

create view warehouse.casino_game as
select id as game_id, provider, code, name_en, name_sw, category, stated_return from casino_game;

create view warehouse.deposit as
select id as deposit_id, serial_number, player_id, way, operator, channel, amount, state,
  created_at, paid_at
from deposit;

create view warehouse.withdrawal as
select id as withdrawal_id, serial_number, player_id, operator, channel, amount, fee, state,
  created_at, ended_at
from withdrawal;

create view warehouse.entry as
select id as entry_id, cause, serial_number, recorded_at from journal_entry;

create view warehouse.posting as
select recorded_at, entry_id, line, player_id, account, amount from posting;

create view warehouse.hour as
select facet, hour, product, key, stakes, credit_stakes, payouts, stakes - payouts as ggr, bonus,
  tax, stakes - payouts - bonus as net, deposits, withdrawals, bets, cashed, cash_outs,
  deposit_count, withdrawal_count
from statistics_hour where facet <> 'minute';

create view warehouse.player_day as
select player_id, day, deposits, withdrawals, stakes, payouts, gifts from player_day;

create view warehouse.sport as select id as sport_id, name from sport;
create view warehouse.league as select id as league_id, sport_id, name from league;
create view warehouse.match as
select id as match_id, name, sport_id, league_id, competition_id, starts_at from sport_event
where is_match;

-- Roles belong to the whole cluster: it may be there already, or be made by whoever runs that.
do $$
begin
  create role kipute_warehouse nologin;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise notice 'kipute_warehouse is not there: make it, then grant as docs/data-warehouse.md says';
end
$$;
do $$
begin
  if exists (select from pg_roles where rolname = 'kipute_warehouse') then
    grant usage on schema warehouse to kipute_warehouse;
    grant select on all tables in schema warehouse to kipute_warehouse;
  end if;
end
$$;
