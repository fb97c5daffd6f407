import type { Ask } from './database.ts';

/** Of one simulated game: so small that somebody wins in a run, and somebody else does not. */
type PoolType = {
  /** Names it, and comes before the numbers of its issues. */
  readonly prefix: string;
  readonly places: number;
  readonly content: object;
};

const common = {
  ...{ reserves: 1, multiplierMaximum: 100, stakePerLine: '50000', growthPercent: 15 },
  growthMaximum: '5000000',
};

/** By percents, by amounts that a pool can seldom pay, and by scores. */
export const poolTypes: readonly PoolType[] = [
  {
    ...{ prefix: 'SP', places: 3 },
    content: {
      ...{ ...common, game: 'jackpot', places: 3, chooseMaximum: 3, doublesMaximum: 2 },
      initialPool: '3000000',
      tiers: [
        { right: 3, kind: 'percent-of-pool', percent: 60 },
        { right: 2, kind: 'percent-of-pool', percent: 33.33 },
      ],
    },
  },
  {
    ...{ prefix: 'SF', places: 3 },
    content: {
      ...{ ...common, game: 'jackpot', places: 3, chooseMaximum: 3, doublesMaximum: 3 },
      initialPool: '500000',
      tiers: [
        { right: 3, kind: 'fixed-amount', amount: '400000' },
        { right: 2, kind: 'fixed-amount', amount: '30001' },
      ],
    },
  },
  {
    ...{ prefix: 'SL', places: 2 },
    content: {
      ...{ ...common, game: 'lucky-six', places: 2, chooseMaximum: 2, doublesMaximum: 0 },
      initialPool: '2000000',
      tiers: [
        { right: 2, kind: 'percent-of-pool', percent: 80 },
        { right: 1, kind: 'percent-of-pool', percent: 20 },
      ],
    },
  },
];

const ADD = `
  with type as (
    insert into pool_type (game, prefix, label, is_active, content, changed_at)
    select content ->> 'game', prefix, 'Simulated', true,
      jsonb_build_object('oddsRangeMaximum', 100000, 'terms', content), now()
    from jsonb_to_recordset($1::jsonb) as one (prefix text, content jsonb)
    returning id, prefix, label, is_active, content, changed_at
  )
  insert into pool_type_revision (type_id, revision, content, reason, changed_at)
  select id, 1,
    content || jsonb_build_object('prefix', prefix, 'label', label, 'isActive', is_active),
    'simulated', changed_at
  from type`;

export const addPoolTypes = async (ask: Ask): Promise<void> =>
  void (await ask(ADD, [JSON.stringify(poolTypes)]));
