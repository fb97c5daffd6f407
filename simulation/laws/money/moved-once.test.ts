import { expect, test } from 'vitest';
import type { Movement } from '../../world/mobile-money.ts';
import { wrongMovement } from './moved-once.ts';

const ours = {
  serial: 'W1',
  channel: 'mpesa',
  reference: 'R1',
  phone: '255754000103',
  amount: 500,
};
const moved = (given: Partial<Movement> = {}): Movement => ({
  ...{ party: 'mpesa', way: 'out', receipt: 'ABC', reference: 'R1' },
  ...{ phone: '255754000103', amount: 500 },
  ...given,
});

test.each([
  ['once', [moved()], undefined],
  ['not at all', [], undefined],
  ['from the menu', [moved({ way: 'in', reference: '0754000103' })], undefined],
  ['twice', [moved(), moved({ receipt: 'DEF' })], 'mpesa moved 500 out as DEF: W1 a second time'],
  [
    'by another amount',
    [moved({ amount: 900 })],
    'mpesa moved 900 out as ABC: W1 is 500 of 255754000103 by mpesa',
  ],
  [
    'to another phone',
    [moved({ phone: '255754000999' })],
    'mpesa moved 500 out as ABC: W1 is 500 of 255754000103 by mpesa',
  ],
  [
    'for nobody',
    [moved({ reference: 'R9' })],
    'mpesa moved 500 out as ABC: nobody here asked for it',
  ],
])('[SIM-25] money that was moved %s', (_, movements, expected) => {
  expect(wrongMovement(movements, [], [ours])).toBe(expected);
});

test('[SIM-25] a prompt that was paid twice is found out', () => {
  const paid = moved({ way: 'in' });
  expect(wrongMovement([paid], [ours], [])).toBeUndefined();
  expect(wrongMovement([paid, paid], [ours], [])).toBe(
    'mpesa moved 500 in as ABC: W1 a second time',
  );
});
