-- Revisions only grow, so a game that was removed keeps its row; its prefix is free again.
alter table pool_type add column removed_at timestamptz;
alter table pool_type add check (removed_at is null or issues = 0);
alter table pool_type drop constraint pool_type_prefix_key;
create unique index pool_type_prefix on pool_type (prefix) where removed_at is null;

-- The games that every house begins with. The office changes them as it likes, or switches them off.

with shipped (game, prefix, label, content) as (
  values (
    'jackpot', 'J', 'Jackpot 17',
    '{"oddsRangeMaximum": 6000, "terms": {"game": "jackpot", "stakePerLine": "100000",
      "places": 13, "reserves": 3, "chooseMaximum": 13, "doublesMaximum": 5,
      "multiplierMaximum": 10, "initialPool": "20000000000", "growthPercent": 15,
      "growthMaximum": "500000000", "tiers": [
        {"right": 13, "kind": "percent-of-pool", "percent": 85},
        {"right": 12, "kind": "percent-of-pool", "percent": 10},
        {"right": 11, "kind": "percent-of-pool", "percent": 5}]}}'::jsonb
  ), (
    'lucky-six', 'S', 'Lucky Six',
    '{"oddsRangeMaximum": 6000, "terms": {"game": "lucky-six", "stakePerLine": "50000",
      "places": 6, "reserves": 1, "chooseMaximum": 6, "doublesMaximum": 0,
      "multiplierMaximum": 10, "initialPool": "1000000000", "growthPercent": 15,
      "growthMaximum": "500000000", "tiers": [
        {"right": 6, "kind": "percent-of-pool", "percent": 80},
        {"right": 5, "kind": "percent-of-pool", "percent": 15},
        {"right": 4, "kind": "percent-of-pool", "percent": 5}]}}'::jsonb
  )
), inserted as (
  insert into pool_type (game, prefix, label, is_active, content, changed_at)
  select game, prefix, label, true, content, now() from shipped
  returning id, prefix, label, is_active, content, changed_at
)
insert into pool_type_revision (type_id, revision, content, reason, changed_at)
select id, 1,
  content || jsonb_build_object('prefix', prefix, 'label', label, 'isActive', is_active),
  'first game', changed_at
from inserted;
