import { expect, test } from 'vitest';
import { aRuleAsked, aSale } from '../../fixtures/a-bet.ts';
import type { Happening } from '../../history.ts';
import { wildRule } from './rules-fire-once.ts';

/** Sold for 905 at the moment 1,000. */
const fired = aSale({ key: 'rule 1', soldBy: 'rule', sharePercent: 100, stakeLeft: '0' });
const set = (threshold: number | null, askedAt: number, answeredAt: number) =>
  aRuleAsked('done', { threshold, askedAt, answeredAt });
const lost = (threshold: number | null, askedAt: number) =>
  aRuleAsked('lost', { threshold, askedAt, answeredAt: askedAt + 10 });

test.each<[string, readonly Happening[], string | undefined]>([
  ['at its threshold', [set(905, 100, 200)], undefined],
  ['above it', [set(800, 100, 200)], undefined],
  ['below it', [set(906, 100, 200)], 'the rule of B1 fired at 905, it was to wait for 906'],
  ['with none set', [], 'the rule of B1 fired, and nobody had one set'],
  [
    'where one was refused',
    [aRuleAsked('refused')],
    'the rule of B1 fired, and nobody had one set',
  ],
  [
    'before it was asked for',
    [set(800, 1_001, 1_002)],
    'the rule of B1 fired, and nobody had one set',
  ],
  [
    'after it was cancelled',
    [set(800, 100, 200), set(null, 300, 400)],
    'the rule of B1 fired, and nobody had one set',
  ],
  ['while it was being cancelled', [set(800, 100, 200), set(null, 300, 1_100)], undefined],
  ['after a cancellation nobody answered', [set(800, 100, 200), lost(null, 300)], undefined],
  [
    'by one that was replaced',
    [set(800, 100, 200), set(1_200, 300, 400)],
    'the rule of B1 fired at 905, it was to wait for 1200',
  ],
  ['by one of two that were set at once', [set(800, 100, 400), set(1_200, 300, 350)], undefined],
  ['by one that may have come late', [lost(800, 100), set(1_200, 300, 400)], undefined],
  [
    'for the rule of another order',
    [aRuleAsked('done', { orderId: '2', threshold: 800 })],
    'the rule of B1 fired, and nobody had one set',
  ],
])('[SIM-46] a rule that fired %s', (_, happenings, expected) => {
  expect(wildRule(happenings, [{ id: '1', serial: 'B1', sales: [fired] }])).toBe(expected);
});

test.each([
  [[fired, { ...fired, number: 2 }], 'the rule of B1 fired 2 times'],
  [[{ ...fired, stakeLeft: '1' }], 'the rule of B1 left 1 in play'],
  [[aSale()], undefined],
])('[SIM-46] a rule sells all of its order, once: %#', (sales, expected) => {
  expect(wildRule([set(800, 100, 200)], [{ id: '1', serial: 'B1', sales }])).toBe(expected);
});
