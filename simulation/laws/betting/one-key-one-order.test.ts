import { expect, test } from 'vitest';
import { aBetAsked, aDecidedOrder, aSale, aStoredOrder, shownOrder } from '../../fixtures/a-bet.ts';
import { misplacedBet } from './one-key-one-order.ts';

const shown = 'B1: 1000 at 4.80 for 4523 on 11 @ 1.5, 21 @ 1.6, 31 @ 2';
const asked = (stake: number) => `${stake} of 255712 by balance on all of 11 21 31`;
const done = aBetAsked('done');
const lost = aBetAsked('lost');
const refused = aBetAsked('refused');
const there = aStoredOrder();
const settled = aDecidedOrder(['win', 'win', 'lose'], { payout: '0' });
const otherLegs = there.legs.map((leg) => ({ ...leg, odds: 1_510 }));

test.each([
  ['acknowledged', [done], [there], undefined],
  ['acknowledged ten times', Array.from({ length: 10 }, () => done), [there], undefined],
  ['lost and done', [lost], [there], undefined],
  ['lost and not done', [lost], [], undefined],
  ['lost, then acknowledged', [lost, done], [there], undefined],
  ['lost, then refused', [lost, refused], [there], undefined],
  ['refused', [refused], [], undefined],
  ['gone', [done], [], `k1 was acknowledged as ${shown} and is nowhere`],
  ['there twice', [lost], [there, aStoredOrder({ serial: 'B2' })], 'k1 made 2 orders'],
  [
    'doubled by a repetition',
    [done, aBetAsked('done', { order: { ...shownOrder, serial: 'B2' } })],
    [there],
    `k1 was acknowledged as ${shown.replace('B1', 'B2')} and is ${shown}`,
  ],
  [
    'of another stake',
    [done],
    [aStoredOrder({ stake: '100100' })],
    `k1 was acknowledged as ${shown} and is ${shown.replace('1000', '1001')}`,
  ],
  [
    'at other odds',
    [done],
    [aStoredOrder({ legs: otherLegs })],
    `k1 was acknowledged as ${shown} and is ${shown.replace(/@ [\d.]+/g, '@ 1.51')}`,
  ],
  [
    'of another payout',
    [done],
    [aStoredOrder({ payout: '452200' })],
    `k1 was acknowledged as ${shown} and is ${shown.replace('4523', '4522')}`,
  ],
  ['acknowledged, and decided since', [done], [settled], undefined],
  [
    'acknowledged, and sold in part since',
    [done],
    [aStoredOrder({ sales: [aSale()], payout: '226200' })],
    undefined,
  ],
  [
    'of another stake once it was decided',
    [done],
    [{ ...settled, stake: '100100' }],
    `k1 was acknowledged as ${shown} and is ${shown.replace('1000', '1001')}`,
  ],
  [
    'at other odds once it was decided',
    [done],
    [{ ...settled, legs: otherLegs }],
    `k1 was acknowledged as ${shown} and is ${shown.replace(/@ [\d.]+/g, '@ 1.51')}`,
  ],
  [
    'given for another content',
    [done, aBetAsked('done', { stake: 1_001 })],
    [there],
    `k1 asked for ${asked(1_001)} and was given ${asked(1_000)}`,
  ],
  [
    'given to somebody else',
    [done],
    [aStoredOrder({ phone: '255713' })],
    `k1 asked for ${asked(1_000)} and was given ${asked(1_000).replace('712', '713')}`,
  ],
  ['done though refused', [refused], [there], 'k1 must not be and is B1'],
  [
    'unfit, acknowledged and done',
    [aBetAsked('done', { asks: 'unfit' })],
    [there],
    'k1 must not be and is B1',
  ],
  [
    'unfit and lost and done',
    [aBetAsked('lost', { asks: 'unfit' })],
    [there],
    'k1 must not be and is B1',
  ],
  ['asked for by nobody', [], [there], 'nobody asked for B1'],
])('[SIM-30, SIM-04] a bet that was %s', (_, happenings, stored, expected) => {
  expect(misplacedBet(happenings, stored)).toBe(expected);
});
