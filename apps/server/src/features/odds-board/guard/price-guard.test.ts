import type { GuardReason } from '@kipute/domain/odds/guard/market-guard';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketPrices } from '../board/market-prices.ts';
import { quote } from '../board/quote.ts';
import { aBoard, type BoardFixture } from '../fixtures/a-board.ts';

const SUSPENDED = 7;
const TOTALS = 47;
const RUNS_IN_OVERS = 82;
const SECOND_HALF = 6;
const FOREVER = Number.POSITIVE_INFINITY;

type House = ReturnType<typeof houseOf>;

function houseOf(
  world: BoardFixture,
  limits = { bookSumMinimum: 1_000, priceAgeMaximumSeconds: 600 },
) {
  const counted: GuardReason[] = [];
  const settings = { ...limits };
  const board = world.board(
    {},
    {
      guardLimits: () => settings,
      countSuspended: (reason) => counted.push(reason),
    },
  );
  const statusOf = (selectionId: string) => {
    const selection = world.catalogue.selections.get(selectionId);
    const market = world.catalogue.face.marketOfSelection(selectionId);
    const state = board.stateOf(selection?.matchId ?? '');
    if (!selection || !market || !state) throw new Error(`nobody knows ${selectionId}`);
    return board.selling.priceOf({ market, selection }, state.offering.phase).status;
  };
  return { world, board, counted, settings, statusOf };
}

/** Locked on pages, refused to who bets and to who sells back. */
function expectUnsold({ board, statusOf }: House, ...selectionIds: readonly string[]): void {
  const refused = { ok: false, refusal: 'offer-locked' };
  for (const id of selectionIds) {
    expect([id, statusOf(id)]).toEqual([id, SUSPENDED]);
    expect([id, quote(board, id)]).toEqual([id, refused]);
    expect([id, marketPrices(board, id)]).toEqual([id, refused]);
  }
}

function expectSold({ board, statusOf }: House, ...selectionIds: readonly string[]): void {
  for (const id of selectionIds) {
    expect([id, statusOf(id)]).toEqual([id, 1]);
    expect([id, quote(board, id).ok]).toEqual([id, true]);
  }
}

describe('a market by itself', () => {
  test('[ODB-70] that costs less than it pays is not sold until it is put right', () => {
    const world = aBoard();
    world.match('7').threeWay([2_000, 3_000, 4_000]).lines(TOTALS, [2.5]);
    const house = houseOf(world);
    expectSold(house, '70101', '70102', '70103', '70201');
    world.catalogue.changeOffer('701011', { odds: 2_500 });
    expectUnsold(house, '70101', '70102', '70103');
    expectSold(house, '70201', '70202');
    world.catalogue.changeOffer('701021', { odds: 2_600 });
    expectSold(house, '70101', '70102', '70103');
    expect(house.counted).toEqual(['book-too-cheap']);
  });

  test('[ODB-70] is found wrong when the board is opened, and is looked at anew with other limits', () => {
    const world = aBoard();
    world.match('7').threeWay([2_500, 3_000, 4_000]).lines(TOTALS, [2.5]);
    const house = houseOf(world);
    expectUnsold(house, '70101');
    house.settings.bookSumMinimum = 950;
    house.board.recheckPrices();
    expectSold(house, '70101', '70201');
    house.settings.bookSumMinimum = 1_050;
    house.board.recheckPrices();
    expectUnsold(house, '70101', '70201');
  });

  test('[ODB-71] of which one price stands still while the others move is not sold', () => {
    const world = aBoard();
    world.match('7', { status: 2 }).threeWay([2_000, 3_000, 4_000]);
    const house = houseOf(world);
    world.clock.advance({ minutes: 9 });
    world.catalogue.changeOffer('701011', { odds: 1_990 });
    expectSold(house, '70101', '70102');
    world.clock.advance({ minutes: 2 });
    world.catalogue.changeOffer('701011', { odds: 1_980 });
    expectUnsold(house, '70101', '70102', '70103');
    for (const id of ['701021', '701031']) world.catalogue.changeOffer(id, { odds: 3_500 });
    expectSold(house, '70101', '70102', '70103');
    expect(house.counted).toEqual(['stale-price']);
  });

  test('[ODB-72] whose line pays more than a harder one is not sold, nor that one', () => {
    const world = aBoard();
    const match = world.match('7');
    match
      .lines(TOTALS, [1.5], { odds: [1_300, 3_400] })
      .lines(TOTALS, [2.5], { odds: [1_900, 1_900] });
    match.lines(TOTALS, [3.5], { odds: [3_400, 1_300] });
    const house = houseOf(world);
    expectSold(house, '70101', '70201', '70301');
    world.catalogue.changeOffer('702011', { odds: 1_250 });
    expectUnsold(house, '70101', '70201', '70202');
    expectSold(house, '70301');
    world.catalogue.changeOffer('702011', { odds: 1_850 });
    expectSold(house, '70101', '70201', '70301');
  });

  test('[ODB-72] lines of other minutes or overs are no lines of the same question', () => {
    const world = aBoard();
    const match = world.match('7');
    const untilOver = (over: number, line: number, odds: readonly [number, number]) =>
      match.lines(RUNS_IN_OVERS, [line], { line: 1, line2: over, odds });
    untilOver(6, 44.5, [1_900, 1_900]);
    untilOver(10, 80.5, [1_500, 2_500]);
    untilOver(10, 90.5, [1_700, 2_100]);
    const house = houseOf(world);
    expectSold(house, '70101', '70102', '70201', '70301');
    world.catalogue.changeOffer('703011', { odds: 1_400 });
    expectUnsold(house, '70201', '70301');
    expectSold(house, '70101');
  });

  test('[ODB-74] is told to followers and to traders, with its reason and since when', () => {
    const world = aBoard();
    world.match('7').threeWay([2_000, 3_000, 4_000]);
    const { board } = houseOf(world);
    const told: string[][] = [];
    board.onChanged(({ priced }) => told.push([...(priced.get('7') ?? [])].sort()));
    const since = world.now;
    world.catalogue.changeOffer('701011', { odds: 2_500 });
    expect(told).toEqual([['70101', '70102', '70103']]);
    world.clock.advance({ minutes: 1 });
    world.catalogue.changeOffer('701011', { odds: 2_600 });
    const reason = 'book-too-cheap';
    expect(board.guard.suspended()).toEqual([{ marketId: '701', matchId: '7', reason, since }]);
    world.catalogue.removeMarket('701');
    world.catalogue.touch({ matches: ['7'], markets: { 7: ['701'] } });
    expect(board.guard.suspended()).toEqual([]);
  });
});

describe('markets of one match', () => {
  /** One up at the break: no goal after it, or a second one. */
  function oneUpAtBreak(over: number): House {
    const world = aBoard();
    const match = world.match('7', { status: 2, partId: SECOND_HALF });
    match.lines(TOTALS, [0.5], { partId: SECOND_HALF, odds: [1_700, 2_040] });
    match.lines(TOTALS, [1.5], { odds: [over, 1_300] }).threeWay([1_200, 6_000, 15_000]);
    match.score(1, 0).score(1, 0, { partId: 5, status: 4 }).score(0, 0, { partId: SECOND_HALF });
    return houseOf(world);
  }

  test('[ODB-73] that pay together whatever happens are not sold, and others are', () => {
    const house = oneUpAtBreak(2_700);
    expectSold(house, '70101', '70102', '70201', '70202', '70301');
    expect(house.board.arbitrageWatch?.look(FOREVER)).toBe(true);
    expectUnsold(house, '70102', '70201');
    expectSold(house, '70301');
    expect(house.counted).toEqual(['arbitrage', 'arbitrage']);
    house.world.catalogue.changeOffer('702011', { odds: 1_700 });
    house.board.arbitrageWatch?.look(FOREVER);
    expectSold(house, '70102', '70201', '70202');
  });

  test('[ODB-73] at prices of one state are sold', () => {
    const house = oneUpAtBreak(1_720);
    house.board.arbitrageWatch?.look(FOREVER);
    expectSold(house, '70101', '70102', '70201', '70202', '70301');
  });

  test('[ODB-73] that are decided by the score are not sold at any price', () => {
    const world = aBoard();
    const match = world.match('7', { status: 2, partId: SECOND_HALF });
    match.lines(TOTALS, [0.5], { partId: 5, odds: [1_010, 80_000] }).score(1, 0);
    match.score(1, 0, { partId: 5, status: 4 });
    const house = houseOf(world);
    house.board.arbitrageWatch?.look(FOREVER);
    expectUnsold(house, '70101', '70102');
  });

  test('[ODB-73] whatever the feed says, no whole book is cheap and no set of offers always pays', () => {
    const price = fc.integer({ min: 1_010, max: 12_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 15, maxLength: 15 }), (odds) => {
        const world = aBoard();
        const match = world.match('7', { status: 2, partId: 5 }).score(0, 0);
        match.threeWay(odds.slice(0, 3)).threeWay(odds.slice(3, 6), { partId: 5 });
        [0.5, 1.5, 2.5].forEach((line, at) => {
          match.lines(TOTALS, [line], { odds: odds.slice(6 + 2 * at, 8 + 2 * at) });
        });
        match.lines(TOTALS, [0.5], { odds: odds.slice(12, 14), partId: SECOND_HALF });
        const house = houseOf(world);
        house.board.arbitrageWatch?.look(FOREVER);
        const isSold = (id: string) => quote(house.board, id).ok;
        const inverse = (id: string) => 1_000 / (world.catalogue.offers.get(`${id}1`)?.odds ?? 1);
        // Sets that cover every end: a book, and lines that overlap, of a part and of the whole.
        const covers = [
          ...[
            ['70101', '70102', '70103'],
            ['70201', '70202', '70203'],
          ],
          ...[
            ['70301', '70302'],
            ['70401', '70402'],
            ['70501', '70502'],
            ['70601', '70602'],
          ],
          ...[
            ['70301', '70402'],
            ['70301', '70502'],
            ['70401', '70502'],
            ['70301', '70602'],
          ],
        ];
        for (const cover of covers.filter((ids) => ids.every(isSold))) {
          const sum = cover.reduce((total, id) => total + inverse(id), 0);
          expect([cover, sum > 0.99999]).toEqual([cover, true]);
        }
      }),
      { seed: 28, numRuns: 60 },
    );
  });
});

test('[ODB-74] traders see the match, the reason and the odds', async () => {
  const world = aBoard();
  world.match('7', { home: 'Simba', away: 'Yanga' }).threeWay([2_500, 3_000, 4_000]);
  const { routes } = world.feature();
  const call = routes['atlassian/get_suspended_markets'];
  const asked = { page: 1, page_size: 20 };
  const context = { locale: 'en-US' } as Parameters<typeof call>[1];
  expect(await call(asked, context)).toMatchObject({
    content: [
      {
        ...{ id: '701', match_id: '7', match: 'Simba - Yanga', league: 'Ligi Kuu Bara' },
        reason: 'The odds of all selections together are below 100 %',
        prices: expect.stringMatching(/2\.50 · .*3\.00 · .*4\.00$/),
        since: world.clock.now().toISOString(),
      },
    ],
  });
  expect(await call({ ...asked, match_id: '8' }, context)).toMatchObject({ content: [] });
});
