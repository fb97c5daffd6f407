import { expect, test } from 'vitest';
import { aLeg, anOrder } from '../fixtures/an-order.ts';
import type { LegStanding } from './leg-standing.ts';
import { runningPayout } from './running-payout.ts';

type Word = 'won' | 'wins' | 'loses' | 'back' | 'to come' | 'untold' | 'over';

const standings: Readonly<Record<Word, LegStanding>> = {
  won: { kind: 'decided', outcome: 'win' },
  wins: { kind: 'standing', outcome: 'win', isFinal: false, need: undefined },
  loses: { kind: 'standing', outcome: 'lose', isFinal: false, need: undefined },
  back: { kind: 'standing', outcome: 'refund', isFinal: false, need: undefined },
  'to come': { kind: 'to-come' },
  untold: { kind: 'untold', waitsFor: 'end' },
  over: { kind: 'untold', waitsFor: 'result' },
};

const odds = [1.5, 1.6, 2];
const anAccumulator = anOrder({
  total_price: '4.80',
  after_tax_amount: 4_523,
  details: odds.map((one, at) => aLeg({ selection_id: `${at}`, odds: one })),
  terms: {
    min_string_reward_odds: 1.2,
    single_game_highest_profit: 50_000_000,
    multiple_game_highest_profit: 300_000_000,
    string_rewards: [{ strings: 3, cash_back: 3 }],
    taxed_before_ceiling: 0,
  },
});

const told = (order: typeof anAccumulator, words: readonly Word[]) => {
  const running = runningPayout(
    order,
    words.map((word) => standings[word]),
  );
  if (!running) return undefined;
  return { pays: running.pays && Number(running.pays) / 100, legsToCome: running.legsToCome };
};

const cases: readonly [readonly Word[], number | undefined, number][] = [
  // how the legs stand, what it would pay in shillings, legs that have not begun
  [['wins', 'wins', 'wins'], 4_523, 0],
  [['won', 'wins', 'to come'], 4_523, 1],
  [['won', 'loses', 'to come'], 0, 1],
  [['won', 'wins', 'back'], 2_260, 0],
  [['won', 'wins', 'untold'], undefined, 0],
  [['won', 'wins', 'over'], undefined, 0],
];

test.each(cases)('[ORD-16] %j would pay %s', (words, shillings, legsToCome) => {
  const pays = shillings === 0 ? 0n : shillings;
  expect(told(anAccumulator, words)).toEqual({ pays, legsToCome });
});

test('[ORD-68] of a bet that was cashed in part the rest is counted, with its part of a ceiling', () => {
  const wins = ['wins', 'wins', 'wins'] as const;
  expect(told({ ...anAccumulator, stake_in_play: 500 }, wins)?.pays).toBe(2_262);
  const terms = { ...anAccumulator.terms, multiple_game_highest_profit: 1_000, string_rewards: [] };
  const capped = { ...anAccumulator, terms } as typeof anAccumulator;
  expect(told(capped, wins)?.pays).toBe(1_000);
  expect(told({ ...capped, stake_in_play: 500 }, wins)?.pays).toBe(500);
});

test('[ORD-16] a bet by credit and a system are told by their own arithmetic', () => {
  const byCredit = { ...anAccumulator, pay_payable: 0, virtual_pay_amount: 1_000 };
  expect(told(byCredit, ['wins', 'wins', 'wins'])?.pays).toBe(3_523);
  expect(told(byCredit, ['back', 'back', 'back'])?.pays).toBe(1_000);
  const system = { ...anAccumulator, system_size: 2 };
  expect(told(system, ['wins', 'wins', 'loses'])?.pays).toBe(800);
});

test('[ORD-16] nothing is said when no match is under way, or of a bet that is not open', () => {
  expect(told(anAccumulator, ['to come', 'to come', 'to come'])).toBeUndefined();
  expect(told(anAccumulator, ['won', 'over', 'to come'])).toBeUndefined();
  expect(told({ ...anAccumulator, status: 7 }, ['wins', 'wins', 'wins'])).toBeUndefined();
  expect(told({ ...anAccumulator, terms: null }, ['wins', 'wins', 'wins'])).toBeUndefined();
});

test.each([
  // 3,800 and 114 of bonus: 3,800 are won and 380 taxed; before, 391 of 3,914 were.
  [0, 3_800],
  [1, 3_800],
] as const)('[BET-14, ORD-16] at a ceiling, taxed before it: %d', (taxed_before_ceiling, pays) => {
  const terms = anAccumulator.terms && {
    ...anAccumulator.terms,
    multiple_game_highest_profit: 3_800,
    taxed_before_ceiling,
  };
  const byCredit = { virtual_pay_amount: anAccumulator.amount_payable, pay_payable: 0 };
  const order = { ...anAccumulator, terms };
  expect(told(order, ['wins', 'wins', 'wins'])).toMatchObject({ pays });
  const credit = told({ ...order, ...byCredit }, ['wins', 'wins', 'wins']);
  expect(credit).toMatchObject({ pays: taxed_before_ceiling ? 2_800 : 3_420 });
});
