import { expect, test } from 'vitest';
import { aCashOutAsked, aSale, aStoredOrder } from '../../fixtures/a-bet.ts';
import type { StoredSale } from '../betting/bet-records.ts';
import { misplacedCashOut } from './one-key-one-cash-out.ts';

const there = [aSale()];
const words = '50 % of order 1 of 255712 for 905 after 45 of tax, with 500 left';
const done = aCashOutAsked('done');
const lost = aCashOutAsked('lost');
const refused = aCashOutAsked('refused');
const sold = { paid: 905, tax: 45, stakeLeft: 500 };

test.each([
  ['acknowledged', [done], there, undefined],
  ['acknowledged ten times', Array.from({ length: 10 }, () => done), there, undefined],
  ['lost and done', [lost], there, undefined],
  ['lost and not done', [lost], [], undefined],
  ['offered for less at first', [refused, done], there, undefined],
  ['lost, then found to be locked', [lost, refused], there, undefined],
  ['refused', [refused], [], undefined],
  ['made by a rule', [], [aSale({ key: 'rule 1', soldBy: 'rule' })], undefined],
  [
    'acknowledged again for a higher amount',
    [done, aCashOutAsked('done', { acceptedAmount: 9_000 })],
    there,
    undefined,
  ],
  ['gone', [done], [], `c1 was acknowledged as ${words} and is nowhere`],
  ['there twice', [lost], [aSale(), aSale({ number: 2 })], 'c1 made 2 cash-outs'],
  [
    'paid otherwise than was told',
    [aCashOutAsked('done', { sold: { ...sold, paid: 906 } })],
    there,
    `c1 was acknowledged as ${words.replace('905', '906')} and is ${words}`,
  ],
  [
    'taxed otherwise than was told',
    [aCashOutAsked('done', { sold: { ...sold, tax: 44 } })],
    there,
    `c1 was acknowledged as ${words.replace('45 of', '44 of')} and is ${words}`,
  ],
  [
    'told to have left more',
    [aCashOutAsked('done', { sold: { ...sold, stakeLeft: 501 } })],
    there,
    `c1 was acknowledged as ${words.replace('500 left', '501 left')} and is ${words}`,
  ],
  [
    'acknowledged for two shares',
    [done, aCashOutAsked('done', { sharePercent: 60 })],
    there,
    `c1 was acknowledged as ${words.replace('50 %', '60 %')} and is ${words}`,
  ],
  ['done though refused', [refused], there, `c1 must not be and is ${words}`],
  [
    'paid less than was accepted',
    [aCashOutAsked('done', { acceptedAmount: 905.01 })],
    there,
    `c1 must not be and is ${words}`,
  ],
  [
    'made of another order',
    [aCashOutAsked('lost', { orderId: '2' })],
    there,
    `c1 must not be and is ${words}`,
  ],
  [
    'made for somebody else',
    [aCashOutAsked('lost', { phone: '255713' })],
    there,
    `c1 must not be and is ${words}`,
  ],
  ['asked for by nobody', [], there, `nobody asked for c1, which is ${words}`],
])(
  '[SIM-42, SIM-04] a cash-out that was %s',
  (_, happenings, sales: readonly StoredSale[], expected) => {
    expect(misplacedCashOut(happenings, [aStoredOrder({ sales })])).toBe(expected);
  },
);
