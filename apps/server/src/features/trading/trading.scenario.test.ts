import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { CallInput } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aLeg } from '../betting/fixtures/a-leg.ts';
import { changeBetSettings } from '../betting/fixtures/change-bet-settings.ts';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { settlementSteps } from '../settlement/fixtures/settlement-steps.ts';
import { createTradingWorld, type TradingWorld } from './fixtures/trading-world.ts';

let world: TradingWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createTradingWorld();
  asha = await world.newPlayer(100_000);
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, cashOf, orderOf } = decidedBets(() => world);
const { begin, end, work, minutesAfter } = settlementSteps(() => world);
const codeOf = (reply: { readonly kind: string; readonly code?: string }) =>
  reply.kind === 'refusal' ? reply.code : 'done';

let requests = 0;
async function tryToBet(
  selectionId: string,
  wish: { readonly stake?: number; readonly at?: TradingWorld['elsewhere'] } = {},
) {
  requests += 1;
  const placeAt = wish.at?.place ?? world.betting.routes['order_list/add'];
  const reply = await placeAt(
    {
      ...{ request_key: `a-try-of-the-page-${requests}`, pay_type: 1, system_size: 0 },
      ...{ bet_amount: wish.stake ?? 1_000, bet_list: [aLeg(selectionId)] },
    },
    world.as(asha),
  );
  if (reply.kind !== 'answer') return codeOf(reply);
  return reply.content.order_info ? 'placed' : 'refused';
}

async function desk(matchId: string) {
  const reply = await world.routes['trading/detailed']({ match_id: matchId }, world.clerk);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content;
}

async function selectionOf(matchId: string, id: string) {
  const all = (await desk(matchId)).markets.flatMap(({ selections }) => selections);
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no selection ${id}`);
  return found;
}

type Seal = CallInput<'trading/update_seal'>;
const seal = (scope: Seal['scope'], id: string, sealed: 0 | 1) =>
  world.routes['trading/update_seal']({ scope, id, sealed }, world.clerk);

const shiftPrice = async (matchId: string, id: string, price_shift: number) => {
  const { revision } = await selectionOf(matchId, id);
  return world.routes['trading/update_price'](
    { selection_id: id, revision, price_shift },
    world.clerk,
  );
};

describe('seals', () => {
  const scopes = [
    ['match', '1'],
    ['market', '101'],
    ['selection', '10101'],
  ] as const;
  test.each(scopes)('[TRD-01] a sealed %s is neither bet on nor bought back', async (scope, id) => {
    expect(await tryToBet('10101')).toBe('placed');
    expect(codeOf(await seal(scope, id, 1))).toBe('done');
    expect(await tryToBet('10101')).not.toBe('placed');
    expect(world.board.marketPrices('10101').ok).toBe(false);
    expect(codeOf(await seal(scope, id, 0))).toBe('done');
    expect(await tryToBet('10101')).toBe('placed');
    expect(world.board.marketPrices('10101').ok).toBe(true);
  });

  test('[TRD-01] a sealed selection leaves its neighbours open', async () => {
    await seal('selection', '20101', 1);
    expect(await tryToBet('20102')).toBe('placed');
    await seal('selection', '20101', 0);
  });

  test('[TRD-02] what is sealed here is refused in another process, and opens there as well', async () => {
    expect(await tryToBet('30101', { at: world.elsewhere })).toBe('placed');
    await seal('selection', '30101', 1);
    await vi.waitFor(async () =>
      expect(await tryToBet('30101', { at: world.elsewhere })).not.toBe('placed'),
    );
    await seal('selection', '30101', 0);
    await vi.waitFor(async () =>
      expect(await tryToBet('30101', { at: world.elsewhere })).toBe('placed'),
    );
  });

  test('[TRD-03] two who seal at once are both done, and both stand in the log', async () => {
    const both = await Promise.all(
      [world.clerk, world.otherClerk].map((by) =>
        world.routes['trading/update_seal']({ scope: 'market', id: '501', sealed: 1 }, by),
      ),
    );
    expect(both.map(codeOf)).toEqual(['done', 'done']);
    const rows = await world.database.read
      .selectFrom('activity')
      .select(['subjectId', 'content'])
      .where('content', 'like', '%sealed by one key')
      .where('subjectId', '=', '5')
      .execute();
    expect(rows).toHaveLength(2);
    await seal('market', '501', 0);
  });
});

describe('risk', () => {
  const levels = [
    [1, { lowRiskStakePercent: 60 }, 600],
    [2, { mediumRiskStakePercent: 30 }, 300],
    [3, { highRiskStakePercent: 20 }, 200],
  ] as const;
  const takeAtMost = (amount: number) => {
    const { desktop, phone } = world.settings.current('bet');
    const stakeMaximum = shillings(amount);
    return { desktop: { ...desktop, stakeMaximum }, phone: { ...phone, stakeMaximum } };
  };
  test.each(levels)(
    '[TRD-20] at level %i with %j no more than its part is taken: %i',
    async (level, setting, most) => {
      await changeBetSettings(world, { ...takeAtMost(1_000), ...setting });
      const risk = (risk_level: 0 | 1 | 2 | 3) =>
        world.routes['trading/update_risk']({ scope: 'match', id: '2', risk_level }, world.clerk);
      await risk(level);
      expect(await tryToBet('20101', { stake: most + 1 })).toBe('stake-above-tier');
      expect(await tryToBet('20101', { stake: most })).toBe('placed');
      await risk(0);
      expect(await tryToBet('20101', { stake: most + 1 })).toBe('placed');
      await changeBetSettings(world, takeAtMost(3_000_000));
    },
  );

  test('[TRD-21] at "no betting" nothing is taken, and what was bet may still be sold back', async () => {
    const risk = (risk_level: 0 | 4) =>
      world.routes['trading/update_risk']({ scope: 'market', id: '201', risk_level }, world.clerk);
    await risk(4);
    expect(await tryToBet('20101')).not.toBe('placed');
    expect(world.board.marketPrices('20101').ok).toBe(true);
    await risk(0);
  });
});

describe('a price by hand', () => {
  test('[TRD-10] it is sold as it was moved, and released it is the price of the feed', async () => {
    const before = await selectionOf('3', '30101');
    expect(before).toMatchObject({ provider_odds: 2, base_odds: 2, sold_odds: 2 });
    expect(codeOf(await shiftPrice('3', '30101', -0.04))).toBe('done');
    expect(await selectionOf('3', '30101')).toMatchObject({ sold_odds: 1.96, price_shift: -0.04 });
    const quoted = world.board.quote('30101');
    expect(quoted.ok && quoted.value.odds).toBe(1_960);
    expect(codeOf(await shiftPrice('3', '30101', 0))).toBe('done');
    expect((await selectionOf('3', '30101')).sold_odds).toBe(2);
  });

  test('[TRD-11] beyond its bounds it is refused and says how far it may go', async () => {
    const refused = (amount: string) => ({
      ...{ kind: 'refusal', code: 'price-out-of-bounds', values: { amount } },
    });
    expect(await shiftPrice('3', '30101', 0.21)).toMatchObject(refused('0.20'));
    await changeBetSettings(world, { priceByHandMaximumPercent: 5 });
    expect(await shiftPrice('3', '30101', 0.2)).toMatchObject(refused('0.10'));
    await changeBetSettings(world, { priceByHandMaximumPercent: 10 });
  });

  test('[TRD-12] a price that makes the market a present is refused', async () => {
    // 2.00, 3.00 and 4.00 are 108 percent; 2.20, 3.30 and 4.40 would be 98.
    expect(codeOf(await shiftPrice('6', '60101', 0.2))).toBe('done');
    expect(codeOf(await shiftPrice('6', '60102', 0.3))).toBe('done');
    expect(codeOf(await shiftPrice('6', '60103', 0.4))).toBe('price-not-safe');
    for (const id of ['60101', '60102']) await shiftPrice('6', id, 0);
  });

  test('[TRD-13] of an older revision than stands it is told, and nothing is overwritten', async () => {
    const { revision } = await selectionOf('7', '70101');
    const move = (price_shift: number) =>
      world.routes['trading/update_price'](
        { selection_id: '70101', revision, price_shift },
        world.clerk,
      );
    expect(codeOf(await move(0.05))).toBe('done');
    expect(codeOf(await move(-0.05))).toBe('changed-meanwhile');
    expect((await selectionOf('7', '70101')).price_shift).toBe(0.05);
    await shiftPrice('7', '70101', 0);
  });
});

const FULL_TIME = 3;
const scoreOf = (match_id: string, home: number, away: number) => ({
  match_id,
  scores: [{ part_id: FULL_TIME, home, away }],
  corners: [],
});

describe('a result by its score', () => {
  const preview = async (match_id: string, home: number, away: number) => {
    const score = scoreOf(match_id, home, away);
    const reply = await world.routes['trading/preview_result'](score, world.clerk);
    if (reply.kind !== 'answer') throw new Error(codeOf(reply));
    return reply.content;
  };
  const enter = (match_id: string, [home, away]: readonly [number, number], seen: string) =>
    world.routes['trading/enter_result'](
      { ...scoreOf(match_id, home, away), seen, reason: 'seen at the ground' },
      world.clerk,
    );

  test('[TRD-31] of a match that has not begun, or is still played, it is refused', async () => {
    world.odds.match('31').threeWay([2_000, 3_000, 4_000]);
    world.odds.catalogue.touch({ matches: ['31'], markets: { 31: ['3101'] } });
    await expect(preview('31', 1, 0)).rejects.toThrow('match-not-begun');
    begin('31');
    await expect(preview('31', 1, 0)).rejects.toThrow('match-still-played');
  });

  test('[TRD-30] it is previewed to the shilling, done, and corrected after payment', async () => {
    world.odds.match('30').threeWay([2_000, 3_000, 4_000]);
    world.odds.catalogue.touch({ matches: ['30'], markets: { 30: ['3001'] } });
    const before = await cashOf(asha);
    const home = await place(asha, ['300101']);
    const draw = await place(asha, ['300102']);
    minutesAfter('30', 100);
    end('30');
    expect((await selectionOf('30', '300101')).stake).toBe(1_000);
    const first = await preview('30', 1, 0);
    expect(first).toMatchObject({
      ...{ markets: 1, selections: 2, orders: 2, legs_won: 1, legs_lost: 1, settled_now: 2 },
      ...{ stake_settled: 2_000, paid: 1_900, tax: 100, paid_before: 0, house_result: 0 },
      needs_second: 0,
    });
    // Nothing is done yet.
    expect((await orderOf(asha, home.id)).status).toBe(orderStatuses.open.id);
    expect(codeOf(await enter('30', [1, 0], first.seen))).toBe('done');
    await work();
    expect(await cashOf(asha)).toBe(before - 2_000n + 1_900n);
    const corrected = await preview('30', 1, 1);
    expect(corrected).toMatchObject({
      ...{ orders: 2, corrected: 2, settled_now: 0, paid_before: 1_900, paid: 2_800 },
    });
    expect(codeOf(await enter('30', [1, 1], first.seen))).toBe('changed-meanwhile');
    expect(codeOf(await enter('30', [1, 1], corrected.seen))).toBe('done');
    await work();
    expect(await cashOf(asha)).toBe(before - 2_000n + 2_800n);
    expect((await orderOf(asha, draw.id)).paid).toBe(2_800);
  });

  test('[TRD-32] over the limit of one person it is proposed, and done when another approves', async () => {
    world.odds.match('32').threeWay([2_000, 3_000, 4_000]);
    world.odds.catalogue.touch({ matches: ['32'], markets: { 32: ['3201'] } });
    const rich = await world.newPlayer(3_000_000);
    await place(rich, ['320101'], { stake: 600_000 });
    minutesAfter('32', 100);
    end('32');
    const seen = await preview('32', 2, 0);
    expect(seen).toMatchObject({ needs_second: 1, second_from: 1_000_000, for_review: 0 });
    const reply = await enter('32', [2, 0], seen.seen);
    if (reply.kind !== 'answer') throw new Error(codeOf(reply));
    expect(reply.content.deed.outcome).toBe('proposed');
    await work();
    expect(await cashOf(rich)).toBe(2_400_000n);
    expect(await approve(reply.content.deed.proposal_id, world.clerk)).not.toBe('approved');
    expect(await approve(reply.content.deed.proposal_id, world.otherClerk)).toBe('approved');
    await work();
    expect(await cashOf(rich)).toBe(2_400_000n + 1_140_000n);
  });
});

async function approve(id: string | null, by: TradingWorld['clerk']) {
  const decided = { id: id ?? '', decision: 'approve', note: '' } as const;
  const reply = await world.approvals.routes['approval/decide'](decided, by);
  return reply.kind === 'answer' ? reply.content.state : codeOf(reply);
}

describe('a void of a time', () => {
  const timeOf = (from: Date, until: Date) => ({
    ...{ match_id: '5', market_ids: ['501'] },
    ...{ from: from.toISOString(), until: until.toISOString() },
  });
  const preview = async (from: Date, until: Date) =>
    world.routes['trading/preview_void'](timeOf(from, until), world.clerk);
  const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);

  test('[TRD-40] a time that is not over, or ends before it begins, is refused', async () => {
    const now = world.clock.now();
    expect(codeOf(await preview(later(now, -60), later(now, 60)))).toBe('void-window-future');
    expect(codeOf(await preview(now, later(now, -60)))).toBe('void-window-empty');
    expect(codeOf(await preview(later(now, -9e6), later(now, -8e6)))).toBe('void-nothing');
  });

  test('[TRD-42] only what was bet in that time is refunded, for good, and no other bet', async () => {
    const juma = await world.newPlayer(10_000);
    const start = world.odds.catalogue.matches.get('5')?.startsAt ?? 0;
    world.clock.setTo(new Date(start - 3_600_000));
    const early = await place(juma, ['50101']);
    world.clock.advance({ seconds: 60 });
    const from = world.clock.now();
    const wrong = await place(juma, ['50101']);
    world.clock.advance({ seconds: 60 });
    const until = world.clock.now();
    world.clock.advance({ seconds: 60 });
    const seen = await preview(from, until);
    if (seen.kind !== 'answer') throw new Error(codeOf(seen));
    expect(seen.content).toMatchObject({ orders: 1, legs_refunded: 1, paid: 1_000, tax: 0 });
    const wanted = {
      ...timeOf(from, until),
      seen: seen.content.seen,
      reason: 'odds of another match',
    };
    expect(codeOf(await world.routes['trading/void'](wanted, world.clerk))).toBe('done');
    await work(2);
    expect(await cashOf(juma)).toBe(9_000n);
    expect((await orderOf(juma, wrong.id)).status).toBe(orderStatuses.settled.id);
    expect((await orderOf(juma, early.id)).status).toBe(orderStatuses.open.id);
    expect(codeOf(await preview(from, until))).toBe('void-nothing');
  });

  test('[TRD-43] where much moves a second person says the same', async () => {
    const rich = await world.newPlayer(3_000_000);
    const from = world.clock.now();
    await place(rich, ['60101'], { stake: 1_500_000 });
    world.clock.advance({ seconds: 60 });
    const until = world.clock.now();
    world.clock.advance({ seconds: 60 });
    const time = { ...timeOf(from, until), match_id: '6', market_ids: ['601'] };
    const seen = await world.routes['trading/preview_void'](time, world.clerk);
    if (seen.kind !== 'answer') throw new Error(codeOf(seen));
    expect(seen.content.needs_second).toBe(1);
    const wanted = { ...time, seen: seen.content.seen, reason: 'odds of another match' };
    const reply = await world.routes['trading/void'](wanted, world.clerk);
    if (reply.kind !== 'answer') throw new Error(codeOf(reply));
    expect(await approve(reply.content.deed.proposal_id, world.otherClerk)).toBe('approved');
    await work(2);
    expect(await cashOf(rich)).toBe(3_000_000n);
  });

  test('[TRD-41] what was decided days ago stays', async () => {
    const late = { match_id: '30', market_ids: ['3001'] };
    const now = world.clock.now();
    const time = { from: later(now, -864_000).toISOString(), until: now.toISOString() };
    world.clock.advance({ minutes: 90 * 60 });
    const reply = await world.routes['trading/preview_void']({ ...late, ...time }, world.clerk);
    expect(codeOf(reply)).toBe('void-too-late');
  });
});
