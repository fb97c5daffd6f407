import { describe, expect, test } from 'vitest';
import { aBetAsked, aDecidedOrder, aSale, aStoredOrder, shownOrder } from '../fixtures/a-bet.ts';
import type { Answer, Happening } from '../history.ts';
import type { StakeEntry } from './bet-records.ts';
import {
  brokenCode,
  misplacedBet,
  passedLimit,
  unfoundBet,
  unsoundOrder,
  wrongStake,
} from './betting.ts';

describe('one key, one order', () => {
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
});

describe('stakes', () => {
  const order = aStoredOrder();
  const owed = '(bet 7 k1: 7 cash -100000, stakes 100000)';
  const taken = (given: Partial<StakeEntry> = {}): StakeEntry => ({
    ...{ key: 'bet 7 k1', serial: 'B1', postings: ['7 cash -100000', 'stakes 100000'] },
    ...given,
  });
  const fromCredit = ['7 credit -100000', 'stakes 100000'];

  test.each([
    ['once', [order], [taken()], undefined],
    [
      'from credit, as asked',
      [aStoredOrder({ paidWith: 'credit' })],
      [taken({ postings: fromCredit })],
      undefined,
    ],
    ['not at all', [order], [], `B1 took nothing, owed is ${owed}`],
    ['twice', [order], [taken(), taken()], `B1 took ${owed} and ${owed}, owed is ${owed}`],
    [
      'under another key',
      [order],
      [taken({ key: 'bet 7 k2' })],
      `B1 took ${owed.replace('k1', 'k2')}, owed is ${owed}`,
    ],
    [
      'from the wrong purse',
      [order],
      [taken({ postings: fromCredit })],
      `B1 took ${owed.replace('cash', 'credit')}, owed is ${owed}`,
    ],
    ['for a bet that was refused', [], [taken()], 'a stake was taken for B1, which is no order'],
  ])('[SIM-31] a stake that was taken %s', (_, orders, entries, expected) => {
    expect(wrongStake(orders, entries)).toBe(expected);
  });
});

describe('orders', () => {
  const { legs } = aStoredOrder();

  test.each([
    ['as it was placed', {}, undefined],
    ['without a leg', { legs: legs.slice(1) }, 'B1 has 2 of 3 legs'],
    ['with no legs at all', { legs: [], legCount: 0 }, 'B1 has 0 of 0 legs'],
    [
      'with two legs of one match',
      { legs: legs.map((leg) => ({ ...leg, matchId: '1' })) },
      'B1 has two legs of one match',
    ],
    ['with half a shilling', { stake: '100050' }, 'B1 has a stake of 100050 senti'],
    ['as three of three', { systemSize: 3 }, 'B1 is 3 of 3'],
  ])('[SIM-33] an order %s', (_, given, expected) => {
    expect(unsoundOrder([aStoredOrder(given)])).toBe(expected);
  });

  test.each([
    ['totalOdds', '481', 'B1 has totalOdds 481, counted it is 480'],
    ['profit', '380001', 'B1 has profit 380001, counted it is 380000'],
    ['winBonus', '0', 'B1 has winBonus 0, counted it is 11400'],
    ['tax', '39140', 'B1 has tax 39140, counted it is 39100'],
    ['payout', '452301', 'B1 has payout 452301, counted it is 452300'],
  ])('[SIM-32] an order with a %s of %s', (name, value, expected) => {
    expect(unsoundOrder([aStoredOrder(), aStoredOrder({ [name]: value })])).toBe(expected);
  });

  const asDecided = { profit: '140000', winBonus: '0', tax: '14000', payout: '226000' };

  test.each([
    ['as its legs made it', asDecided, undefined],
    ['as it was promised', {}, 'B1 has profit 380000, counted it is 140000'],
    [
      'with a tax on nothing',
      { ...asDecided, tax: '14100' },
      'B1 has tax 14100, counted it is 14000',
    ],
  ])('[SIM-32] a decided order that is paid %s', (_, given, expected) => {
    expect(unsoundOrder([aDecidedOrder(['win', 'win', 'refund'], given)])).toBe(expected);
  });
});

describe('own limits', () => {
  const limits = [{ phone: '255712', amount: '200000' }];
  const bet = aStoredOrder();

  test.each([
    ['to the last shilling', [bet, bet], undefined],
    ['on two days', [bet, bet, aStoredOrder({ day: '2026-03-02' })], undefined],
    ['with credit beside it', [bet, bet, aStoredOrder({ paidWith: 'credit' })], undefined],
    ['by somebody else', [bet, bet, aStoredOrder({ phone: '255713' })], undefined],
    [
      'and one more',
      [bet, bet, aStoredOrder({ stake: '100' })],
      '255712 staked 200100 on 2026-03-01, the own limit is 200000',
    ],
  ])('[SIM-34] a limit used %s', (_, orders, expected) => {
    expect(passedLimit(limits, orders)).toBe(expected);
  });
});

describe('search', () => {
  const lookedUp = (askedAfter: number, ...serials: string[]): Happening => ({
    ...{ kind: 'bets-looked-up', phone: '255712', askedAfter, serials },
  });

  test.each<[string, Happening[], string | undefined]>([
    ['found after its answer', [aBetAsked('done'), lookedUp(1, 'B1')], undefined],
    ['found beside others', [aBetAsked('done'), lookedUp(1, 'B2', 'B1')], undefined],
    ['missing after its answer', [aBetAsked('done'), lookedUp(1, 'B2')], '255712 did not find B1'],
    ['not yet there before its answer', [aBetAsked('done'), lookedUp(0)], undefined],
    ['lost and missing', [aBetAsked('lost'), lookedUp(1)], undefined],
    ["somebody else's", [aBetAsked('done', { phone: '255713' }), lookedUp(1)], undefined],
    ['found twice', [lookedUp(0, 'B1', 'B1')], '255712 was shown a bet twice'],
  ])('[SIM-35] a bet that is %s', (_, happenings, expected) => {
    expect(unfoundBet(happenings)).toBe(expected);
  });
});

describe('booking codes', () => {
  const made = (code: string, ...selectionIds: string[]): Happening => ({
    ...{ kind: 'code-made', code, selectionIds, answer: code ? 'done' : 'lost' },
  });
  const opened = (answer: Answer, ...selectionIds: string[]): Happening => ({
    ...{ kind: 'code-opened', code: 'ABC234', answer, selectionIds },
  });

  test.each<[string, Happening[], string | undefined]>([
    ['opens', [made('ABC234', '1', '2'), opened('done', '1', '2')], undefined],
    [
      'is made again in another order',
      [made('ABC234', '1', '2'), made('ABC234', '2', '1')],
      undefined,
    ],
    ['was not told', [made('', '1'), made('ABC234', '1')], undefined],
    ['got no answer', [made('ABC234', '1'), opened('lost')], undefined],
    ['is forgotten', [made('ABC234', '1'), opened('refused')], 'ABC234 was told and does not open'],
    [
      'lost a selection',
      [made('ABC234', '1', '2'), opened('done', '1')],
      'ABC234 is 1 2 and opened as 1',
    ],
    ['means two things', [made('ABC234', '1'), made('ABC234', '2')], 'ABC234 is 1 and 2'],
    ['is one of two', [made('ABC234', '1'), made('DEF234', '1')], '1 is ABC234 and DEF234'],
  ])('[SIM-36] a code that %s', (_, happenings, expected) => {
    expect(brokenCode(happenings)).toBe(expected);
  });
});
