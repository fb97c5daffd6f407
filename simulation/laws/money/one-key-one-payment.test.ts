import { expect, test } from 'vitest';
import type { Answer, Happening } from '../../history.ts';
import { type KeyedPayment, misplacedPayment } from './one-key-one-payment.ts';

const asked = (answer: Answer, serial = ''): Happening => ({
  kind: 'payment-asked',
  ...{ way: 'deposit', key: 'k1', amount: 500, answer, serial },
});
const there = (given: Partial<KeyedPayment> = {}): KeyedPayment => ({
  ...{ key: 'k1', serial: 'D1', amount: 500 },
  ...given,
});

test.each([
  ['acknowledged', [asked('done', 'D1')], [there()], undefined],
  ['acknowledged twice', [asked('done', 'D1'), asked('done', 'D1')], [there()], undefined],
  ['lost and done', [asked('lost')], [there()], undefined],
  ['lost and not done', [asked('lost')], [], undefined],
  ['refused', [asked('refused')], [], undefined],
  ['lost, then refused', [asked('lost'), asked('refused')], [there()], undefined],
  ['from the menu', [], [there({ key: null })], undefined],
  ['gone', [asked('done', 'D1')], [], 'k1 was acknowledged as D1 of 500 and is nowhere'],
  [
    'doubled by a repetition',
    [asked('done', 'D1'), asked('done', 'D2')],
    [there()],
    'k1 was acknowledged as D2 of 500 and is D1 of 500',
  ],
  [
    'of another amount',
    [asked('done', 'D1')],
    [there({ amount: 50 })],
    'k1 was acknowledged as D1 of 500 and is D1 of 50',
  ],
  ['there twice', [asked('lost')], [there(), there({ serial: 'D2' })], 'k1 made 2 payments'],
  ['done though refused', [asked('refused')], [there()], 'k1 was refused and is D1'],
  ['asked for by nobody', [], [there()], 'nobody asked for D1'],
])('[SIM-24] a payment that was %s', (_, happenings, stored, expected) => {
  expect(misplacedPayment(happenings, stored)).toBe(expected);
});
