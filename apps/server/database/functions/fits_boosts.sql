-- What a bet at raised prices lacks: 'boost-over' when one of its boosts is not sold any more,
-- 'boost-stake' when the player has more on it than the cap, 'boost-short' when less of the budget is
-- left than the bet may cost; else 'fits'. Called under the locks of the boosts and of the player's
-- purses, so that neither cap nor budget is ever passed by two at once. `boosts` holds id and extra.
create or replace function fits_boosts(
  boosts jsonb, holder bigint, own_stake bigint, at_moment timestamptz)
returns text language sql volatile as $$
  select case
    when bool_or(odds_boost.id is null or ended_at is not null
      or at_moment < starts_at or at_moment >= ends_at) then 'boost-over'
    when bool_or(own_stake + (
      select coalesce(sum(stake), 0) from boosted_bet
      where boost_id = odds_boost.id and player_id = holder) > stake_maximum) then 'boost-stake'
    when bool_or(spent + asked.extra > budget) then 'boost-short'
    else 'fits'
  end
  from jsonb_to_recordset(boosts) as asked (id bigint, extra bigint)
    left join odds_boost using (id)
$$;
