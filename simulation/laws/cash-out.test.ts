import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { describe, expect, test } from 'vitest';
import {
  aCashOutAsked,
  aDecidedOrder,
  aRuleAsked,
  aSale,
  aStoredOrder,
  legsAt,
} from '../fixtures/a-bet.ts';
import type { Happening } from '../history.ts';
import type { StoredOrder, StoredSale } from './bet-records.ts';
import {
  type BookedSales,
  doubleStake,
  lostRule,
  misplacedCashOut,
  type OrderWithRule,
  overpaidOrder,
  unbookedSale,
  wildRule,
} from './cash-out.ts';

describe('one key, one cash-out', () => {
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
});

describe('books', () => {
  const bought = (number: number, player = '7') => ({
    key: `cash-out B1 ${number}`,
    postings: ['stakes -95000', `${player} cash 95000`],
  });
  const taxed = (number: number, tax = '4500') => ({
    key: `cash-out-tax B1 ${number}`,
    postings: [`7 cash -${tax}`, `winnings-tax ${tax}`],
  });
  const sale = (number: number) => ({ number, playerId: '7', value: '95000', tax: '4500' });

  const booked: BookedSales = { serial: 'B1', sales: [sale(1)], entries: [bought(1), taxed(1)] };

  test.each<[string, Partial<BookedSales>, string | undefined]>([
    ['once', {}, undefined],
    ['without tax', { sales: [{ ...sale(1), tax: '0' }], entries: [bought(1)] }, undefined],
    [
      'in two parts',
      { sales: [sale(1), sale(2)], entries: [bought(1), taxed(1), bought(2), taxed(2)] },
      undefined,
    ],
    [
      'and never paid',
      { entries: [taxed(1)] },
      'B1 lacks (cash-out B1 1: stakes -95000, 7 cash 95000)',
    ],
    [
      'and not taxed',
      { entries: [bought(1)] },
      'B1 lacks (cash-out-tax B1 1: 7 cash -4500, winnings-tax 4500)',
    ],
    [
      'and taxed otherwise',
      { entries: [bought(1), taxed(1, '4400')] },
      'B1 lacks (cash-out-tax B1 1: 7 cash -4500, winnings-tax 4500)',
    ],
    [
      'and paid to somebody else',
      { entries: [bought(1, '8'), taxed(1)] },
      'B1 lacks (cash-out B1 1: stakes -95000, 7 cash 95000)',
    ],
    [
      'once and paid twice',
      { entries: [bought(1), taxed(1), bought(1)] },
      'B1 has (cash-out B1 1: stakes -95000, 7 cash 95000), which no cash-out made',
    ],
    [
      'once and paid under two numbers',
      { entries: [bought(1), taxed(1), bought(2)] },
      'B1 has (cash-out B1 2: stakes -95000, 7 cash 95000), which no cash-out made',
    ],
    [
      'never, and paid',
      { sales: [], entries: [bought(1)] },
      'B1 has (cash-out B1 1: stakes -95000, 7 cash 95000), which no cash-out made',
    ],
  ])('[SIM-43] an order that was sold %s', (_, given, expected) => {
    expect(unbookedSale([booked, { ...booked, ...given }])).toBe(expected);
  });
});

describe('sold or settled', () => {
  const half = aSale();
  const rest = aSale({ number: 2, sharePercent: 100, stakeSold: '50000', stakeLeft: '0' });
  const whole = aSale({ sharePercent: 100, stakeSold: '100000', stakeLeft: '0' });
  const byRule = { ...whole, soldBy: 'rule' } as const;
  const { 'cashed-out': cashedOut, 'auto-cashed-out': autoCashedOut } = orderStatuses;
  const halfLeft = { stakeInPlay: '50000', sales: [half] };
  const settled = (given: Partial<StoredOrder>) =>
    aDecidedOrder(['win', 'win', 'win'], { settlements: 1, ...given });

  test.each<[string, StoredOrder, string | undefined]>([
    ['untouched', aStoredOrder(), undefined],
    ['sold in part', aStoredOrder(halfLeft), undefined],
    ['sold in part and settled', settled(halfLeft), undefined],
    ['sold whole', aStoredOrder({ sales: [whole], status: cashedOut.id }), undefined],
    [
      'sold in part and then the rest',
      aStoredOrder({ ...halfLeft, sales: [half, rest], status: cashedOut.id }),
      undefined,
    ],
    ['sold by a rule', aStoredOrder({ sales: [byRule], status: autoCashedOut.id }), undefined],
    [
      'sold whole and settled',
      settled({ sales: [whole] }),
      'B1 was sold whole and settled 1 times',
    ],
    [
      'sold whole and open',
      aStoredOrder({ sales: [whole] }),
      'B1 was sold whole by a player and is in state 2',
    ],
    [
      'sold by a rule and said to be by its player',
      aStoredOrder({ sales: [byRule], status: cashedOut.id }),
      'B1 was sold whole by a rule and is in state 6',
    ],
    [
      'sold in part and closed',
      aStoredOrder({ ...halfLeft, status: cashedOut.id }),
      'B1 is in state 6, and not all of it was sold',
    ],
    [
      'closed without a sale',
      aStoredOrder({ status: autoCashedOut.id }),
      'B1 is in state 8, and not all of it was sold',
    ],
    [
      'sold in part and in play as a whole',
      settled({ sales: [half] }),
      'B1 has 100000 in play, left is 50000',
    ],
    [
      'in play in part and never sold',
      aStoredOrder({ stakeInPlay: '50000' }),
      'B1 has 50000 in play, left is 100000',
    ],
    [
      'sold whole twice',
      aStoredOrder({ sales: [whole, { ...whole, number: 2 }], status: cashedOut.id }),
      'B1 sold 100000 of 0 as 100 %',
    ],
    [
      'sold for more of it than its share',
      aStoredOrder({ sales: [{ ...half, stakeSold: '50001', stakeLeft: '49999' }] }),
      'B1 sold 50001 of 100000 as 50 %',
    ],
    [
      'left with more than was not sold',
      aStoredOrder({ sales: [{ ...half, stakeLeft: '60000' }], stakeInPlay: '60000' }),
      'B1 had 100000 in play, sold 50000 in sale 1 and has 60000 left',
    ],
    ['sold a second time only', aStoredOrder({ sales: [rest] }), 'B1 has no sale 1'],
    [
      'sold by somebody else',
      aStoredOrder({ ...halfLeft, sales: [{ ...half, phone: '255713' }] }),
      'B1 is of 255712 and was sold by 255713',
    ],
    [
      'sold, and staked by credit',
      aStoredOrder({ ...halfLeft, paidWith: 'credit' }),
      'B1 was sold, and staked by credit',
    ],
  ])('[SIM-44] an order that is %s', (_, order, expected) => {
    expect(doubleStake([aStoredOrder(), order])).toBe(expected);
  });
});

describe('ceiling', () => {
  const { terms } = aStoredOrder();
  const single = { legs: legsAt(2_000), stakeInPlay: '50000' };
  const capped = { ...terms, singleProfitMaximum: '180000' };
  const sold = (given: Parameters<typeof aSale>[0] = {}) => ({ ...single, sales: [aSale(given)] });

  test.each([
    ['for less than it could win', sold(), undefined],
    ['at a loss and without tax', sold({ value: '40000', tax: '0', paid: '40000' }), undefined],
    [
      'at a loss and with tax',
      sold({ value: '40000', tax: '100', paid: '39900' }),
      'B1 was taxed 100 in sale 1, counted it is 0',
    ],
    [
      'without its tax',
      sold({ tax: '0', paid: '95000' }),
      'B1 was taxed 0 in sale 1, counted it is 4500',
    ],
    [
      'with a part of a shilling as tax',
      sold({ value: '95999', tax: '4599', paid: '91400' }),
      'B1 was taxed 4599 in sale 1, counted it is 4500',
    ],
    [
      'for more than it could win',
      sold({ value: '101000', tax: '5100', paid: '95900' }),
      'B1 paid 95900 in sale 1, which could win 95200 at most',
    ],
    [
      'for its part of the ceiling',
      { ...sold({ value: '94400', tax: '4400', paid: '90000' }), terms: capped },
      undefined,
    ],
    [
      'for more than its part of the ceiling',
      { ...sold(), terms: capped },
      'B1 paid 90500 in sale 1, its part of the ceiling is 90000',
    ],
  ])('[SIM-45] a part that was sold %s', (_, given, expected) => {
    expect(overpaidOrder([aStoredOrder(), aStoredOrder(given)])).toBe(expected);
  });

  const atCeiling = { ...sold({ value: '94400', tax: '4400', paid: '90000' }), terms: capped };

  test.each([
    ['within its part', 'win', '90000', undefined],
    [
      'beyond it',
      'win',
      '90001',
      'B1 paid 180001 by parts and rest together, its ceiling is 180000',
    ],
    ['beyond it because it was refunded', 'refund', '100000', undefined],
  ] as const)('[SIM-45] the rest paid %s', (_, outcome, payout, expected) => {
    expect(overpaidOrder([aDecidedOrder([outcome], { ...atCeiling, payout })])).toBe(expected);
  });

  test('[SIM-45] what is promised to the rest was not paid yet', () => {
    expect(overpaidOrder([aStoredOrder({ ...atCeiling, payout: '180000' })])).toBeUndefined();
  });
});

describe('rules fire once', () => {
  /** Sold for 905 at the moment 1,000. */
  const fired = aSale({ key: 'rule 1', soldBy: 'rule', sharePercent: 100, stakeLeft: '0' });
  const set = (threshold: number | null, askedAt: number, answeredAt: number) =>
    aRuleAsked('done', { threshold, askedAt, answeredAt });
  const lost = (threshold: number | null, askedAt: number) =>
    aRuleAsked('lost', { threshold, askedAt, answeredAt: askedAt + 10 });

  test.each<[string, readonly Happening[], string | undefined]>([
    ['at its threshold', [set(905, 100, 200)], undefined],
    ['above it', [set(800, 100, 200)], undefined],
    ['below it', [set(906, 100, 200)], 'the rule of B1 fired at 905, it was to wait for 906'],
    ['with none set', [], 'the rule of B1 fired, and nobody had one set'],
    [
      'where one was refused',
      [aRuleAsked('refused')],
      'the rule of B1 fired, and nobody had one set',
    ],
    [
      'before it was asked for',
      [set(800, 1_001, 1_002)],
      'the rule of B1 fired, and nobody had one set',
    ],
    [
      'after it was cancelled',
      [set(800, 100, 200), set(null, 300, 400)],
      'the rule of B1 fired, and nobody had one set',
    ],
    ['while it was being cancelled', [set(800, 100, 200), set(null, 300, 1_100)], undefined],
    ['after a cancellation nobody answered', [set(800, 100, 200), lost(null, 300)], undefined],
    [
      'by one that was replaced',
      [set(800, 100, 200), set(1_200, 300, 400)],
      'the rule of B1 fired at 905, it was to wait for 1200',
    ],
    ['by one of two that were set at once', [set(800, 100, 400), set(1_200, 300, 350)], undefined],
    ['by one that may have come late', [lost(800, 100), set(1_200, 300, 400)], undefined],
    [
      'for the rule of another order',
      [aRuleAsked('done', { orderId: '2', threshold: 800 })],
      'the rule of B1 fired, and nobody had one set',
    ],
  ])('[SIM-46] a rule that fired %s', (_, happenings, expected) => {
    expect(wildRule(happenings, [{ id: '1', serial: 'B1', sales: [fired] }])).toBe(expected);
  });

  test.each([
    [[fired, { ...fired, number: 2 }], 'the rule of B1 fired 2 times'],
    [[{ ...fired, stakeLeft: '1' }], 'the rule of B1 left 1 in play'],
    [[aSale()], undefined],
  ])('[SIM-46] a rule sells all of its order, once: %#', (sales, expected) => {
    expect(wildRule([set(800, 100, 200)], [{ id: '1', serial: 'B1', sales }])).toBe(expected);
  });
});

describe('rules stand', () => {
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
    [
      'that lost its rule',
      [set(800, 100)],
      none,
      'B1 has none for a rule, asked for was one at 800',
    ],
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
});
