-- Counts a placed bet against the budgets of its boosts; `fits_boosts` said it fits, under the same
-- locks.
create or replace function spend_boosts(
  boosts jsonb, holder bigint, placed_order bigint, own_stake bigint)
returns void language sql as $$
  insert into boosted_bet (boost_id, player_id, order_id, stake, extra)
  select id, holder, placed_order, own_stake, extra
  from jsonb_to_recordset(boosts) as asked (id bigint, extra bigint);
  update odds_boost set spent = spent + asked.extra, bets = bets + 1, staked = staked + own_stake
  from jsonb_to_recordset(boosts) as asked (id bigint, extra bigint)
  where odds_boost.id = asked.id;
$$;
