import { orderResults, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { type CallRequest, registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { createOfficeWorld, type OfficeWorld, officeSteps } from './fixtures/office-world.ts';

let office: OfficeWorld;
let asha: bigint;
let began: Date;
beforeAll(async () => {
  office = await createOfficeWorld();
  began = office.clock.now();
});
beforeEach(async () => {
  office.clock.setTo(began);
  asha = await office.newPlayer(100_000);
});
afterAll(() => office.close());

const { place, rule } = decidedBets(() => office);
const steps = officeSteps(() => office);
const { list, detailsOf, tell, end, gradeMatch, work, jobOf } = steps;
const { open, abnormal, settled, 'awaiting-approval': awaiting } = orderStatuses;

type Asked = Partial<CallRequest<'order_list/inquire'>>;

const found = async (asked: Asked) => {
  const reply = await list({ user_id: String(asha), ...asked });
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  expect(registry['order_list/inquire'].output.parse(reply.content)).toEqual(reply.content);
  return { ids: reply.content.map(({ id }) => id), count: reply.count };
};

describe('the list of orders', () => {
  test('[STL-40] it is narrowed by number, state, match, times and amounts, newest first', async () => {
    const first = await place(asha, ['10101'], { stake: 500 });
    office.clock.advance({ seconds: 60 });
    const between = office.clock.now().toISOString();
    office.clock.advance({ seconds: 60 });
    const second = await place(asha, ['20102', '30101'], { stake: 2_000 });
    await rule('10101', 'win');
    const only = (id: string) => ({ ids: [id], count: 1 });
    expect(await found({})).toEqual({ ids: [second.id, first.id], count: 2 });
    expect(await found({ page: 2, page_size: 1 })).toEqual({ ids: [first.id], count: 2 });
    const { phone } = await office.database.read
      .selectFrom('player')
      .select('phone')
      .where('id', '=', asha)
      .executeTakeFirstOrThrow();
    expect(await found({ phone: `0${phone.slice(3)}` })).toMatchObject({ count: 2 });
    const cases: readonly (readonly [Asked, string])[] = [
      [{ serial_number: second.serial_number }, second.id],
      [{ serial_number: first.serial_number.slice(1).toLowerCase() }, first.id],
      [{ status: settled.id }, first.id],
      [{ status: open.id }, second.id],
      [{ match_id: '3' }, second.id],
      [{ match_id: '1' }, first.id],
      [{ end_time: between }, first.id],
      [{ start_time: between }, second.id],
      [{ settled_from: between }, first.id],
      [{ stake_from: 501 }, second.id],
      [{ stake_to: 500 }, first.id],
      [{ payout_from: 900, payout_to: 1_000 }, first.id],
    ];
    for (const [asked, id] of cases) expect([asked, await found(asked)]).toEqual([asked, only(id)]);
    const nothing: readonly Asked[] = [
      { serial_number: 'NONSENSE' },
      { serial_number: 'ZZZZZZZZZZZZZZZ' },
      { status: abnormal.id },
      { status: awaiting.id },
      { type: 3 },
      { match_id: '7' },
      { settled_until: between },
      { start_time: '9999-12-31T23:59:59Z' },
      { user_id: '9999999999999999999' },
      { phone: '0799999999' },
      { phone: 'nobody' },
      { phone, user_id: String(asha + 1n) },
    ];
    for (const asked of nothing) {
      expect([asked, await found(asked)]).toEqual([asked, { ids: [], count: 0 }]);
    }
  });

  test('[STL-40] a row says whose it is, what it costs and what it brings', async () => {
    await place(asha, ['20102', '30101'], { stake: 2_000 });
    expect(await list({ user_id: String(asha) })).toMatchObject({
      content: [
        {
          ...{ user_id: String(asha), user_name: 'Asha', leg_count: 2, status: open.id, type: 1 },
          ...{ amount_payable: 2_000, stake_in_play: 2_000, total_price: '6.00', tax_rate: 10 },
        },
      ],
    });
  });
});

test.each([
  ['50101', 1, 'win', 'won'],
  ['50102', 1, 'lose', 'lost'],
  ['50103', 1, 'half-lose', 'half-lost'],
  ['60101', 1, 'refund', 'returned'],
  ['60102', 2, 'refund', 'returned'],
  ['60103', 2, 'half-lose', 'lost'],
] as const)('[BET-15, STL-40] selection %s, paid by %d, %s: %s', async (...row) => {
  const [selectionId, payType, outcome, result] = row;
  const baraka = await office.newPlayer(5_000, 5_000);
  await place(baraka, [selectionId], { payType });
  const resultIs = (word: keyof typeof orderResults) => ({
    content: [{ result: orderResults[word].id }],
  });
  expect(await list({ user_id: String(baraka) })).toMatchObject(resultIs('open'));
  await rule(selectionId, outcome);
  expect(await list({ user_id: String(baraka) })).toMatchObject(resultIs(result));
});

/** Home has won by the result. */
function homeWon(matchId: string) {
  office.odds.match(matchId).threeWay([2_000, 3_000, 4_000]).score(1, 0, { partId: 3, status: 4 });
}

describe('the details of an order', () => {
  test('[STL-41] a leg says what the result and the provider say, and why it is abnormal', async () => {
    homeWon('31');
    office.odds.catalogue.touch({ matches: ['31'], markets: { 31: ['3101'] } });
    const { id } = await place(asha, ['310101']);
    tell('31', ['DidNotHappen', 'DidNotHappen', 'DidHappen']);
    end('31');
    await gradeMatch('31');
    await work();
    const order = await detailsOf(id);
    expect(registry['order_list/detailed'].output.parse(order)).toEqual(order);
    expect(order).toMatchObject({ status: abnormal.id, balance: 99_000 });
    expect(order.legs).toMatchObject([
      {
        ...{ outcome: 1, match_status: 3, score: '1:0', our_outcome: 4, provider_outcome: 3 },
        doubt: 'The result says "Won", the provider says "Lost"',
        orders_touched: { open: 1, delayed: 0, paid: 0 },
        ...{ revision: 1, rulings: [{ outcome: 1, said_by: 1 }] },
      },
    ]);
  });

  test('[STL-41] a result without a score is no result, also while the provider has not graded it', async () => {
    office.odds.match('32').threeWay([2_000, 3_000, 4_000]);
    office.odds.catalogue.touch({ matches: ['32'], markets: { 32: ['3201'] } });
    const { id } = await place(asha, ['320101']);
    end('32');
    const [leg] = (await detailsOf(id)).legs;
    expect(leg).toMatchObject({
      ...{ outcome: 0, score: '', our_outcome: null, provider_outcome: 0, rulings: [] },
      our_why: 'The match has ended without a score',
      doubt: 'The result is not believed: The match has ended without a score',
    });
  });

  test('[STL-41] a bet that waited too long says so', async () => {
    office.odds.match('33').threeWay([2_000, 3_000, 4_000]);
    office.odds.catalogue.touch({ matches: ['33'], markets: { 33: ['3301'] } });
    const { id } = await place(asha, ['330101']);
    const startsAt = office.odds.catalogue.matches.get('33')?.startsAt ?? 0;
    office.clock.setTo(new Date(startsAt + 150 * 60_000));
    await jobOf('decide-awaited-matches')({});
    const order = await detailsOf(id);
    expect(order.status).toBe(abnormal.id);
    expect(order.legs[0]?.doubt).toBe('The time to wait for a result is over');
  });

  test('[STL-41] a result that was changed after it had decided is told as such', async () => {
    homeWon('34');
    office.odds.catalogue.touch({ matches: ['34'], markets: { 34: ['3401'] } });
    const { id } = await place(asha, ['340101']);
    tell('34', ['DidHappen', 'DidNotHappen', 'DidNotHappen']);
    end('34');
    await gradeMatch('34');
    office.odds.catalogue.facts.delete('34');
    tell('34', ['DidNotHappen', 'DidNotHappen', 'DidHappen']);
    const match = office.odds.catalogue.matches.get('34');
    office.odds.catalogue.putFact({
      ...{ id: '3489', matchId: '34', typeId: 1, partId: 3, status: 4, number1: 0, number2: 2 },
      ...{ team1Id: match?.homeId ?? null, team2Id: match?.awayId ?? null },
      ...{ aboutPartId: null, text: null },
    });
    await gradeMatch('34');
    await work();
    const [leg] = (await detailsOf(id)).legs;
    expect(leg?.rulings.map(({ outcome, why }) => [outcome, why])).toEqual([
      [4, ''],
      [3, 'The result was changed after it had been decided'],
    ]);
  });

  test('[STL-41] of a match that nobody holds any more the last word is told', async () => {
    office.odds.match('35').threeWay([2_000, 3_000, 4_000]);
    office.odds.catalogue.touch({ matches: ['35'], markets: { 35: ['3501'] } });
    const { id } = await place(asha, ['350101']);
    office.odds.catalogue.removeMarket('3501');
    office.odds.catalogue.selections.delete('350101');
    office.odds.catalogue.matches.delete('35');
    const [leg] = (await detailsOf(id)).legs;
    expect(leg).toMatchObject({
      ...{ match_status: 0, our_outcome: null, provider_outcome: null, score: '' },
      our_why: 'The provider has taken the match or the market away',
    });
  });

  test('[STL-41] an order that was never placed is unknown', async () => {
    const reply = await office.orderOffice.routes['order_list/detailed']({ id: '1' }, office.clerk);
    expect(reply).toEqual({ kind: 'refusal', code: 'order-unknown' });
  });
});

test('[CFG-11] yesterday’s stakes lie as they were placed', async () => {
  await place(asha, ['10101'], { stake: 500 });
  await place(asha, ['20102'], { stake: 2_000 });
  office.clock.advance({ minutes: 24 * 60 });
  const { routes } = office.orderOffice;
  const reply = await routes['bet_config/inquire_yesterday']({}, office.clerk);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const [stakes] = registry['bet_config/inquire_yesterday'].output.parse(reply.content);
  expect(stakes?.count).toBeGreaterThanOrEqual(2);
  expect(stakes?.hundredths).toContain(500);
  expect(stakes?.hundredths).toContain(2_000);
});
