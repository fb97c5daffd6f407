import { shillings } from '@kipute/domain/money/senti';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { anOrder, aRound, finish } from '../fixtures/a-round.ts';
import { paidText, stateText, winText } from './order-words.ts';
import { isOverdue } from './own-orders.ts';
import { ordersOfRound, roundOutcome } from './round-outcome.ts';

beforeAll(() => loadAreas('racing'));

const won = anOrder({ status: 2, result: 1, paid: 1_938, round: aRound({ result: finish }) });
const lost = anOrder({ id: '8', status: 2, result: 2 });
const refunded = anOrder({ id: '7', status: 3, result: 3 });

test('[RCP-40] a bet is asked about again once its round is over', () => {
  const after = Date.parse('2026-11-19T15:44:56.000Z');
  expect([isOverdue(anOrder(), after), isOverdue(lost, after)]).toEqual([true, false]);
  expect(isOverdue(anOrder(), Date.parse('2026-11-19T15:44:50.000Z'))).toBe(false);
});

const outcomes = [
  ['none', [], undefined],
  ['one that is open', [won, anOrder()], { kind: 'open' }],
  ['one that won and one that lost', [won, lost], { kind: 'won', back: shillings(1_938) }],
  ['two that lost', [lost, lost], { kind: 'lost', staked: shillings(800), back: 0n }],
  ['one that was refunded', [refunded], { kind: 'refunded', staked: shillings(400) }],
] as const;

test.each(outcomes)('[RCP-41] what became of %s', (_, orders, expected) => {
  const outcome = roundOutcome(orders);
  if (expected) expect(outcome).toMatchObject(expected);
  else expect(outcome).toBeUndefined();
});

test('[RCP-41] a share of the pool is part of what came back', () => {
  const shared = { ...won, paid: 0, shared: 642_150 };
  expect(roundOutcome([shared])?.back).toBe(shillings(642_150));
});

test('[RCP-41] only bets on the round count', () => {
  expect(ordersOfRound([won, anOrder({ round_id: '1' })], '202611190375')).toEqual([won]);
});

test('[RCP-42] a bet says how it stands and what it brought', () => {
  expect([anOrder(), won, lost, refunded].map(stateText)).toEqual([
    'Inasubiri matokeo',
    'Umeshinda',
    'Umepoteza',
    'Imerejeshwa',
  ]);
  expect([anOrder(), won, lost, refunded].map(paidText)).toEqual([
    '–',
    'sarafu 1,938',
    'sarafu 0',
    'sarafu 400',
  ]);
  expect(winText(won)).toBe('200 ×9.69 · Bingwa 3');
});
