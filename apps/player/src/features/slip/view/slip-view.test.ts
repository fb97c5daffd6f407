import { formatShillings, shillings } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import type { LivePrice } from '../../live-odds/prices.ts';
import { aPick } from '../../picks/fixtures/a-pick.ts';
import { ladderOfHouse, picksAt, someChoices, someFacts } from '../fixtures/a-slip.ts';
import { slipView } from './slip-view.ts';

const priced = (said: Partial<LivePrice>): LivePrice => ({
  offerId: '91',
  oddsThousandths: 2_450,
  status: 1,
  isLive: false,
  moves: 0,
  ...said,
});

const typed = (stakeText: string) => someChoices({ stakeText });

describe('legs', () => {
  test('[SLIP-02] what is not on sale is left out of the sum', () => {
    const closed = priced({ status: 4 });
    const heardOf = ({ id_card }: { id_card: string }) => ({
      price: id_card === '3' ? closed : undefined,
      matchStatus: undefined,
    });
    const { legs, openLegs, sum } = slipView(someFacts({ heardOf }));
    expect(legs.map(({ sale }) => sale)).toEqual(['open', 'open', 'closed']);
    expect(openLegs).toHaveLength(2);
    expect(sum?.totalOdds).toBe('3.72');
  });

  const sales = [
    // price, match status, board, sale
    [undefined, undefined, 'fresh', 'open'],
    [priced({}), 1, 'fresh', 'open'],
    [priced({}), 1, 'stale', 'open'],
    [priced({}), 1, 'suspended', 'closed'],
    [priced({ oddsThousandths: 0 }), 1, 'fresh', 'closed'],
    [priced({ offerId: '' }), 1, 'fresh', 'closed'],
    [priced({ isLive: false }), 2, 'fresh', 'closed'],
    [priced({ isLive: true }), 2, 'fresh', 'open'],
    [undefined, 2, 'fresh', 'closed'],
    [priced({ isLive: true }), 3, 'fresh', 'closed'],
  ] as const;

  test.each(sales)('[SLIP-02] %j, match %s, board %s: %s', (price, matchStatus, board, sale) => {
    const heardOf = () => ({ price, matchStatus });
    const view = slipView(someFacts({ picks: [aPick()], heardOf, board }));
    expect(view.legs[0]?.sale).toBe(sale);
  });

  test('[SLIP-02] a pick without an offer is not on sale until a price is heard', () => {
    const view = slipView(someFacts({ picks: [aPick({ betting_offer_id_card: '' })] }));
    expect(view.legs[0]?.sale).toBe('closed');
  });

  test('[SLIP-03] the price of now counts, that of the tap is told beside it', () => {
    const heardOf = () => ({ price: priced({ oddsThousandths: 2_800 }), matchStatus: 1 });
    const { legs, sum } = slipView(someFacts({ picks: [aPick()], heardOf }));
    expect(legs[0]).toMatchObject({ odds: 2_800, oddsBefore: 2_450 });
    expect(sum?.totalOdds).toBe('2.80');
    const same = slipView(someFacts({ picks: [aPick()] }));
    expect(same.legs[0]?.oddsBefore).toBeUndefined();
  });

  test('[SLIP-04] a refused leg carries its reason, one of an earlier page a general one', () => {
    const refused = [{ outcomeId: '1', why: 'price-moved', odds: 2.2 }] as const;
    const [one, two] = picksAt(2, 3);
    const picks = [one, two && { ...two, error: true }].filter((pick) => pick !== undefined);
    const { legs } = slipView(someFacts({ picks, choices: someChoices({ refused }) }));
    expect(legs.map(({ refusedAs }) => refusedAs)).toEqual(['price-moved', 'unsaid']);
  });

  const reopenings = [
    // why refused, heard at, status, told
    ['closed', 6_000, 1, undefined],
    ['price-moved', 6_000, 1, undefined],
    ['closed', 5_000, 1, 'closed'],
    ['closed', 6_000, 4, 'closed'],
    ['full', 6_000, 1, 'full'],
    ['same-match', 6_000, 1, 'same-match'],
  ] as const;

  test.each(reopenings)(
    '[SLIP-04] %s, heard at %i with status %i: %s',
    (why, heardAtMs, status, told) => {
      const refused = [{ outcomeId: '1', why, odds: 2.2 }] as const;
      const choices = someChoices({ refused, refusedAtMs: 5_000 });
      const heardOf = () => ({ price: priced({ status }), matchStatus: 1, heardAtMs });
      const { legs } = slipView(someFacts({ picks: [aPick()], choices, heardOf }));
      expect(legs[0]?.refusedAs).toBe(told);
    },
  );
});

describe('figures', () => {
  test('[SLIP-20] the accumulator of the specification, to the senti', () => {
    const { sum } = slipView(someFacts({ choices: typed('2,000') }));
    expect(sum && formatted(sum)).toEqual({
      totalOdds: '6.51',
      winBonus: '331.02',
      tax: '1,136',
      paid: '12,229.02',
    });
  });

  test('[SLIP-20] by credit the stake is not paid back', () => {
    const choices = someChoices({ stakeText: '1,000', paidWith: 'credit' });
    const { sum } = slipView(someFacts({ picks: picksAt(2), choices }));
    expect(sum && formatShillings(sum.paid)).toBe('900');
  });

  test('[SLIP-06] several singles: the stake for each, the sums of all', () => {
    const choices = someChoices({ tab: 'single', stakeText: '1,000' });
    const { sum } = slipView(someFacts({ picks: picksAt(2, 3), choices }));
    expect(sum).toMatchObject({ bets: 2, totalOdds: undefined, totalStake: shillings(2_000) });
    expect(sum && formatShillings(sum.paid)).toBe('4,700');
  });

  test('[SLIP-06] a single with a stake of its own counts with that', () => {
    const singleStakes = { '2': '2,000' };
    const choices = someChoices({ tab: 'single', stakeText: '1,000', singleStakes });
    const { sum, stakes, submit } = slipView(someFacts({ picks: picksAt(2, 3), choices }));
    expect(stakes).toEqual([shillings(1_000), shillings(2_000)]);
    expect(sum).toMatchObject({ bets: 2, totalStake: shillings(3_000), paid: shillings(7_500) });
    expect(submit.kind).toBe('ready');
  });

  test('[SLIP-06] one stake that is none closes the button and has no sum', () => {
    const choices = someChoices({ tab: 'single', singleStakes: { '2': '' } });
    const { sum, submit } = slipView(someFacts({ picks: picksAt(2, 3), choices }));
    expect([sum, submit.kind]).toEqual([undefined, 'stake-missing']);
  });

  test('[SLIP-23] a system says from what to what it pays', () => {
    const choices = someChoices({ tab: 'system', systemCode: 102, stakeText: '4,000' });
    const { sum } = slipView(someFacts({ picks: picksAt(2, 3, 4), choices }));
    // Lines 6, 8, 12 and 24 of 1,000 each: from 6,000 with 2,000 of profit up to 50,000.
    expect(sum).toMatchObject({
      lines: 4,
      leastPaid: shillings(5_800),
      paid: shillings(45_400),
      totalOdds: undefined,
    });
  });

  test('[SLIP-05] a system of two from three: three lines share the stake, no bonus', () => {
    const choices = someChoices({ tab: 'system', systemCode: 2, stakeText: '3,000' });
    const { sum, mode } = slipView(someFacts({ picks: picksAt(2, 2, 2), choices }));
    expect(mode).toEqual({ kind: 'system', shape: { kind: 'system', size: 2 } });
    // 1,000 on each of three lines at 4.00: 12,000, of which 9,000 is profit.
    expect(sum).toMatchObject({ lines: 3, winBonus: 0n, paid: shillings(11_100) });
  });

  test('[SLIP-21] an accumulator says how far the next step of the bonus is', () => {
    expect(slipView(someFacts()).nextStep).toEqual({
      legsMissing: 2,
      percent: 10,
      doneShare: 0.6,
      oddsFrom: 1_000,
    });
    const single = someFacts({ choices: someChoices({ tab: 'single' }) });
    expect(slipView(single).nextStep).toBeUndefined();
    const top = someFacts({ picks: picksAt(2, 2, 2, 2, 2) });
    expect(slipView(top).nextStep).toBeUndefined();
  });
});

function formatted(sum: NonNullable<ReturnType<typeof slipView>['sum']>) {
  const { totalOdds, winBonus, tax, paid } = sum;
  return {
    totalOdds,
    winBonus: formatShillings(winBonus),
    tax: formatShillings(tax),
    paid: formatShillings(paid),
  };
}

describe('other odds than at the tap', () => {
  const moves = [
    // at the tap, now, what the player takes, the button
    [2.45, 2_450, 'ask', 'ready'],
    [2.45, 2_440, 'any', 'ready'],
    [2.45, 2_440, 'better', 'accept-odds'],
    [2.45, 2_440, 'ask', 'accept-odds'],
    [2.45, 2_460, 'any', 'ready'],
    [2.45, 2_460, 'better', 'ready'],
    [2.45, 2_460, 'ask', 'accept-odds'],
    // Of a code whose selection had no price there is nothing to compare with.
    [0, 2_440, 'ask', 'ready'],
  ] as const;
  test.each(moves)('[SLIP-36] from %d to %d, taken: %s, the button: %s', (...row) => {
    const [odds, oddsThousandths, oddsChanges, kind] = row;
    const heardOf = () => ({ price: priced({ oddsThousandths }), matchStatus: 1 });
    const choices = someChoices({ oddsChanges });
    const picks = [aPick({ odds })];
    expect(slipView(someFacts({ picks, heardOf, choices })).submit.kind).toBe(kind);
  });
});

describe('a slip at its ceiling', () => {
  const many = picksAt(...Array.from({ length: 20 }, () => 10));
  const lines = (sum: ReturnType<typeof slipView>['sum']) =>
    sum && [sum.profit, sum.winBonus, -sum.tax, -(sum.ceiling?.cut ?? 0n)];

  test('[SLIP-22] names it, and its lines add up to the payout', () => {
    const { sum } = slipView(someFacts({ picks: many, choices: typed('1,000') }));
    expect(sum?.ceiling).toEqual({
      maximum: shillings(300_000_000),
      cut: shillings(30_000_000),
    });
    const added = lines(sum)?.reduce((all, line) => all + line, shillings(1_000) as bigint);
    expect([added, sum?.paid]).toEqual([sum?.paid, shillings(270_001_000)]);
  });

  test('[SLIP-22] is named where the profit alone is cut, of singles too', () => {
    const choices = someChoices({ tab: 'single', stakeText: '3,000,000', paidWith: 'credit' });
    const { sum } = slipView(someFacts({ picks: picksAt(100, 100, 2), choices }));
    expect(sum?.ceiling).toEqual({ maximum: shillings(50_000_000), cut: 0n });
    expect(lines(sum)?.reduce((all, line) => all + line)).toBe(sum?.paid);
  });

  test('[SLIP-22] below it nothing is said', () => {
    expect(slipView(someFacts({ choices: typed('1,000') })).sum?.ceiling).toBeUndefined();
  });
});

describe('tabs', () => {
  const counts = [
    [1, false],
    [2, false],
    [3, true],
    [20, true],
    [21, false],
  ] as const;

  test.each(counts)('[SLIP-05] with %i legs a system is offered: %s', (count, isOffered) => {
    const picks = picksAt(...Array.from({ length: count }, () => 2));
    const choices = someChoices({ tab: 'system' });
    const view = slipView(someFacts({ picks, choices }));
    expect(view.tabs.includes('system')).toBe(isOffered);
    expect(view.tab).toBe(isOffered ? 'system' : 'all');
    expect(view.mode.kind).toBe(isOffered ? 'system' : 'all');
  });

  test('[SLIP-05] untouched it is the one cut, and a leg less makes a chosen size fit', () => {
    const untouched = someChoices({ tab: 'system' });
    expect(slipView(someFacts({ choices: untouched })).mode).toEqual({
      kind: 'system',
      shape: { kind: 'system', size: 2 },
    });
    const chosen = someChoices({ tab: 'system', systemCode: 4 });
    const { mode } = slipView(someFacts({ picks: picksAt(2, 2, 2, 2), choices: chosen }));
    expect(mode).toEqual({ kind: 'system', shape: { kind: 'system', size: 3 } });
  });

  const covers = [
    // code, legs, shape
    [102, 3, { kind: 'full-cover', from: 2 }],
    [101, 4, { kind: 'full-cover', from: 1 }],
    [101, 8, { kind: 'full-cover', from: 1 }],
    [101, 9, { kind: 'system', size: 8 }],
  ] as const;

  test.each(covers)('[SLIP-05] %i of %i legs is bet on as %j', (systemCode, count, shape) => {
    const picks = picksAt(...Array.from({ length: count }, () => 2));
    const choices = someChoices({ tab: 'system', systemCode });
    expect(slipView(someFacts({ picks, choices })).mode).toEqual({ kind: 'system', shape });
  });
});

describe('stake', () => {
  test("[SLIP-12] begins with the player's own amount, else with the minimum", () => {
    expect(slipView(someFacts()).stakeText).toBe('100');
    const player = { balance: shillings(9_000), credit: shillings(0), usualStake: shillings(700) };
    expect(slipView(someFacts({ player })).stakeText).toBe('700');
    expect(slipView(someFacts({ player: undefined })).stakeText).toBe('100');
  });

  const purses = [
    ['balance', '100'],
    ['credit', '400'],
  ] as const;

  test.each(purses)(
    '[SLIP-12] by %s it begins with the minimum of that purse',
    (paidWith, least) => {
      const limits = { ...ladderOfHouse.limits, creditMinimum: shillings(400) };
      const config = { ...ladderOfHouse, limits };
      const choices = someChoices({ paidWith });
      expect(slipView(someFacts({ config, choices })).stakeText).toBe(least);
    },
  );
});

describe('the button', () => {
  const visitor = { player: undefined };
  const poor = {
    player: { balance: shillings(500), credit: shillings(50), usualStake: shillings(0) },
  };
  const many = picksAt(...Array.from({ length: 61 }, () => 1.5));
  const closed = { heardOf: () => ({ price: priced({ status: 4 }), matchStatus: 1 }) };
  const cheaper = {
    heardOf: () => ({ price: priced({ oddsThousandths: 1_400 }), matchStatus: 1 }),
  };
  const states = [
    [{}, 'ready'],
    [{ choices: someChoices({ activity: 'sending' }), isPaused: true }, 'sending'],
    [{ choices: someChoices({ activity: 'unsure' }), isOnline: false }, 'unsure'],
    [{ isPaused: true, ...visitor }, 'paused'],
    [{ ...closed, ...visitor }, 'nothing-open'],
    [{ picks: many, ...visitor }, 'too-many'],
    [{ ...visitor, choices: typed('') }, 'visitor'],
    [{ choices: typed('') }, 'stake-missing'],
    [{ choices: typed('150.5') }, 'stake-not-whole'],
    [{ choices: typed('-5') }, 'stake-not-whole'],
    [{ choices: typed('99') }, 'stake-below-minimum'],
    [{ choices: typed('0') }, 'stake-below-minimum'],
    [{ choices: typed('3,000,001') }, 'stake-above-maximum'],
    [{ ...poor, choices: typed('501') }, 'deposit'],
    [{ ...poor, choices: typed('500') }, 'ready'],
    [{ ...poor, choices: someChoices({ paidWith: 'credit', stakeText: '100' }) }, 'credit-short'],
    [{ isOnline: false }, 'offline'],
    [{ ...cheaper, choices: someChoices({ oddsChanges: 'ask' }) }, 'accept-odds'],
  ] as const;

  test.each(states)('[SLIP-30] %#: %s', (said, kind) => {
    expect(slipView(someFacts(said)).submit.kind).toBe(kind);
  });

  test('[SLIP-30] too little for several singles: what is missing is named', () => {
    const choices = someChoices({ tab: 'single', stakeText: '300' });
    const { submit } = slipView(someFacts({ ...poor, picks: picksAt(2, 2), choices }));
    expect(submit).toEqual({ kind: 'deposit', missing: shillings(100) });
  });
});
