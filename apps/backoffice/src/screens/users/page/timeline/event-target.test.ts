import { expect, test } from 'vitest';
import { targetOf } from './event-target.ts';
import type { TimelineEvent } from './timeline-days.ts';

const about = (kind: TimelineEvent['subject']['kind'], id: string): TimelineEvent => ({
  ...{ key: '1', at: '2026-11-19T04:00:00.000Z', kind: 'bets', title: '', detail: '' },
  ...{ amount: null, subject: { kind, id } },
});

test.each([
  ['order', 'A1', '/orders?serial_number=A1'],
  ['racing-order', 'R1', '/racing-orders?serial_number=R1'],
  ['casino-round', 'k-7/1', '/casino-rounds?round=k-7%2F1'],
  ['none', '', undefined],
] as const)('[GMO-15] a line about %s %s leads to %s, for whoever may go there', (kind, id, to) => {
  expect(targetOf(about(kind, id), () => true)).toBe(to);
  expect(targetOf(about(kind, id), () => false)).toBeUndefined();
});
