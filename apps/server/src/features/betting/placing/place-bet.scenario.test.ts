import { offerStatuses } from '@kipute/contract/constants/matches/markets';
import { shillings } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import { setMaintenance } from '../../../fixtures/maintenance.ts';
import { aLeg, type SubmittedLeg } from '../fixtures/a-leg.ts';
import { placingSuite, type Slip } from '../fixtures/placing-suite.ts';
import { shownOrder } from '../fixtures/shown-order.ts';

const { add, asha, orders, place, world } = placingSuite();
const refused = (code: string) => ({ kind: 'refusal', code });
const books = () => world().wallet.auditBooks(world().database.read);
const inOrder = { entries: [], purses: [], worldSum: 0n };

describe('a bet that is placed', () => {
  test('[BET-34] is paid, kept with its legs and found again', async () => {
    const order = await place({ bet_list: [aLeg('10101'), aLeg('20102')] });
    expect(order).toMatchObject({
      status: 2,
      total_price: '6.00',
      amount_payable: 1_000,
      pay_payable: 1_000,
      virtual_pay_amount: 0,
      profit: 5_000,
      tax_amount: 500,
      after_tax_amount: 5_500,
    });
    expect(order.serial_number).toMatch(/^B[0-9A-Z]{15}$/);
    expect(order.details.map(({ selection_id, odds }) => [selection_id, odds])).toEqual([
      ['10101', 2],
      ['20102', 3],
    ]);
    expect(await world().balanceOf(asha())).toBe(shillings(9_000));
    expect(await shownOrder(world(), asha(), order.id)).toEqual(order);
    expect(await books()).toEqual(inOrder);
  });

  test('[BET-34] by credit takes the stake from the credit purse', async () => {
    const order = await place({ pay_type: 2 });
    expect(order).toMatchObject({ virtual_pay_amount: 1_000, after_tax_amount: 900 });
    expect(await world().balanceOf(asha(), 'credit')).toBe(shillings(4_000));
    expect(await world().balanceOf(asha())).toBe(shillings(10_000));
  });

  test('[BET-35] ten equal requests at once make one order', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add()));
    const ids = replies.map(
      (reply) => reply.kind === 'answer' && reply.content.order_info?.serial_number,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await world().balanceOf(asha())).toBe(shillings(9_000));
  });

  test('[BET-35] a retry is answered with the order when the match is long over', async () => {
    const bet_list = [aLeg('70101')];
    const order = await place({ bet_list });
    world().odds.catalogue.changeMatch('7', { status: 3 });
    expect(await place({ bet_list })).toEqual(order);
  });

  test('[BET-35] a used key with other content is refused and moves nothing', async () => {
    await place();
    const others: readonly Partial<Slip>[] = [
      { bet_amount: 2_000 },
      { bet_list: [aLeg('10102')] },
      { bet_list: [aLeg('10101'), aLeg('20101')] },
      { pay_type: 2 },
    ];
    for (const other of others) expect(await add(other)).toEqual(refused('request-key-used'));
    expect(await orders()).toHaveLength(1);
    expect(await books()).toEqual(inOrder);
  });

  test('[BET-36] many players and many bets at once: each paid once, none below zero', async () => {
    const baraka = await world().newPlayer(2_500);
    const wishes = Array.from({ length: 40 }, (_, at) => ({
      player: at % 2 === 0 ? asha() : baraka,
      request_key: `one-of-many-requests-${at}`,
    }));
    const replies = await Promise.all(
      wishes.map(({ player, request_key }) => add({ request_key }, player)),
    );
    const placed = replies.filter((reply) => reply.kind === 'answer');
    // Ten thousand and two and a half thousand, a thousand each time.
    expect(placed).toHaveLength(12);
    expect([...(await orders()), ...(await orders(baraka))]).toHaveLength(12);
    expect([await world().balanceOf(asha()), await world().balanceOf(baraka)]).toEqual([
      0n,
      shillings(500),
    ]);
    expect(await books()).toEqual(inOrder);
  });
});

describe('a bet that is refused writes nothing', () => {
  const wishes: readonly [string, Partial<Slip>, string][] = [
    ['no legs', { bet_list: [] }, 'slip-empty'],
    ['61 legs', { bet_list: Array.from({ length: 61 }, () => aLeg('10101')) }, 'too-many-legs'],
    ['a stake of 0', { bet_amount: 0 }, 'stake-below-minimum'],
    ['a stake below nothing', { bet_amount: -1_000 }, 'stake-below-minimum'],
    ['a stake of 150.5', { bet_amount: 150.5 }, 'stake-not-whole'],
    ['a stake above the maximum', { bet_amount: 3_000_001 }, 'stake-above-maximum'],
    ['one shilling too much', { bet_amount: 10_001 }, 'funds-short'],
    ['two of one leg', { system_size: 2 }, 'system-unfit'],
  ];
  test.each(wishes)('[BET-30] %s', async (_, wish, code) => {
    expect(await add(wish)).toEqual(refused(code));
    expect(await orders()).toEqual([]);
    expect(await world().balanceOf(asha())).toBe(shillings(10_000));
  });

  test('[DESK-11] a stake above what the tier of its league takes, with that amount', async () => {
    const tier = { marginHundredths: 0, stakeMaximum: shillings(500) };
    world().decided.tierOfCompetition = () => tier;
    expect(await add({ bet_amount: 501 })).toEqual({
      ...{ kind: 'refusal', code: 'stake-above-tier', values: { amount: '500' } },
    });
    expect(await orders()).toEqual([]);
    await place({ bet_amount: 500 });
    expect(await orders()).toHaveLength(1);
    world().decided.tierOfCompetition = undefined;
  });

  type ClosedLeg = readonly [string, happen: () => void, SubmittedLeg, why: string];
  const legs: readonly ClosedLeg[] = [
    ['an unknown selection', () => undefined, aLeg('90101'), 'closed'],
    [
      'an offer of another match',
      () => undefined,
      aLeg('10101', { eventId: '2' }),
      'not-this-match',
    ],
    ['a price that fell', () => undefined, aLeg('10101', { seen_odds: 2.1 }), 'price-moved'],
    ...(['suspended', 'removed', 'resolved', 'invalid', 'non-participant'] as const).map(
      (status): ClosedLeg => [
        `an offer that is ${status}`,
        () => world().odds.catalogue.changeOffer('501011', { status: offerStatuses[status].id }),
        aLeg('50101'),
        'closed',
      ],
    ),
    [
      'a type that is sold before the match only, in play',
      () => {
        world().odds.match('8', { status: 2 }).twoWay({ marketTypeId: 693 });
        world().odds.catalogue.touch({ matches: ['8'], markets: { 8: ['801'] } });
      },
      aLeg('80101'),
      'closed',
    ],
    [
      'a type that is sold in play only, before the match',
      () => {
        world().odds.match('9').twoWay({ marketTypeId: 355 });
        world().odds.catalogue.touch({ matches: ['9'], markets: { 9: ['901'] } });
      },
      aLeg('90101'),
      'closed',
    ],
    [
      'a finished match',
      () => world().odds.catalogue.changeMatch('6', { status: 3 }),
      aLeg('60101'),
      'closed',
    ],
  ];
  test.each(legs)('[BET-31] %s is named', async (_, happen, one, why) => {
    happen();
    const reply = await add({ bet_list: [one, aLeg('20101')] });
    expect(reply).toMatchObject({
      kind: 'answer',
      content: { status: 0, order_info: null, nobet_list: [{ outcomeId: one.outcomeId, why }] },
    });
    expect(await orders()).toEqual([]);
  });

  test('[BET-31] two legs of one match: the second is named', async () => {
    expect(await add({ bet_list: [aLeg('10101'), aLeg('10103')] })).toMatchObject({
      content: { status: 0, nobet_list: [{ outcomeId: '10103', why: 'same-match' }] },
    });
  });

  test.each([
    ['may not bet', { bettingForbidden: true }],
    ['is disabled', { disabled: true }],
  ])('[BET-32] a player who %s', async (_, change) => {
    await world().database.transact((tx) =>
      tx.updateTable('player').set(change).where('id', '=', asha()).execute(),
    );
    expect(await add()).toEqual(refused('betting-forbidden'));
    expect(await world().balanceOf(asha())).toBe(shillings(10_000));
  });

  test('[BET-32] beyond the own limit, and up to it is placed', async () => {
    await world().protection.routes['play_limit/set'](
      { kind: 'stake', period: 'day', amount: 1_500 },
      world().as(asha()),
    );
    expect(await add({ bet_amount: 1_600 })).toEqual(refused('own-limit-reached'));
    await place({ bet_amount: 1_500 });
    // The same again is the same order, not one beyond the limit.
    await place({ bet_amount: 1_500 });
    const second = { request_key: 'another-request-of-it', bet_amount: 100 };
    expect(await add(second)).toEqual(refused('own-limit-reached'));
  });
});

describe('a price other than the player saw', () => {
  // Now it costs 2.00.
  const prices = [
    // seen, what the player takes, placed
    [2, 'ask', true],
    [2, 'better', true],
    [2.001, 'ask', false],
    [1.999, 'ask', false],
    [2.001, 'better', false],
    [1.5, 'better', true],
    [3, 'any', true],
    [1.5, 'any', true],
    // Two percent, where the page does not say.
    [2.04, undefined, true],
    [2.05, undefined, false],
    [1.5, undefined, true],
  ] as const;
  test.each(prices)('[BET-38] seen at %d, taken: %s, placed: %s', async (seen, takes, isPlaced) => {
    const reply = await add({
      bet_list: [aLeg('30101', { seen_odds: seen })],
      ...(takes && { odds_changes: takes }),
    });
    const moved = [{ outcomeId: '30101', why: 'price-moved', odds: 2 }];
    expect(reply).toMatchObject({
      content: { status: isPlaced ? 1 : 0, nobet_list: isPlaced ? [] : moved },
    });
    expect(await orders()).toHaveLength(isPlaced ? 1 : 0);
  });

  test.each([
    ['any', 1],
    ['better', 0],
    ['ask', 0],
  ] as const)('[BET-38] falls while a bet in play waits, taken: %s', async (takes, status) => {
    world().odds.catalogue.changeOffer('401021', { odds: 3_200 });
    world().whileWaiting = () => world().odds.catalogue.changeOffer('401021', { odds: 3_150 });
    const bet_list = [aLeg('40102', { seen_odds: 3.2 })];
    expect(await add({ bet_list, odds_changes: takes })).toMatchObject({ content: { status } });
  });
});

describe('a bet in play', () => {
  test('[BET-33] waits out the live bet delay of the settings, then is checked again', async () => {
    await place({ bet_list: [aLeg('40101')] });
    expect(world().waits).toEqual([6_000]);
  });

  test('[BET-33] a goal meanwhile refuses it, on whichever side', async () => {
    let goals = 0;
    world().whileWaiting = () => {
      goals += 1;
      world().odds.match('4', { status: 2 }).score(goals, 0);
      world().odds.catalogue.touch({ matches: ['4'] });
    };
    for (const selection of ['40101', '40103']) {
      const reply = await add({
        request_key: `a-request-about-${selection}`,
        bet_list: [aLeg(selection)],
      });
      expect(reply).toMatchObject({ content: { status: 0, order_info: null } });
    }
    expect(await orders()).toEqual([]);
  });

  test('[SIT-07] one that waits when maintenance begins is refused', async () => {
    world().whileWaiting = () => setMaintenance(world(), true);
    expect(await add({ bet_list: [aLeg('40102')] })).toEqual(refused('site-maintenance'));
    await setMaintenance(world(), false);
    expect(await orders()).toEqual([]);
  });

  test('[BET-33] one that is removed from sale meanwhile is refused', async () => {
    world().whileWaiting = () => world().odds.catalogue.changeOffer('401011', { status: 4 });
    expect(await add({ bet_list: [aLeg('40101')] })).toMatchObject({
      content: { status: 0, nobet_list: [{ outcomeId: '40101', why: 'closed' }] },
    });
  });
});
