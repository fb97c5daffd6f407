import { expect, test } from 'vitest';
import { badgeOf, badgeText, type QueueCount } from './queue-badge.ts';

const counts: readonly QueueCount[] = [
  { node: 'withdraw/inquire', count: 12, tone: 'overdue' },
  { node: 'recharge/inquire', count: 4, tone: 'waiting' },
  { node: 'approval/inquire', count: 3, tone: 'mine' },
  { node: 'order_list/inquire', count: 0, tone: 'waiting' },
];

test.each([
  [['withdraw/inquire'], { count: 12, tone: 'overdue' }],
  [['recharge/inquire', 'withdraw/inquire'], { count: 16, tone: 'overdue' }],
  [['recharge/inquire', 'approval/inquire'], { count: 7, tone: 'mine' }],
  [['order_list/inquire'], undefined],
  [['log/inquire'], undefined],
])('[BO-70] %j carries %j', (nodes, badge) => {
  expect(badgeOf(counts, nodes)).toEqual(badge);
});

test('[BO-70] a badge stays as wide as three digits', () => {
  expect(badgeText({ count: 999, tone: 'waiting' })).toBe('999');
  expect(badgeText({ count: 1_000, tone: 'waiting' })).toBe('999+');
});
