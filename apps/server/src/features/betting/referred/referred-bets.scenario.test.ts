import { referredBetStates } from '@kipute/contract/constants/betting/risk';
import { shillings } from '@kipute/domain/money/senti';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createColleague } from '../../../fixtures/office-people.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';
import { largeBets } from '../fixtures/large-bets.ts';
import { createBetting } from '../index.ts';

let world: BettingWorld;
let desk: Awaited<ReturnType<typeof largeBets>>;
let asha: bigint;
beforeAll(async () => {
  world = await createBettingWorld();
  desk = await largeBets(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  asha = await world.newPlayer(10_000);
  world.whileWaiting = () => undefined;
});

const {
  waiting,
  cut,
  placed,
  refused,
  expired,
  withdrawn,
  'not-placed': notPlaced,
} = referredBetStates;
const refusal = (code: string) => ({ kind: 'refusal', code });
const answered = (content: object) => ({
  kind: 'answer',
  content: expect.objectContaining(content),
});
const books = () => world.wallet.auditBooks(world.database.read);
const inOrder = { entries: [], purses: [], worldSum: 0n };
const ON_SALE = 1;
const GONE = 4;

describe('a bet over the referral limit', () => {
  test('[RSK-10] waits for a trader: nothing is placed, paid or reserved', async () => {
    const owed = world.betting.owedOn('1');
    const bet = await desk.referred(asha, 2_001);
    expect(bet).toMatchObject({ state: waiting.id, bet_amount: 2_001, seconds_left: 30 });
    expect(bet.legs).toMatchObject([{ outcomeId: '10101', odds: 2 }]);
    expect(await desk.ordersOf(asha)).toEqual([]);
    expect(await world.balanceOf(asha)).toBe(shillings(10_000));
    expect(world.betting.owedOn('1')).toBe(owed);
    expect(await desk.submit(asha, 2_000)).toMatchObject(answered({ status: 1, referred: null }));
  });

  test('[RSK-14] sent ten times it waits once; with other content its key is refused', async () => {
    const key = desk.newKey();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => desk.referred(asha, 3_000, { key })),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await desk.submit(asha, 3_500, { key })).toMatchObject(refusal('request-key-used'));
    expect(await desk.submit(asha, 3_500)).toMatchObject(refusal('referred-bet-waiting'));
    expect(await desk.own(asha)).toMatchObject({ request_key: key });
    expect(await desk.own(await world.newPlayer())).toBeNull();
  });

  test('[RSK-15] whoever could not place it is told at once, and no trader is asked', async () => {
    expect(await desk.submit(asha, 10_001)).toMatchObject(refusal('funds-short'));
    await world.owner.read
      .updateTable('player')
      .set({ bettingForbidden: true })
      .where('id', '=', asha)
      .execute();
    expect(await desk.submit(asha, 3_000)).toMatchObject(refusal('betting-forbidden'));
    expect(await desk.own(asha)).toBeNull();
  });

  test('[RSK-10] is not taken beside other singles', async () => {
    const { routes } = world.betting;
    const leg = (id: string, bet_amount: number) => ({ ...aSingle(id), bet_amount });
    const bet_list = [leg('10101', 500), leg('20101', 2_500)];
    const reply = await routes['order_list/add_singles'](
      { request_key: desk.newKey(), pay_type: 1, bet_list },
      world.as(asha),
    );
    expect(reply).toMatchObject(refusal('referred-alone'));
    expect(await desk.ordersOf(asha)).toEqual([]);
  });
});

describe('what a trader decides', () => {
  test('[RSK-16] accepted, it is placed as it was asked for', async () => {
    const { id } = await desk.referred(asha, 5_000, { on: ['10101', '20102'] });
    const row = (await desk.queue()).find((bet) => bet.id === id);
    expect(row).toMatchObject({
      id,
      stake: 5_000,
      leg_count: 2,
      total_price: '6.00',
      seconds_left: 30,
    });
    expect(await desk.decide(id, 'accept')).toMatchObject(answered({ state: placed.id }));
    const own = await desk.own(asha, id);
    expect(own?.order_info).toMatchObject({ amount_payable: 5_000, total_price: '6.00' });
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
    expect((await desk.queue()).map((bet) => bet.id)).not.toContain(id);
    expect(await books()).toEqual(inOrder);
  });

  test('[RSK-17] a cut is placed with the smaller stake, after the player agreed to just that', async () => {
    const { id } = await desk.referred(asha, 5_000);
    expect(await desk.decide(id, 'cut', 5_000)).toMatchObject(refusal('referred-cut-invalid'));
    expect(await desk.decide(id, 'cut', 50)).toMatchObject(refusal('referred-cut-invalid'));
    world.clock.advance({ seconds: 20 });
    expect(await desk.decide(id, 'cut', 1_500)).toMatchObject(
      answered({ state: cut.id, offered_amount: 1_500, seconds_left: 30 }),
    );
    expect(await desk.ordersOf(asha)).toEqual([]);
    expect(await desk.answerCut(asha, id, 5_000)).toMatchObject(refusal('referred-bet-over'));
    world.clock.advance({ seconds: 20 });
    expect(await desk.answerCut(asha, id, 1_500)).toMatchObject(answered({ state: placed.id }));
    expect(await desk.ordersOf(asha)).toMatchObject([{ stake: shillings(1_500) }]);
    expect(await world.balanceOf(asha)).toBe(shillings(8_500));
  });

  test('[RSK-17] a player who does not agree, or gives up waiting, has placed nothing', async () => {
    const { id } = await desk.referred(asha, 5_000);
    await desk.decide(id, 'cut', 1_500);
    expect(await desk.answerCut(asha, id)).toMatchObject(answered({ state: withdrawn.id }));
    expect(await desk.answerCut(asha, id, 1_500)).toMatchObject(refusal('referred-bet-over'));
    const again = await desk.referred(asha, 5_000);
    expect(await desk.answerCut(asha, again.id)).toMatchObject(answered({ state: withdrawn.id }));
    expect(await desk.decide(again.id, 'accept')).toMatchObject(refusal('referred-bet-over'));
    expect(await desk.ordersOf(asha)).toEqual([]);
  });

  test('[RSK-12] somebody else’s is unknown', async () => {
    const { id } = await desk.referred(asha, 5_000);
    const juma = await world.newPlayer(10_000);
    expect(await desk.answerCut(juma, id)).toMatchObject(refusal('referred-bet-unknown'));
    expect(await desk.own(juma, id)).toBeNull();
  });

  test('[RSK-18] refused, the same request is refused again and a new one waits anew', async () => {
    const key = desk.newKey();
    const { id } = await desk.referred(asha, 5_000, { key });
    expect(await desk.decide(id, 'refuse')).toMatchObject(answered({ state: refused.id }));
    expect(await desk.referred(asha, 5_000, { key })).toMatchObject({ id, state: refused.id });
    expect(await desk.referred(asha, 5_000)).toMatchObject({ state: waiting.id });
  });

  test('[RSK-13] nobody answers: it is over, and too late is too late', async () => {
    const { id } = await desk.referred(asha, 5_000);
    world.clock.advance({ seconds: 30 });
    expect(await desk.own(asha, id)).toMatchObject({ state: expired.id, seconds_left: 0 });
    expect(await desk.decide(id, 'accept')).toMatchObject(refusal('referred-bet-over'));
    expect(await desk.queue()).toEqual([]);
    expect(await desk.own(asha)).toBeNull();
    expect(await desk.ordersOf(asha)).toEqual([]);
  });

  test('[RSK-19] each decision is logged with who made it', async () => {
    const { id } = await desk.referred(asha, 5_000);
    await desk.decide(id, 'cut', 1_500);
    const rows = await world.database.read
      .selectFrom('activity')
      .select(['userId', 'changes'])
      .where('subjectKind', '=', 'player')
      .where('subjectId', '=', String(asha))
      .execute();
    expect(rows).toMatchObject([
      { userId: desk.trader.caller.administratorId, changes: { referred_bet: [id, 'cut'] } },
    ]);
  });
});

describe('at once', () => {
  const tenTimes = <Value>(act: (at: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: 10 }, (_, at) => act(at)));
  const done = (replies: readonly { kind: string }[]) =>
    replies.filter(({ kind }) => kind === 'answer').length;

  test('[RSK-12] of ten accepts one counts, and there is one order', async () => {
    const { id } = await desk.referred(asha, 5_000);
    expect(done(await tenTimes(() => desk.decide(id, 'accept')))).toBe(1);
    expect(await desk.ordersOf(asha)).toHaveLength(1);
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[RSK-12] of accept, cut, refusal and the player’s leaving one counts', async () => {
    const { id } = await desk.referred(asha, 5_000);
    const replies = await Promise.all([
      ...(['accept', 'refuse'] as const).map((decision) => desk.decide(id, decision)),
      desk.decide(id, 'cut', 1_000),
      desk.answerCut(asha, id),
    ]);
    expect(done(replies)).toBe(1);
    expect((await desk.ordersOf(asha)).length).toBeLessThanOrEqual(1);
  });

  test('[RSK-17] of ten times agreed there is one order', async () => {
    const { id } = await desk.referred(asha, 5_000);
    await desk.decide(id, 'cut', 1_500);
    expect(done(await tenTimes(() => desk.answerCut(asha, id, 1_500)))).toBe(1);
    expect(await desk.ordersOf(asha)).toHaveLength(1);
  });

  test('[RSK-13] an accept against the time: one of both, and never an order of an expired bet', async () => {
    for (const late of [false, true]) {
      const juma = await world.newPlayer(10_000);
      const { id } = await desk.referred(juma, 5_000);
      world.clock.advance({ seconds: late ? 30 : 29.999 });
      const [reply] = await Promise.all([desk.decide(id, 'accept'), desk.queue()]);
      expect(reply.kind).toBe(late ? 'refusal' : 'answer');
      expect(await desk.ordersOf(juma)).toHaveLength(late ? 0 : 1);
      expect(await desk.own(juma, id)).toMatchObject({ state: late ? expired.id : placed.id });
    }
  });

  test('[RSK-10] ten large bets at once with ten keys: one waits', async () => {
    const replies = await tenTimes(() => desk.submit(asha, 3_000));
    expect(done(replies)).toBe(1);
  });
});

describe('as it is when it is accepted', () => {
  test('[RSK-16] a sealed selection is not placed, and the player reads why', async () => {
    const { id } = await desk.referred(asha, 5_000, { on: ['30101'] });
    world.odds.catalogue.changeOffer('301011', { status: GONE });
    expect(await desk.decide(id, 'accept')).toMatchObject(answered({ state: notPlaced.id }));
    const own = await desk.own(asha, id);
    expect(own?.nobet_list).toMatchObject([{ outcomeId: '30101', why: 'closed' }]);
    expect(own?.why).not.toBe('');
    world.odds.catalogue.changeOffer('301011', { status: ON_SALE });
    expect(await world.balanceOf(asha)).toBe(shillings(10_000));
  });

  test('[RSK-16] a worse price than was seen is not placed behind the player’s back', async () => {
    const { id } = await desk.referred(asha, 5_000, { on: ['50101'] });
    world.odds.catalogue.changeOffer('501011', { odds: 1_500 });
    expect(await desk.decide(id, 'accept')).toMatchObject(answered({ state: notPlaced.id }));
    expect((await desk.own(asha, id))?.nobet_list).toMatchObject([
      { why: 'price-moved', odds: 1.5 },
    ]);
  });

  test('[RSK-16] money that is gone meanwhile is not there', async () => {
    const { id } = await desk.referred(asha, 9_000);
    await desk.submit(asha, 2_000);
    expect(await desk.decide(id, 'accept')).toMatchObject(answered({ state: notPlaced.id }));
    expect(await world.balanceOf(asha)).toBe(shillings(8_000));
  });

  test('[RSK-16] who was forbidden to bet meanwhile has no bet', async () => {
    const { id } = await desk.referred(asha, 5_000);
    await world.owner.read
      .updateTable('player')
      .set({ bettingForbidden: true })
      .where('id', '=', asha)
      .execute();
    expect(await desk.decide(id, 'accept')).toMatchObject(answered({ state: notPlaced.id }));
    expect(await desk.ordersOf(asha)).toEqual([]);
  });

  test('[RSK-16] a match in play is waited out and looked at again', async () => {
    const { id } = await desk.referred(asha, 5_000, { on: ['40101'] });
    world.whileWaiting = () => world.odds.catalogue.changeOffer('401011', { status: GONE });
    expect(await desk.decide(id, 'accept')).toMatchObject(answered({ state: notPlaced.id }));
    world.odds.catalogue.changeOffer('401011', { status: ON_SALE });
    expect(world.waits.length).toBeGreaterThan(0);
  });
});

describe('a process that is killed after an accept', () => {
  /** Its placing never ends. */
  const killed = () =>
    createBetting({
      ...world,
      log: pino({ level: 'silent' }),
      pause: () => new Promise(() => undefined),
    });

  test('[RSK-20] leaves no bet and no reservation; the others say so after the longest wait', async () => {
    const { id } = await desk.referred(asha, 5_000, { on: ['40101'] });
    const owed = world.betting.owedOn('4');
    const asked = { id, decision: 'accept', note: '' } as const;
    void killed().routes['referred_bet/decide'](asked, desk.trader);
    await expect
      .poll(async () => (await desk.own(asha, id))?.state)
      .toBe(referredBetStates.accepted.id);
    await desk.queue();
    expect(await desk.own(asha, id)).toMatchObject({ state: referredBetStates.accepted.id });
    world.clock.advance({ minutes: 10 });
    expect(await desk.queue()).toEqual([]);
    expect(await desk.own(asha, id)).toMatchObject({ state: notPlaced.id });
    expect(await desk.ordersOf(asha)).toEqual([]);
    expect(world.betting.owedOn('4')).toBe(owed);
    expect(await world.balanceOf(asha)).toBe(shillings(10_000));
  });

  test('[RSK-20] and one whose bet was written before is found placed', async () => {
    const key = desk.newKey();
    const { id } = await desk.referred(asha, 5_000, { key });
    await desk.decide(id, 'accept');
    // As if the last line had not been written any more.
    await world.owner.read
      .updateTable('referredBet')
      .set({ state: 'accepted', endedAt: null, orderId: null, serialNumber: null })
      .where('id', '=', BigInt(id))
      .execute();
    world.clock.advance({ minutes: 10 });
    await desk.queue();
    expect(await desk.own(asha, id)).toMatchObject({ state: placed.id });
    expect(await desk.ordersOf(asha)).toHaveLength(1);
  });
});

describe('a stake factor', () => {
  const setFactor = (factor: number, player = asha) =>
    world.owner.read
      .updateTable('player')
      .set({ stakeFactorPercent: factor })
      .where('id', '=', player)
      .execute();

  test('[RSK-02] makes limit and referral limit smaller or larger, and names only the amount', async () => {
    await setFactor(10);
    expect(await desk.submit(asha, 200)).toMatchObject(answered({ status: 1 }));
    expect(await desk.referred(asha, 201)).toMatchObject({ state: waiting.id });
    await setFactor(300);
    const juma = await world.newPlayer(10_000);
    await setFactor(300, juma);
    expect(await desk.submit(juma, 6_000)).toMatchObject(answered({ status: 1 }));
    const poor = await world.newPlayer(1_000_000);
    await setFactor(1, poor);
    expect(await desk.submit(poor, 30_001)).toMatchObject({
      ...refusal('stake-above-own'),
      values: { amount: '30,000' },
    });
  });

  test('[RSK-03] holds in every process from its commit on, also where another is remembered', async () => {
    const other = createBetting({ ...world, log: pino({ level: 'silent' }) });
    const bet = (routes: typeof other.routes, bet_amount: number) =>
      routes['order_list/add'](
        {
          ...{ request_key: desk.newKey(), pay_type: 1, bet_amount, system_size: 0 },
          bet_list: [aSingle('10101')],
        },
        world.as(asha),
      );
    for (const { routes } of [world.betting, other])
      expect((await bet(routes, 300)).kind).toBe('answer');
    await setFactor(10);
    const { id } = await desk.referred(asha, 300);
    await desk.answerCut(asha, id);
    expect(await bet(other.routes, 300)).toMatchObject(answered({ status: 0 }));
    const mine = await desk.own(asha);
    if (mine) await desk.answerCut(asha, mine.id);
    await setFactor(100);
    for (const { routes } of [world.betting, other]) {
      expect(await bet(routes, 300)).toMatchObject(answered({ status: 1 }));
    }
  });

  test('[RSK-03] ten bets against the change: none over the new limit is written after it', async () => {
    const bets = Promise.all(Array.from({ length: 10 }, () => desk.submit(asha, 500)));
    await setFactor(10);
    const before = (await desk.ordersOf(asha)).length;
    await bets;
    const later = await desk.submit(asha, 500);
    expect(later).not.toMatchObject(answered({ status: 1 }));
    expect(before).toBeLessThanOrEqual((await desk.ordersOf(asha)).length);
    expect(await books()).toEqual(inOrder);
  });
});

test('[RSK-10] the queue is counted in the menu with its age', async () => {
  const [queue] = world.betting.queues;
  await createColleague(world, 'clerk');
  const before = await queue?.count(world.database.office, desk.trader.caller);
  await desk.referred(asha, 5_000);
  const after = await queue?.count(world.database.office, desk.trader.caller);
  expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1);
});

function aSingle(id: string) {
  return {
    ...{ eventId: id.slice(0, -4), marketId: id.slice(0, -2), bettingTypeId: 69 },
    ...{ betting_offer_id_card: `${id}1`, market_name: '1X2', start_time: '', event_status: 1 },
    ...{ team_home_id: '1', team_away_id: '2', team_home: 'Simba', team_away: 'Yanga' },
    ...{ outcomeId: id, outcome_name: 'Simba' },
  };
}
