import { fromWireShillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { decidedBetIn } from './decided-bet.ts';

const named = { id: '77', serial_number: 'B01KABCDEF234567' };

const messages = [
  // what the server says besides the name, end, shillings that came back
  [{ status: 4, result: 'won', paid: 1_900.5 }, 'won', 1_900.5],
  [{ status: 4, result: 'lost', paid: 0 }, 'lost', 0],
  [{ status: 4, result: 'returned', paid: 500 }, 'returned', 500],
  [{ status: 4, result: 'half-lost', paid: 500 }, 'half-lost', 500],
  [{ status: 8, result: 'sold', paid: 1_468 }, 'sold', 1_468],
  [{ status: 5 }, 'awaiting-approval', 0],
] as const;

test.each(messages)('[ORD-51] %j decides a bet', (said, end, paid) => {
  expect(decidedBetIn({ ...named, ...said })).toEqual({
    ...{ id: '77', serialNumber: 'B01KABCDEF234567', end },
    paid: fromWireShillings(paid),
  });
});

test.each([1, 2, 3, 4, 6, 7, 8])('[ORD-51] status %i alone is none', (status) => {
  expect(decidedBetIn({ ...named, status })).toBeUndefined();
});
