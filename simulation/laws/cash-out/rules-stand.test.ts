import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { aRuleAsked } from '../../fixtures/a-bet.ts';
import type { Happening } from '../../history.ts';
import { lostRule, type OrderWithRule } from './rules-stand.ts';

const set = (threshold: number | null, at: number) =>
  aRuleAsked('done', { threshold, askedAt: at, answeredAt: at + 10 });
const lost = aRuleAsked('lost', { threshold: 700, askedAt: 100, answeredAt: 110 });
const order: OrderWithRule = {
  ...{ orderId: '1', serial: 'B1', threshold: '80000', isSoldInPart: false },
  status: orderStatuses.open.id,
};
const none = { threshold: null };
const { settled, abnormal } = orderStatuses;

test.each<[string, readonly Happening[], Partial<OrderWithRule>, string | undefined]>([
  ['with its rule', [set(800, 100)], {}, undefined],
  ['without one', [], none, undefined],
  ['with the last of two', [set(700, 100), set(800, 200)], {}, undefined],
  ['without the one that was cancelled', [set(800, 100), set(null, 200)], none, undefined],
  ['with one nobody has answered for', [lost], { threshold: '70000' }, undefined],
  ['without the one nobody has answered for', [lost], none, undefined],
  ['sold in part, and out of reach', [set(800, 100)], { ...none, isSoldInPart: true }, undefined],
  ['before a person, its rule kept', [set(800, 100)], { status: abnormal.id }, undefined],
  ['that lost its rule', [set(800, 100)], none, 'B1 has none for a rule, asked for was one at 800'],
  [
    'with the first of two',
    [set(800, 100), set(700, 200)],
    {},
    'B1 has one at 800 for a rule, asked for was one at 700',
  ],
  [
    'with the one that was cancelled',
    [set(800, 100), set(null, 200)],
    {},
    'B1 has one at 800 for a rule, asked for was none',
  ],
  ['with one nobody asked for', [], {}, 'B1 has one at 800 for a rule, asked for was '],
  [
    'that is settled and has its rule',
    [set(800, 100)],
    { status: settled.id },
    'B1 is in state 4 and still has a rule',
  ],
])('[SIM-47] an order %s', (_, happenings, given, expected) => {
  expect(lostRule(happenings, [{ ...order, ...given }])).toBe(expected);
});
