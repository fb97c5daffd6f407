import {
  eventParts,
  fullTimePart,
  wholePartIds,
} from '@kipute/contract/constants/matches/event-parts';
import { sports as allSports } from '@kipute/contract/constants/matches/sports';
import { describe, expect, test } from 'vitest';
import { aBoard } from '../fixtures/a-board.ts';
import type { QuickMarkets, Sellable } from './quick-markets.ts';

const idOf = (sellable: Sellable | null) => sellable?.selection.id ?? null;
const idsOf = (quick: QuickMarkets) => ({
  winner: Object.values(quick.winner).map(idOf),
  doubleChance: Object.values(quick.doubleChance).map(idOf),
  bothScore: Object.values(quick.bothScore).map(idOf),
  totals: quick.totals.over.map(({ selection }) => selection.line),
  corners: quick.corners.under.map(({ selection }) => selection.line),
  cards: quick.cards.over.map(({ selection }) => selection.line),
});

function the<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('nothing was found');
  return found;
}

const quickOf = (world: ReturnType<typeof aBoard>, id = '7') =>
  world.board().stateOf(id)?.offering.quick;

describe('quick markets', () => {
  test('[ODB-20] each selection stands in its own place, whoever is named first', () => {
    const world = aBoard();
    const match = world.match('7');
    match.threeWay().doubleChance().bothScore();
    match.lines(47, [2.5, 0.5, 10.5]).lines(118, [9.5, 8.5]).lines(185, [3.5]);
    const quick = quickOf(world);
    expect(quick && idsOf(quick)).toEqual({
      winner: ['70101', '70102', '70103'],
      doubleChance: ['70201', '70203', '70202'],
      bothScore: ['70301', '70302'],
      totals: [0.5, 2.5, 10.5],
      corners: [8.5, 9.5],
      cards: [3.5],
    });
  });

  test('[ODB-10] whole and quarter lines, and lines of a half, are left out', () => {
    const world = aBoard();
    const match = world.match('7');
    match.lines(47, [2, 2.25, 2.5, 2.75, 3]).lines(47, [1.5], { partId: 5 });
    expect(quickOf(world)?.totals.over.map(({ selection }) => selection.line)).toEqual([2.5]);
  });

  test('[ODB-20] over/under of corners is no over/under of goals', () => {
    const world = aBoard();
    world
      .match('7')
      .lines(47, [9.5], { scoringUnitId: 12 })
      .lines(47, [2.5], { scoringUnitId: 28 });
    expect(quickOf(world)?.totals.over.map(({ selection }) => selection.line)).toEqual([2.5]);
  });

  test('[ODB-20] a line split over two markets has one button', () => {
    const world = aBoard();
    world.match('7').lines(47, [2.5, 2.5]);
    expect(quickOf(world)?.totals.over).toHaveLength(1);
  });

  const tileLines = [
    // goals        corners       cards    on the tile
    [
      [0.5, 1.5, 2.5, 3.5],
      [8.5, 9.5],
      [2.5, 3.5],
      [2.5, 9.5, 3.5],
    ],
    [[3.5, 4.5], [11.5, 12.5], [6.5], [3.5, 11.5, 6.5]],
    [[], [7.5, 6.5], [], [undefined, 7.5, undefined]],
  ] as const;
  test.each(tileLines)(
    '[ODB-58] of %j, %j and %j a tile has %j',
    (goals, corners, cards, lines) => {
      const world = aBoard();
      world.match('7').threeWay().lines(47, goals).lines(118, corners).lines(185, cards);
      const tile = world.board().stateOf('7')?.offering.tile;
      const shown = [tile?.totals, tile?.corners, tile?.cards];
      expect(shown.map((column) => column?.over[0]?.selection.line)).toEqual(lines);
      expect(shown.map((column) => column?.under[0]?.selection.line)).toEqual(lines);
      expect(shown.every((column) => (column?.over.length ?? 0) <= 1)).toBe(true);
    },
  );

  test('[ODB-20] what is missing is null', () => {
    const world = aBoard();
    world.match('7').twoWay({ marketTypeId: 69 });
    expect(quickOf(world)?.winner).toMatchObject({ draw: null });
    expect(quickOf(world)?.bothScore).toEqual({ yes: null, no: null });
  });

  const sports = [
    // sport  markets as [type, part]                    winner market
    [
      8,
      [
        [466, 65],
        [466, 60],
      ],
      '702',
    ],
    [
      3,
      [
        [466, 21],
        [466, 20],
      ],
      '702',
    ],
    [
      96,
      [
        [10_800, 10_960],
        [466, 10_961],
      ],
      '701',
    ],
    [
      26,
      [
        [466, 10_260],
        [69, 10_260],
      ],
      '702',
    ],
    [
      1,
      [
        [69, 5],
        [466, 3],
      ],
      '702',
    ],
    [1, [[69, 5]], undefined],
  ] as const;
  test.each(sports)('[ODB-21] sport %d with %j shows market %s', (sportId, markets, marketId) => {
    const world = aBoard();
    const match = world.match('7', { sportId });
    for (const [marketTypeId, partId] of markets) match.twoWay({ marketTypeId, partId });
    expect(quickOf(world)?.winner.home?.market.id).toBe(marketId);
  });

  const everySport = Object.values(allSports).map(({ id, en }) => [en, id] as const);
  test.each(everySport)('[ODB-21] %s: a set, quarter or half is never the match', (_name, id) => {
    const isWhole = (partId: number) =>
      id === allSports.football.id ? partId === fullTimePart.id : wholePartIds.has(partId);
    for (const { id: partId } of Object.values(eventParts)) {
      for (const marketTypeId of [69, 466, 10_800]) {
        const world = aBoard();
        world.match('7', { sportId: id }).twoWay({ marketTypeId, partId });
        const winner = quickOf(world)?.winner;
        expect([partId, marketTypeId, winner?.home?.market.id, winner?.away?.market.id]).toEqual(
          isWhole(partId)
            ? [partId, marketTypeId, '701', '701']
            : [partId, marketTypeId, undefined, undefined],
        );
      }
    }
  });

  type Withdrawal = (world: ReturnType<typeof aBoard>) => void;
  const withdrawals: readonly [string, Withdrawal][] = [
    [
      'closed',
      ({ catalogue }) =>
        catalogue.putMarket({ ...the(catalogue.face.market('701')), isClosed: true }),
    ],
    ['removed', ({ catalogue }) => catalogue.removeMarket('701')],
    [
      'decided',
      ({ catalogue }) => {
        for (const [id, status] of [
          ['70101', 2],
          ['70102', 3],
        ] as const) {
          catalogue.putSelection('701', { ...the(catalogue.face.selection(id)), status });
        }
      },
    ],
    [
      'without an offer in force',
      ({ catalogue }) => {
        catalogue.changeOffer('701011', { status: 5 });
        catalogue.changeOffer('701021', { status: 6 });
      },
    ],
  ];
  const partsOfSports = [
    [allSports.tennis.id, 20, [21, 22, 23]],
    [allSports.basketball.id, 60, [65, 66, 67, 68, 10_061]],
    [allSports.esports.id, 10_960, [10_961, 10_962]],
    [allSports.darts.id, 10_450, [10_451]],
    [allSports.baseball.id, 10_090, [10_091, 10_100]],
    [allSports.cricket.id, 10_260, [10_261]],
    [allSports['american-football'].id, 10_050, [10_051, 10_058]],
    [allSports.mma.id, 10_250, [10_251]],
    [allSports.football.id, 3, [5, 6, 2]],
  ] as const;
  test.each(
    withdrawals.flatMap(([how, withdraw]) =>
      partsOfSports.map(([sportId, whole, parts]) => ({ how, withdraw, sportId, whole, parts })),
    ),
  )('[ODB-21] sport $sportId: the winner $how leaves its place empty', (row) => {
    const world = aBoard();
    const match = world.match('7', { sportId: row.sportId });
    match.twoWay({ marketTypeId: 466, partId: row.whole });
    for (const partId of row.parts) match.twoWay({ marketTypeId: 466, partId });
    const board = world.board();
    expect(board.stateOf('7')?.offering.quick.winner.home?.market.id).toBe('701');
    row.withdraw(world);
    world.catalogue.touch({ matches: ['7'], markets: { 7: ['701'] } });
    const offering = board.stateOf('7')?.offering;
    const nobody = { home: null, draw: null, away: null };
    expect([offering?.quick.winner, offering?.tile.winner]).toEqual([nobody, nobody]);
  });

  test('[ODB-21] a winner that is suspended keeps its place, locked', () => {
    const world = aBoard();
    const match = world.match('7', { sportId: allSports.tennis.id });
    match.twoWay({ marketTypeId: 466, partId: 20 }).twoWay({ marketTypeId: 466, partId: 22 });
    world.catalogue.changeOffer('701011', { status: 7 });
    world.catalogue.changeOffer('701021', { status: 7 });
    const board = world.board();
    const offering = board.stateOf('7')?.offering;
    const home = offering?.tile.winner.home;
    expect(home?.market.id).toBe('701');
    expect(offering && home && board.selling.priceOf(home, offering.phase).canBeBetOn).toBe(false);
  });
});
