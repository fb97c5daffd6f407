import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decidedBets } from '../../settlement/fixtures/decided-bets.ts';
import { sellPart } from '../../settlement/fixtures/sell-part.ts';
import {
  createSettlementWorld,
  type SettlementWorld,
} from '../../settlement/fixtures/settlement-world.ts';
import { aLeg } from '../fixtures/a-leg.ts';
import { changeBetSettings } from '../fixtures/change-bet-settings.ts';
import { shownOrder } from '../fixtures/shown-order.ts';
import { countWinnings } from '../risk/daily-winnings.ts';

let world: SettlementWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createSettlementWorld();
  const more = Array.from({ length: 8 }, (_, at) => String(101 + at));
  for (const id of more) world.odds.match(id).threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: more, markets: {} });
});
beforeEach(async () => {
  asha = await world.newPlayer(10_000, 10_000);
});
afterAll(() => world.close());

const { place, rule, cashOf } = decidedBets(() => world);

async function moneyOf(id: string) {
  const shown = await shownOrder(world, asha, id);
  const { amount_payable, stake_in_play, after_tax_amount, ...money } = shown;
  const { cashed_amount, virtual_return_amount } = money;
  return {
    ...{ stake: amount_payable, inPlay: stake_in_play, paid: after_tax_amount },
    ...{ cashed: cashed_amount, credit: virtual_return_amount },
  };
}

test('[ORD-70] a bet says how often it was taken back and paid anew', async () => {
  const { id } = await place(asha, ['10101']);
  const corrections = async () => (await shownOrder(world, asha, id)).corrections;
  expect(await corrections()).toBe(0);
  await rule('10101', 'win');
  expect(await corrections()).toBe(0);
  await rule('10101', 'refund');
  expect(await corrections()).toBe(1);
});

describe('a bet that was cashed in part', () => {
  test('[BET-64] says what is in play, what that may pay, and what was cashed', async () => {
    const { id } = await place(asha, ['10101']);
    const whole = { stake: 1_000, inPlay: 1_000, paid: 1_900, cashed: 0, credit: 0 };
    expect(await moneyOf(id)).toEqual(whole);
    await sellPart(world, id, { stakeSold: 400, paid: 350 });
    // 600 at 2.00 win 600, of which 60 are tax.
    expect(await moneyOf(id)).toEqual({ ...whole, inPlay: 600, paid: 1_140, cashed: 350 });
  });

  test('[BET-64] both together are what arrived, once the rest is decided', async () => {
    const { id } = await place(asha, ['10102']);
    await sellPart(world, id, { stakeSold: 400, paid: 350 });
    await rule('10102', 'refund');
    const money = await moneyOf(id);
    expect(money).toMatchObject({ inPlay: 600, paid: 600, cashed: 350 });
    expect(await cashOf(asha)).toBe(BigInt(9_000 + money.paid + money.cashed));
  });

  test('[BET-64] sold to the end, all of it is what was paid', async () => {
    const { id } = await place(asha, ['20101']);
    const first = { stakeSold: 400, paid: 350 };
    await sellPart(world, id, first);
    await sellPart(world, id, { stakeSold: 600, paid: 700, tax: 10 }, first);
    expect(await moneyOf(id)).toMatchObject({ inPlay: 0, paid: 1_050, cashed: 0 });
    expect(await cashOf(asha)).toBe(10_050n);
  });
});

describe('what came back as credit', () => {
  test('[BET-64] is a stake by credit that was returned', async () => {
    const { id } = await place(asha, ['20102'], { payType: 2 });
    await rule('20102', 'refund');
    expect(await moneyOf(id)).toMatchObject({ paid: 0, credit: 1_000 });
  });

  test('[BET-64] so it is when a person cancels the order', async () => {
    const { id } = await place(asha, ['20103'], { payType: 2 });
    await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));
    expect(await moneyOf(id)).toMatchObject({ paid: 0, credit: 1_000 });
  });

  test('[BET-12, BET-64] or half of what one leg of eight lost; corrected, it is not', async () => {
    const picks = Array.from({ length: 8 }, (_, at) => `${101 + at}0101`);
    const { id } = await place(asha, picks);
    for (const pick of picks.slice(1)) await rule(pick, 'win');
    await rule('1010101', 'lose');
    expect(await moneyOf(id)).toMatchObject({ paid: 0, credit: 500 });
    expect(await world.balanceOf(asha, 'credit')).toBe(1_050_000n);
    await rule('1010101', 'win');
    expect(await moneyOf(id)).toMatchObject({ credit: 0 });
    expect(await world.balanceOf(asha, 'credit')).toBe(1_000_000n);
  });
});

describe('a bet that meets its ceiling', () => {
  const picks = ['1010102', '1020102', '1030102'];

  async function placeAtCeiling() {
    const { multipleProfitMaximum } = world.settings.current('bet');
    await changeBetSettings(world, { multipleProfitMaximum: shillings(20_000) });
    const placed = await place(asha, picks);
    await changeBetSettings(world, { multipleProfitMaximum });
    return placed;
  }
  const linesOf = async (id: string) => {
    const { profit, win_bonus, tax_amount, after_tax_amount } = await shownOrder(world, asha, id);
    return [profit, win_bonus, tax_amount, after_tax_amount];
  };

  test('[BET-06, BET-07] is placed and settled by one arithmetic', async () => {
    // 26,000 at 27.00 are 20,000; with 3 % 20,600, of which 20,000 are won and 2,000 are tax.
    const { id } = await placeAtCeiling();
    const lines = [20_000, 600, 2_000, 19_000];
    expect(await linesOf(id)).toEqual(lines);
    for (const pick of picks) await rule(pick, 'win');
    expect(await linesOf(id)).toEqual(lines);
    expect(await cashOf(asha)).toBe(9_000n + 19_000n);
  });

  test('[BET-14] and was placed before is settled as it was promised', async () => {
    const { id } = await placeAtCeiling();
    await world.database.transact(async (tx) => {
      await sql`
        insert into bet_terms (content) select content - 'taxed' from bet_terms
        where id = (select terms_id from bet_order where id = ${id})`.execute(tx);
      await sql`
        update bet_order set tax = 206000, payout = 1954000,
          terms_id = (select max(id) from bet_terms) where id = ${id}`.execute(tx);
    });
    for (const pick of picks) await rule(pick, 'half-win');
    for (const pick of picks) await rule(pick, 'win');
    expect(await linesOf(id)).toEqual([20_000, 600, 2_060, 19_540]);
    expect(await cashOf(asha)).toBe(9_000n + 19_540n);
  });
});

describe('totals of the player', () => {
  const since = () => world.clock.now().toISOString();
  async function netSince(begun: string) {
    const reply = await world.protection.routes['play_session/inquire'](
      { since: begun },
      world.as(asha),
    );
    return reply.kind === 'answer' && reply.content.net_result;
  }

  test('[PRO-06] tax is not won, and what a correction takes back is lost again', async () => {
    const begun = since();
    await place(asha, ['30101']);
    await rule('30101', 'win');
    expect(await netSince(begun)).toBe(900);
    await rule('30101', 'half-win');
    expect(await netSince(begun)).toBe(450);
    await rule('30101', 'lose');
    expect(await netSince(begun)).toBe(-1_000);
  });

  test('[PRO-06] a part that was cashed counts with its tax, whatever became of the rest', async () => {
    const begun = since();
    const { id } = await place(asha, ['30102']);
    await sellPart(world, id, { stakeSold: 400, paid: 700, tax: 30 });
    expect(await netSince(begun)).toBe(-300);
    await rule('30102', 'refund');
    expect(await netSince(begun)).toBe(300);
  });

  test('[BET-45] what the bets of a day brought counts parts that were cashed', async () => {
    const day = world.clock.now().getTime() - 86_400_000;
    const won = () => countWinnings(world.database.read, { playerId: asha, day });
    const { id } = await place(asha, ['50101']);
    expect(await won()).toBe(90_000n);
    const first = { stakeSold: 400, paid: 700, tax: 30 };
    await sellPart(world, id, first);
    // 700 and a promise of 1,140 for a stake of 1,000.
    expect(await won()).toBe(84_000n);
    const { id: sold } = await place(asha, ['50102']);
    await sellPart(world, sold, first);
    await sellPart(world, sold, { stakeSold: 600, paid: 900 }, first);
    expect(await won()).toBe(84_000n + 60_000n);
    await rule('50101', 'lose');
    expect(await won()).toBe(60_000n);
  });
});

const ruled = (selectionId: string, outcome: keyof typeof legOutcomes, told: object) =>
  world.settleLegs({
    ...{ matchId: BigInt(aLeg(selectionId).eventId), selectionId: BigInt(selectionId) },
    ...{ outcome: legOutcomes[outcome].id, ...told },
  });

const toldOf = async (id: string) =>
  (await shownOrder(world, asha, id)).details.map(({ match_duration, abnormal_info }) => [
    match_duration,
    abnormal_info,
  ]);

test('[ORD-73] a leg says how long its match had lasted when it was decided', async () => {
  const { id } = await place(asha, ['60103', '70103']);
  expect(await toldOf(id)).toEqual([
    [null, ''],
    [null, ''],
  ]);
  await ruled('60103', 'win', { matchDuration: 47 });
  await ruled('70103', 'half-win', {});
  expect(await toldOf(id)).toEqual([
    [47, ''],
    [null, ''],
  ]);
});

test('[ORD-73] while a leg waits for a person it says why, and no longer', async () => {
  const { id } = await place(asha, ['60102', '70102']);
  await ruled('60102', 'abnormal', { abnormalReason: 'provider-disagrees', matchDuration: 90 });
  expect(await toldOf(id)).toEqual([
    [90, 'Vyanzo viwili vinatoa matokeo tofauti. Tunahakikisha.'],
    [null, 'Matokeo hayajafika kwa wakati. Tunayafuatilia.'],
  ]);
  await ruled('60102', 'win', { matchDuration: 90 });
  await ruled('70102', 'win', { matchDuration: 90 });
  expect(await toldOf(id)).toEqual([
    [90, ''],
    [90, ''],
  ]);
});
