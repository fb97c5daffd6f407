import { expect, test } from 'vitest';
import {
  canTicketBecome,
  type PoolIssueCause,
  type PoolIssueState,
  type PoolTicketState,
  poolIssueCauses,
  poolIssueStateAfter,
  poolIssueStates,
  poolTicketStates,
} from './pool-states.ts';

const moves: Readonly<Record<string, PoolIssueState>> = {
  'draft changed': 'draft',
  'draft opened': 'open',
  'draft cancelled': 'cancelled',
  'open closed': 'closed',
  'open cancelled': 'cancelled',
  'closed settled': 'settled',
  'closed cancelled': 'cancelled',
  'settled corrected': 'settled',
};

const everyMove = poolIssueStates.flatMap((from) =>
  poolIssueCauses.map((cause) => [from, cause] as const),
);

test.each(everyMove)('[POL-01] an issue that is %s is %s', (from, cause) => {
  expect(poolIssueStateAfter(from, cause)).toBe(moves[`${from} ${cause}`]);
});

test('[POL-03] only a draft is changed', () => {
  const changeable = poolIssueStates.filter((from) => poolIssueStateAfter(from, 'changed'));
  expect(changeable).toEqual(['draft']);
});

const refused: readonly (readonly [string, PoolIssueState, PoolIssueCause])[] = [
  ['opened twice', 'open', 'opened'],
  ['settled while it is sold', 'open', 'settled'],
  ['sold again', 'closed', 'opened'],
  ['settled twice', 'settled', 'settled'],
  ['cancelled after it was paid', 'settled', 'cancelled'],
  ['corrected before it was paid', 'closed', 'corrected'],
  ['woken after it was cancelled', 'cancelled', 'opened'],
];

test.each(refused)('[POL-01] no issue is %s', (_name, from, cause) => {
  expect(poolIssueStateAfter(from, cause)).toBeUndefined();
});

const ticketMoves: Readonly<Record<PoolTicketState, readonly PoolTicketState[]>> = {
  open: ['won', 'lost', 'refunded'],
  won: ['won', 'lost'],
  lost: ['won', 'lost'],
  refunded: [],
};

test.each(poolTicketStates)('[POL-04] a ticket that is %s', (from) => {
  expect(poolTicketStates.filter((to) => canTicketBecome(from, to))).toEqual(ticketMoves[from]);
});
