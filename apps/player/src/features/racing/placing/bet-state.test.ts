import { shillings } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import { type Draft, draftIn, emptyDraft, picksOf, toggled } from '../betting/draft-store.ts';
import { luckyOrder } from '../betting/luck.ts';
import { aTable } from '../fixtures/a-round.ts';
import { termsOf } from '../round/racing.ts';
import { type BetFacts, betState } from './bet-state.ts';
import { bestReturn, orderSum } from './order-sum.ts';
import { betBody } from './place-bet.ts';
import { stepped } from './StakeRow.tsx';

const table = aTable();
const draft = (changes: Partial<Draft>, numbers: Partial<Draft['numbers']>): Draft => ({
  ...emptyDraft,
  ...changes,
  numbers: { ...emptyDraft.numbers, ...numbers },
});
const ten = [3, 8, 1, 10, 6, 2, 4, 5, 7, 9];

const sums = [
  // order                                                                tickets  coin   refusal
  [draft({}, { champion: [3, 8] }), 2, 400, undefined],
  [draft({ stake: 500 }, { champion: [3] }), 1, 500, undefined],
  [draft({}, {}), 0, 0, 'racing-pick-missing'],
  [
    draft({ choice: 'champion-and-runner-up' }, { 'champion-and-runner-up': [1, 2, 3] }),
    3,
    600,
    undefined,
  ],
  [
    draft({ choice: 'champion-and-runner-up' }, { 'champion-and-runner-up': [1] }),
    0,
    0,
    'racing-pick-missing',
  ],
  [draft({ choice: 'top-three' }, { 'top-three': [1, 2, 3, 4, 5] }), 10, 2_000, undefined],
  [draft({ choice: 'ten-of-ten' }, { 'ten-of-ten': ten.slice(1) }), 0, 0, 'racing-ten-incomplete'],
  [draft({ choice: 'ten-of-ten' }, { 'ten-of-ten': ten }), 1, 200, undefined],
  [
    draft({ choice: 'ten-of-ten', stake: 5_001 }, { 'ten-of-ten': ten }),
    1,
    5_001,
    'racing-stake-out-of-range',
  ],
  [draft({ stake: 99 }, { champion: [3] }), 1, 99, 'racing-stake-out-of-range'],
] as const;

test.each(sums)('[RCP-12] %j is %d tickets for %d coin', (order, tickets, coin, refusal) => {
  expect(orderSum(order, table)).toMatchObject({ tickets, stake: shillings(coin), refusal });
});

test('[RCP-12] more tickets than an order may have are refused', () => {
  const order = draft({ choice: 'top-three' }, { 'top-three': [1, 2, 3, 4, 5] });
  expect(orderSum(order, aTable({ max_tickets: 9 })).refusal).toBe('racing-too-many-tickets');
});

test('[RCP-11] main is one order of the kinds that have picks', () => {
  const order = draft(
    { choice: 'main' },
    { champion: [3], 'odd-even': [1], 'top-three': [1, 2, 3] },
  );
  expect(picksOf(order)).toEqual([
    { kind: 'champion', numbers: [3] },
    { kind: 'odd-even', numbers: [1] },
  ]);
  expect(orderSum(order, table)).toMatchObject({ tickets: 2, stake: shillings(400) });
});

describe('[RCP-13] the most that can come back', () => {
  const best = (order: Draft) => bestReturn(picksOf(order), shillings(200), termsOf(table));
  const cases = [
    ['one of two cars', draft({}, { champion: [3, 8] }), 1_938],
    [
      'one pair of three',
      draft({ choice: 'champion-and-runner-up' }, { 'champion-and-runner-up': [1, 2, 3] }),
      5_600,
    ],
    [
      'an odd car that is odd and small',
      draft({ choice: 'main' }, { champion: [3], 'odd-even': [1], 'big-small': [2] }),
      2_726,
    ],
    [
      'an odd car that cannot be even',
      draft({ choice: 'main' }, { champion: [3], 'odd-even': [2] }),
      1_938,
    ],
    ['both sides, of which one wins', draft({ choice: 'odd-even' }, { 'odd-even': [1, 2] }), 394],
    [
      'ten-of-ten below its pool',
      draft({ choice: 'ten-of-ten' }, { 'ten-of-ten': ten }),
      1_800_000,
    ],
    ['nothing', emptyDraft, 0],
  ] as const;
  test.each(cases)('%s', (_, order, coin) => {
    expect(best(order)).toBe(shillings(coin));
  });
});

const better = { coin: shillings(3_200), isForbidden: false, restsUntil: undefined };
const ready: BetFacts = {
  ...{ activity: 'idle', phase: 'betting', pause: undefined, isOnline: true, better },
  sum: { stake: shillings(400), refusal: undefined },
};

const states = [
  ['everything is there', {}, { kind: 'ready' }],
  ['it is on its way', { activity: 'sending', phase: 'closed' }, { kind: 'sending' }],
  ['there was no answer', { activity: 'unsure', phase: 'closed' }, { kind: 'unsure' }],
  [
    'the player takes a break, whatever the round does',
    { better: { ...better, restsUntil: '2026-12-18T00:00:00Z' }, phase: 'racing' },
    { kind: 'resting', until: '2026-12-18T00:00:00Z' },
  ],
  ['bets are closed', { phase: 'closed' }, { kind: 'closed' }],
  ['the cars run', { phase: 'racing' }, { kind: 'closed' }],
  ['betting is paused', { pause: { prompt: 'Kesho' } }, { kind: 'paused', prompt: 'Kesho' }],
  ['the player may not bet', { better: { ...better, isForbidden: true } }, { kind: 'forbidden' }],
  [
    'a visitor has picked nothing',
    { better: undefined, sum: { stake: shillings(0), refusal: 'racing-pick-missing' } },
    { kind: 'refused', refusal: 'racing-pick-missing' },
  ],
  ['a visitor has picked', { better: undefined }, { kind: 'visitor' }],
  [
    'a coin is missing',
    { better: { ...better, coin: shillings(399) } },
    { kind: 'convert', missing: shillings(1) },
  ],
  ['the coin is just enough', { better: { ...better, coin: shillings(400) } }, { kind: 'ready' }],
  ['there is no network', { isOnline: false }, { kind: 'offline' }],
] as const satisfies readonly (readonly [string, Partial<BetFacts>, object])[];

test.each(states)('[RCP-14] the button when %s', (_, changes, expected) => {
  expect(betState({ ...ready, ...changes })).toEqual(expected);
});

test('[RCP-15] an order is sent with a key of its own, and the tickets the page showed', () => {
  const sum = orderSum(draft({ choice: 'main' }, { champion: [3, 8], 'big-small': [2] }), table);
  expect(betBody('202611190375', sum, () => 'k'.repeat(32))).toEqual({
    request_key: 'k'.repeat(32),
    round_id: '202611190375',
    picks: [
      { bet_type: 2, numbers: [3, 8] },
      { bet_type: 6, numbers: [2] },
    ],
    single_amount: 200,
    tickets: 3,
  });
});

describe('[RCP-17] what an older page kept', () => {
  const unreadable = [null, 7, 'x', [], { numbers: 4 }, { choice: 'trifecta', stake: -1 }];
  test.each(unreadable)('%j is nothing', (kept) => {
    expect(draftIn(kept)).toEqual(emptyDraft);
  });

  test('is taken as far as it can be picked', () => {
    const numbers = { champion: [3, 8], 'odd-even': [3], 'ten-of-ten': [1, 1], 'top-three': 'all' };
    expect(draftIn({ choice: 'main', stake: 500, numbers })).toEqual(
      draft({ choice: 'main', stake: 500 }, { champion: [3, 8] }),
    );
  });
});

test('[RCP-18] a lucky order is one of all ten', () => {
  const order = luckyOrder(() => 0);
  expect([...order].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(luckyOrder()).size).toBe(10);
});

test('[RCP-11] a car is picked and left again, in the order of numbers', () => {
  expect([toggled([], 8), toggled([8], 3), toggled([3, 8], 8)]).toEqual([[8], [3, 8], [3]]);
});

const steps = [
  // stake by then
  [200, 1, 300],
  [250, 1, 300],
  [250, -1, 200],
  [100, -1, 100],
  [99_950, 1, 100_000],
  [0, 1, 100],
] as const;

test.each(steps)('[RCP-19] a stake of %d goes by a step of %d to %d', (stake, by, next) => {
  expect(stepped(stake, by, { minimum: 100, maximum: 100_000 })).toBe(next);
});
