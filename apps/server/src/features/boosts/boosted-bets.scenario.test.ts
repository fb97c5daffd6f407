import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLeg } from '../betting/fixtures/a-leg.ts';
import { shownOrder } from '../betting/fixtures/shown-order.ts';
import { type BoostWorld, createBoostWorld, outcomeOf } from './fixtures/boost-world.ts';

let world: BoostWorld;
/** The home win of a match of this test's own, at 2.00. */
let home: string;
let asha: bigint;
beforeAll(async () => {
  world = await createBoostWorld();
});
beforeEach(async () => {
  home = `${world.newMatch()}0101`;
  asha = await world.newPlayer(100_000);
});
afterAll(() => world.close());

const oddsNow = (board = world.board) => {
  const quoted = board.quote(home);
  return quoted.ok ? quoted.value.odds : quoted.refusal;
};
const outcomes = async (bets: readonly Promise<Awaited<ReturnType<BoostWorld['bet']>>>[]) =>
  (await Promise.all(bets)).map(outcomeOf).toSorted();
const booked = async (boostId: string) => {
  const { rows } = await sql<{ bets: number; extra: string; staked: string }>`
    select count(*)::integer as bets, coalesce(sum(extra), 0)::text as extra,
      coalesce(sum(stake), 0)::text as staked
    from boosted_bet where boost_id = ${boostId}`.execute(world.database.read);
  return rows[0];
};
const seen = (odds: number) => [aLeg(home, { seen_odds: odds })];
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('a raised price', () => {
  test('[BOOST-01, BOOST-05] is one price: quote, page, list and order', async () => {
    const id = await world.boost({ selection_id: home });
    expect(world.board.quote(home)).toMatchObject({
      value: { odds: 2_200, boost: { boostId: id, oddsBefore: 2_000 } },
    });
    const mark = { odds: 2.2, boost: { from: 2, stake_maximum: 1_000 } };
    expect(world.board.outcomeOf(home, 'sw')).toMatchObject(mark);
    const reply = await world.bet({ player: asha, on: seen(2.2) });
    const order = reply.kind === 'answer' && reply.content.order_info;
    expect(order).toMatchObject({ total_price: '2.20', details: [{ odds: 2.2, odds_before: 2 }] });
    expect(order && (await shownOrder(world, asha, order.id))).toEqual(order);
  });

  test('[BOOST-16] the leg keeps both prices and which boost it was; others have neither', async () => {
    const id = await world.boost({ selection_id: home });
    const other = `${world.newMatch()}0102`;
    await world.bet({ player: asha, on: [home, other] });
    const legs = await world.database.read
      .selectFrom('betLeg')
      .select(['odds', 'oddsBefore', 'boostId'])
      .where('selectionId', 'in', [BigInt(home), BigInt(other)])
      .orderBy('place')
      .execute();
    expect(legs).toEqual([
      { odds: 2_200, oddsBefore: 2_000, boostId: BigInt(id) },
      { odds: 3_000, oddsBefore: null, boostId: null },
    ]);
  });

  test('[BOOST-02] by a rule it follows the prices of its market', async () => {
    await world.boost({ selection_id: home, rule: 'of-fair', odds: undefined, percent: 100 });
    // 2.00 × (1/2 + 1/3 + 1/4)
    expect(oddsNow()).toBe(2_160);
    world.odds.catalogue.changeOffer(`${home.slice(0, -1)}21`, { odds: 2_500 });
    expect(oddsNow()).toBe(2_300);
  });

  test('[BOOST-03] ends everywhere when the feed comes up to it, and stays over', async () => {
    const id = await world.boost({ selection_id: home });
    const other = await world.otherProcess();
    world.odds.catalogue.changeOffer(`${home}1`, { odds: 2_250 });
    expect([oddsNow(), oddsNow(other)]).toEqual([2_250, 2_250]);
    world.odds.catalogue.changeOffer(`${home}1`, { odds: 1_900 });
    expect([oddsNow(), oddsNow(other)]).toEqual([1_900, 1_900]);
    await expect.poll(() => world.listed(id)).toMatchObject({ state: 'overtaken', is_sold: 0 });
    expect(oddsNow(await world.otherProcess())).toBe(1_900);
  });

  test('[BOOST-04] rests while the feed is too far below it', async () => {
    await world.boost({ selection_id: home });
    world.odds.catalogue.changeOffer(`${home}1`, { odds: 1_460 });
    expect(oddsNow()).toBe(1_460);
    world.odds.catalogue.changeOffer(`${home}1`, { odds: 1_470 });
    expect(oddsNow()).toBe(2_200);
  });

  test('[BOOST-06] begins and ends by its window', async () => {
    const at = (minutes: number) =>
      new Date(world.clock.now().getTime() + minutes * 60_000).toISOString();
    const window = { starts_at: at(5), ends_at: at(10) };
    const id = await world.boost({ selection_id: home, ...window });
    const odds = [oddsNow()];
    for (const minutes of [5, 5]) {
      world.pass(minutes);
      odds.push(oddsNow());
    }
    expect(odds).toEqual([2_000, 2_200, 2_000]);
    expect(await world.listed(id)).toMatchObject({ state: 'over' });
    expect(outcomeOf(await world.bet({ player: asha, on: seen(2.2) }))).toBe('price-moved 2');
  });
});

describe('cap and budget', () => {
  test('[BOOST-13] a stake above the cap is refused, also in parts', async () => {
    await world.boost({ selection_id: home });
    const bet = (stake: number) => world.bet({ player: asha, on: [home], stake });
    expect(outcomeOf(await bet(1_001))).toBe('boost-stake-above-maximum');
    expect(outcomeOf(await bet(600))).toBe('placed');
    expect(outcomeOf(await bet(401))).toBe('boost-stake-above-maximum');
    expect(outcomeOf(await bet(400))).toBe('placed');
  });

  test('[BOOST-13] ten bets of one player at once stay below the cap together', async () => {
    const id = await world.boost({ selection_id: home });
    const bets = times(10).map(() => world.bet({ player: asha, on: [home], stake: 300 }));
    expect(await outcomes(bets)).toEqual([
      ...times(7).map(() => 'boost-stake-above-maximum'),
      ...times(3).map(() => 'placed'),
    ]);
    expect(await booked(id)).toMatchObject({ bets: 3, staked: '90000' });
  });

  test('[BOOST-14] bets of many at once never pass the budget, and every senti is counted', async () => {
    // A thousand at 0.20 more costs 200 extra: there is room for five.
    const id = await world.boost({ selection_id: home, budget: 1_050 });
    const players: bigint[] = [];
    for (const _ of times(12)) players.push(await world.newPlayer(1_000));
    const ended = await outcomes(players.map((player) => world.bet({ player, on: seen(2.2) })));
    expect(ended.filter((outcome) => outcome === 'placed')).toHaveLength(5);
    expect(await booked(id)).toEqual({ bets: 5, extra: '100000', staked: '500000' });
    expect(await world.listed(id)).toMatchObject({
      spent: 1_000,
      left: 50,
      bets: 5,
      staked: 5_000,
    });
    const audit = await world.wallet.auditBooks(world.database.read);
    expect(audit).toEqual({ entries: [], purses: [], worldSum: 0n });
  });

  test('[BOOST-14] what is left of a budget is told apart from one that is used up', async () => {
    const id = await world.boost({ selection_id: home, budget: 300 });
    const baraka = await world.newPlayer(10_000);
    expect(outcomeOf(await world.bet({ player: asha, on: [home] }))).toBe('placed');
    expect(outcomeOf(await world.bet({ player: baraka, on: [home] }))).toBe('boost-budget-short');
    expect(outcomeOf(await world.bet({ player: baraka, on: [home], stake: 500 }))).toBe('placed');
    await expect.poll(() => world.listed(id)).toMatchObject({ state: 'used-up', left: 0 });
    expect(oddsNow()).toBe(2_000);
    const late = await world.bet({ player: await world.newPlayer(1_000), on: seen(2.2) });
    expect(outcomeOf(late)).toBe('price-moved 2');
  });

  test('[BOOST-14] an accumulator costs the budget what its raise is worth with its other legs', async () => {
    const id = await world.boost({ selection_id: home, budget: 100_000 });
    await world.bet({ player: asha, on: [home, `${world.newMatch()}0103`], stake: 1_000 });
    // 1,000 × 4.00 × 0.20
    expect(await booked(id)).toMatchObject({ extra: '80000' });
  });

  test('[BOOST-15] a process that has not heard of the end sells nothing at the old price', async () => {
    const id = await world.boost({ selection_id: home });
    await world.owner.transact((tx) =>
      sql`update odds_boost set ended_at = now(), ended_why = 'used-up' where id = ${id}`.execute(
        tx,
      ),
    );
    expect(oddsNow()).toBe(2_200);
    expect(outcomeOf(await world.bet({ player: asha, on: seen(2.2) }))).toBe('price-moved 2');
    expect(await world.balanceOf(asha)).toBe(shillings(100_000));
    await expect.poll(() => oddsNow()).toBe(2_000);
  });

  test('[BOOST-15] a retry is answered with the order that stands, and counted once', async () => {
    const id = await world.boost({ selection_id: home });
    const bet = () => world.bet({ player: asha, on: [home], key: `the-same-bet-on-${home}` });
    const replies = await Promise.all(times(10).map(bet));
    expect(replies.map(outcomeOf)).toEqual(times(10).map(() => 'placed'));
    expect(await booked(id)).toMatchObject({ bets: 1 });
    await world.boosts.routes['boost/stop']({ id, reason: 'enough' }, world.clerk);
    expect(outcomeOf(await bet())).toBe('placed');
    expect(await booked(id)).toMatchObject({ bets: 1 });
  });

  test('[BOOST-17] singles of one slip are counted together, or none of them', async () => {
    const id = await world.boost({ selection_id: home, budget: 300 });
    const other = `${world.newMatch()}0101`;
    const otherId = await world.boost({ selection_id: other, budget: 100_000 });
    const add = (stakes: readonly [number, number]) =>
      world.betting.routes['order_list/add_singles'](
        {
          request_key: `singles-of-${stakes.join('-')}-${home}`,
          pay_type: 1,
          bet_list: [
            { ...aLeg(other), bet_amount: stakes[0] },
            { ...aLeg(home), bet_amount: stakes[1] },
          ],
        },
        world.as(asha),
      );
    await world.bet({ player: await world.newPlayer(1_000), on: [home] });
    expect(await add([1_000, 600])).toMatchObject({ kind: 'refusal', code: 'boost-budget-short' });
    expect(await booked(otherId)).toMatchObject({ bets: 0 });
    expect(await add([1_000, 400])).toMatchObject({ content: { status: 1 } });
    expect([await booked(id), await booked(otherId)]).toMatchObject([{ bets: 2 }, { bets: 1 }]);
  });
});
