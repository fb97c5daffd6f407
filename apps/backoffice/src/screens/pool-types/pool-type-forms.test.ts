import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { askedFields, draftOf, valuesOf } from '../_form-kit/definition/form-values.ts';
import { nextPool } from '../_pools/pool-words.ts';
import { type PoolType, typeActions, updateForm } from './pool-type-forms.ts';

const aType: PoolType = {
  ...{ id: '1', game: 1, revision: 4, issues: 12, rollover: 0, label: 'Jackpot 17' },
  ...{ identifier_prefix: 'J', bet_amount: 200, guess_number: 13, reserves: 3, max_choose: 13 },
  ...{ max_doubles: 10, max_multiplier: 10, max_range_odds: 6, init_jackpot: 50_000_000 },
  ...{ percentage: 15, max_add_balance: 100_000_000, reward_type: 2, active: 1 },
  tiers: [
    { right: 13, percent: 60, amount: 0 },
    { right: 12, percent: 20, amount: 0 },
  ],
  ...{ changed_by: null, changed_at: '2026-11-01T08:00:00.000Z' },
};

const sentFrom = async (type: PoolType, changes: object = {}) => {
  const draft = { ...draftOf(updateForm, type), reason: 'new season', ...changes };
  return updateForm.send(valuesOf(updateForm, draft), { subject: type, requestKey: 'k' });
};

describe('[POL-150] the form of a type', () => {
  test('sends what the call takes, with the revision that was read', async () => {
    const sent = await sentFrom(aType);
    expect(registry['guessing_bet_type/update'].input.parse(sent)).toMatchObject({
      ...{ id: '1', revision: 4, tiers: aType.tiers, max_choose: 13, reason: 'new season' },
    });
  });

  test('as many picks are sent as it has matches', async () => {
    expect(await sentFrom(aType, { guess_number: 15 })).toMatchObject({
      ...{ guess_number: 15, max_choose: 15 },
    });
  });

  test('tiers are of the kind that its prizes are, whatever the other ladder holds', async () => {
    const amounts = [{ right: 13, amount: '5,000,000' }];
    expect(await sentFrom(aType, { reward_type: 1, amounts })).toMatchObject({
      ...{ reward_type: 1, tiers: [{ right: 13, percent: 0, amount: 5_000_000 }] },
    });
  });

  test.each([
    [2, 'percents', 'amounts'],
    [1, 'amounts', 'percents'],
  ])('prizes of kind %d ask for %s and not for %s', (reward_type, asked, other) => {
    const names = askedFields(updateForm, { reward_type }).map(({ name }) => name);
    expect(names).toContain(asked);
    expect(names).not.toContain(other);
  });

  test('one that had an issue is not offered to be removed', () => {
    const remove = typeActions.find(({ key }) => key === 'remove');
    expect([0, 1].map((issues) => remove?.offeredFor?.({ ...aType, issues }))).toEqual([
      true,
      false,
    ]);
  });
});

test.each([
  // promised, carried over, top-up, begins with
  [50_000_000, 0, '50,000,000', '50,000,000'],
  [50_000_000, 12_500_000.5, '37,499,999.50', '50,000,000'],
  [50_000_000, 61_000_000, '0', '61,000,000'],
])(
  '[POL-151] promised %d with %d carried over: %s is added, it begins with %s',
  (init_jackpot, rollover, topUp, begins) => {
    expect(nextPool({ init_jackpot, rollover })).toEqual({ topUp, begins });
  },
);
