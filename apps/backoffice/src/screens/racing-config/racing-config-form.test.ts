import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { factOfField, rangeOf } from '../_form-kit/definition/check-field.ts';
import { draftOf, valuesOf } from '../_form-kit/definition/form-values.ts';
import { racingConfigForm as form, type RacingConfiguration } from './racing-config-form.ts';
import { fieldOfKind, paceEffect, returnEffect, returnNow } from './racing-returns.ts';

const steps = [
  [2, 1],
  [3, 3],
  [4, 10],
  [5, 35],
  [6, 200],
  [7, 800],
  [8, 9_000],
] as const;

const aConfiguration: RacingConfiguration = {
  ...{ is_open: 1, betting_seconds: 150, closed_seconds: 10, race_seconds: 15 },
  ...{ result_seconds: 5, champion_odds: 9.69, champion_and_runner_up_odds: 28 },
  ...{ top_three_odds: 56, odd_even_odds: 1.97, big_small_odds: 1.97 },
  ten_of_ten: steps.map(([right, multiplier]) => ({ right, multiplier })),
  ...{ ten_of_ten_pool_percent: 5, ten_of_ten_pool_start: 1_000_000, bet_amount_min: 100 },
  ...{ bet_amount_max: 100_000, ten_of_ten_amount_max: 5_000, max_tickets: 120 },
  ...{ revision: 7, stated_returns: [], changed_by: null, changed_at: null },
};

const draft = (changes: object = {}) => ({ ...draftOf(form, aConfiguration), ...changes });

describe('[GMO-06] the form of racing', () => {
  test('sends what the call takes, with the revision that was read', async () => {
    const values = valuesOf(form, draft({ champion_odds: 9.7, reason: 'closer to fair' }));
    const sent = await form.send(values, { subject: aConfiguration, requestKey: 'k' });
    expect(registry['racing_config/update'].input.parse(sent)).toMatchObject({
      ...{ champion_odds: 9.7, revision: 7, reason: 'closer to fair' },
      ten_of_ten: aConfiguration.ten_of_ten,
    });
  });

  test('every number says its range, and its unit where it has one', () => {
    const numbers = form.fields.filter(({ kind }) => kind === 'number');
    expect(numbers).toHaveLength(15);
    for (const field of numbers)
      expect(rangeOf(factOfField(form, field)), field.name).toBeDefined();
    const bare = numbers.filter(({ unit }) => unit === undefined).map(({ name }) => name);
    expect(bare.every((name) => name.endsWith('_odds'))).toBe(true);
  });

  test('times say that they hold from tomorrow, odds from the next round on', () => {
    const hints = new Map(form.fields.map(({ name, hint }) => [name, hint?.en ?? '']));
    expect(hints.get('race_seconds')).toContain('tomorrow');
    expect(hints.get('champion_odds')).toContain('next round');
  });
});

describe('[GMO-07] what comes back is computed while it is typed', () => {
  test.each([
    // kind, changes, of a million
    ['champion', {}, 969_000],
    ['champion', { champion_odds: 9.5 }, 950_000],
    ['champion-and-runner-up', {}, 622_222],
    ['top-three', {}, 466_667],
    ['odd-even', {}, 985_000],
    ['big-small', { big_small_odds: 2 }, 1_000_000],
    ['ten-of-ten', { ten_of_ten_pool_percent: 0 }, 896_854],
    ['ten-of-ten', {}, 946_854],
    ['ten-of-ten', { ten_of_ten: [], ten_of_ten_pool_percent: 2 }, 20_000],
    // A row that is not typed to its end is not there yet.
    ['ten-of-ten', { ten_of_ten: [{ right: 2 }], ten_of_ten_pool_percent: 2 }, 20_000],
    ['champion', { champion_odds: null }, 0],
  ] as const)('%s with %j: %d', (kind, changes, back) => {
    expect(returnNow(kind, draft(changes))).toBe(back);
  });

  test('beside the odds it says what the house keeps, or that it cannot be', () => {
    expect(returnEffect('odd-even', draft())).toMatchObject({
      slots: { percent: '98.50', kept: '1.50' },
    });
    expect(returnEffect('odd-even', draft({ odd_even_odds: 2.02 }))).toMatchObject({
      ...{ tone: 'bad', slots: { percent: '101.00' } },
    });
  });

  test('beside the times it says how many rounds a day has', () => {
    expect(paceEffect(draft())).toMatchObject({ slots: { rounds: '480', seconds: 180 } });
  });

  test.each([
    [{}, undefined],
    [{ odd_even_odds: 2 }, 'odd_even_odds'],
    [{ champion_odds: 10 }, 'champion_odds'],
    [{ ten_of_ten_pool_percent: 10, ten_of_ten: [{ right: 2, multiplier: 5 }] }, 'ten_of_ten'],
    [
      {
        ten_of_ten: [
          { right: 2, multiplier: 1 },
          { right: 2, multiplier: 2 },
        ],
      },
      'ten_of_ten',
    ],
    [
      { betting_seconds: 1, closed_seconds: 1, race_seconds: 5, result_seconds: 1 },
      'betting_seconds',
    ],
    [{ bet_amount_max: 99 }, 'bet_amount_max'],
    [{ ten_of_ten_amount_max: 50 }, 'ten_of_ten_amount_max'],
  ])('%j is refused at %s, before it is sent', (changes, field) => {
    expect(form.refuse(valuesOf(form, draft(changes)))?.field).toBe(field);
  });

  test('each kind has its field', () => {
    const names = form.fields.map(({ name }) => name);
    expect(names).toContain(fieldOfKind('top-three'));
    expect(names).toContain(fieldOfKind('ten-of-ten'));
  });
});
