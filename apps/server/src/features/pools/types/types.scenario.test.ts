import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anIssueOnSale, aType, createPoolWorld, type PoolWorld } from '../fixtures/pool-world.ts';

let world: PoolWorld;
beforeAll(async () => {
  world = await createPoolWorld();
});
afterAll(() => world.close());

const refusalOf = (reply: object) => ('refusal' in reply ? reply.refusal : undefined);

describe('what a house begins with', () => {
  test('[POL-50] an empty database sells a jackpot of 13 and Lucky Six', async () => {
    const types = await world.told('guessing_bet_type/inquire_all', {});
    const [jackpot, luckySix] = types;
    expect(jackpot).toMatchObject({
      ...{ game: 1, label: 'Jackpot 17', identifier_prefix: 'J', active: 1, revision: 1 },
      ...{ guess_number: 13, reserves: 3, max_doubles: 5, bet_amount: 1_000 },
      ...{ init_jackpot: 200_000_000, percentage: 15, max_add_balance: 5_000_000 },
      tiers: [
        { right: 13, percent: 85, amount: 0 },
        { right: 12, percent: 10, amount: 0 },
        { right: 11, percent: 5, amount: 0 },
      ],
    });
    expect(luckySix).toMatchObject({
      ...{ game: 2, identifier_prefix: 'S', guess_number: 6, reserves: 1, bet_amount: 500 },
      init_jackpot: 10_000_000,
      tiers: [
        { right: 6, percent: 80, amount: 0 },
        { right: 5, percent: 15, amount: 0 },
        { right: 4, percent: 5, amount: 0 },
      ],
    });
  });
});

describe('changing a type', () => {
  const refused = [
    ['pool-places-invalid', { max_choose: 2 }],
    ['pool-places-invalid', { max_doubles: 4 }],
    ['pool-tiers-invalid', { tiers: [{ right: 2, percent: 10, amount: 0 }] }],
    ['pool-tiers-mixed', { tiers: [{ right: 3, percent: 10, amount: 5 }] }],
    ['pool-tiers-mixed', { reward_type: 1 as const }],
    [
      'pool-tiers-over-pool',
      {
        tiers: [
          { right: 3, percent: 80, amount: 0 },
          { right: 2, percent: 20.01, amount: 0 },
        ],
      },
    ],
    ['pool-prefix-taken', { identifier_prefix: 'J' }],
  ] as const;

  test.each(refused)('[POL-51] %s: %o', async (refusal, differences) => {
    const before = await world.told('guessing_bet_type/inquire_all', {});
    const added = await world.ask(
      'guessing_bet_type/add',
      aType(differences as Parameters<typeof aType>[0]),
    );
    expect(refusalOf(added)).toBe(refusal);
    expect(await world.told('guessing_bet_type/inquire_all', {})).toEqual(before);
  });

  test('[POL-52] who changes what somebody else has changed is told so', async () => {
    const type = await world.told('guessing_bet_type/add', aType());
    const { identifier_prefix } = type;
    const plan = { ...aType({ identifier_prefix, label: 'Jackpot ya wiki' }), id: type.id };
    const updated = await world.told('guessing_bet_type/update', { ...plan, revision: 1 });
    expect(updated).toMatchObject({ revision: 2, label: 'Jackpot ya wiki' });
    const late = await world.ask('guessing_bet_type/update', { ...plan, revision: 1 });
    expect(refusalOf(late)).toBe('changed-meanwhile');
    const { rows } = await sql<{ revision: number; reason: string }>`
      select revision, reason from pool_type_revision where type_id = ${type.id}
      order by revision`.execute(world.database.read);
    expect(rows).toEqual([
      { revision: 1, reason: 'for a test' },
      { revision: 2, reason: 'for a test' },
    ]);
    const { rows: log } = await sql<{ changes: unknown }>`
      select changes from activity where subject_kind = 'pool-type'
        and subject_id = ${type.id} order by id desc limit 1`.execute(world.database.read);
    expect(JSON.stringify(log[0]?.changes)).toContain('Jackpot ya wiki');
  });

  test('[POL-51] of ten who take one prefix one gets it', async () => {
    const plans = Array.from({ length: 10 }, () => aType({ identifier_prefix: 'TEN' }));
    const added = await Promise.all(plans.map((plan) => world.ask('guessing_bet_type/add', plan)));
    const refusals = added.map(refusalOf).filter((one) => one !== undefined);
    expect(refusals).toEqual(Array.from({ length: 9 }, () => 'pool-prefix-taken'));
  });

  test('[POL-51] a prefix of issues that were sold belongs to their type for ever', async () => {
    const issue = await anIssueOnSale(world, { identifier_prefix: 'OLD' });
    const type = await world.told('guessing_bet_type/detailed', { id: issue.type_id });
    const renamed = aType({ identifier_prefix: 'NEW' });
    await world.told('guessing_bet_type/update', { ...renamed, id: type.id, revision: 1 });
    const added = await world.ask('guessing_bet_type/add', aType({ identifier_prefix: 'OLD' }));
    expect(refusalOf(added)).toBe('pool-prefix-taken');
  });

  test('[POL-53] one that never had an issue is removed, and its prefix is free again', async () => {
    const type = await world.told('guessing_bet_type/add', aType({ identifier_prefix: 'GONE' }));
    await world.told('guessing_bet_type/remove', { id: type.id, reason: 'by mistake' });
    const sought = await world.ask('guessing_bet_type/detailed', { id: type.id });
    expect(refusalOf(sought)).toBe('pool-type-unknown');
    await world.told('guessing_bet_type/add', aType({ identifier_prefix: 'GONE' }));
    const issue = await anIssueOnSale(world);
    const used = { id: issue.type_id, reason: 'by mistake' };
    expect(refusalOf(await world.ask('guessing_bet_type/remove', used))).toBe('pool-type-in-use');
  });
});
