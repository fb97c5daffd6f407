import { bettingTypes } from '@kipute/contract/constants/betting-types/betting-types';
import { refuse } from '@kipute/domain/result';
import { describe, expect, test } from 'vitest';
import { aBoard, type BoardFixture } from '../fixtures/a-board.ts';

function worldWithMatch(): BoardFixture {
  const world = aBoard();
  world.match('7').threeWay([2_150, 3_200, 3_400], { bookmakers: [1, 2] });
  return world;
}

describe('a quote', () => {
  test('[ODB-06] names everything a bet needs to know', () => {
    const world = worldWithMatch();
    expect(world.feature({ rankOf: (id) => id }).quote('70101')).toEqual({
      ok: true,
      value: {
        selectionId: '70101',
        offerId: '701012',
        odds: 2_150,
        isLive: false,
        status: 1,
        matchId: '7',
        matchStatus: 1,
        startsAt: world.now + 3_600_000,
        sportId: 1,
        competitionId: '11',
        marketId: '701',
        marketTypeId: 69,
        partId: 3,
        liveDelaySeconds: 0,
        stakeMaximum: undefined,
        riskLevel: 0,
      },
    });
  });

  const spoilt: readonly [string, (world: BoardFixture) => void][] = [
    ['selection-unknown', ({ catalogue }) => catalogue.selections.delete('70101')],
    ['match-unknown', ({ catalogue }) => catalogue.matches.delete('7')],
    ['market-gone', ({ catalogue }) => catalogue.removeMarket('701')],
    ['match-over', ({ catalogue }) => catalogue.changeMatch('7', { status: 3 })],
    ['match-not-on-sale', ({ catalogue }) => catalogue.changeMatch('7', { status: 4 })],
    ['match-not-on-sale', ({ clock }) => clock.advance({ minutes: 60 })],
    ['market-closed', ({ catalogue }) => closeMarket(catalogue)],
    ['selection-decided', ({ catalogue }) => decideSelection(catalogue)],
    ['offer-locked', ({ catalogue }) => lockOffers(catalogue)],
    ['offer-locked', ({ catalogue }) => catalogue.changeMatch('7', { status: 2 })],
    ['board-suspended', ({ catalogue }) => catalogue.setFreshness('suspended')],
  ];

  test.each(spoilt)('[ODB-06] is refused with %s', (refusal, spoil) => {
    const world = worldWithMatch();
    const { quote, isBettable } = world.feature();
    expect(isBettable('70101')).toBe(true);
    spoil(world);
    world.catalogue.touch({ matches: ['7'], markets: { 7: ['701'] } });
    expect(quote('70101')).toEqual({ ok: false, refusal });
    expect(isBettable('70101')).toBe(false);
  });

  test('[ODB-07] comes back when the feed does', () => {
    const world = worldWithMatch();
    const { isBettable } = world.feature();
    world.catalogue.setFreshness('suspended');
    expect(isBettable('70101')).toBe(false);
    world.catalogue.setFreshness('fresh');
    expect(isBettable('70101')).toBe(true);
  });
});

describe('news that are some seconds old', () => {
  test.each([
    [1, 'fresh', true],
    [1, 'in-play-suspended', true],
    [1, 'suspended', false],
    [2, 'fresh', true],
    [2, 'in-play-suspended', false],
    [2, 'suspended', false],
  ] as const)('[CAT-23] a match of status %i is sold on a board that is %s: %s', (...row) => {
    const [status, freshness, isSold] = row;
    const world = aBoard();
    world.match('7', { status }).threeWay();
    const { quote, isBettable } = world.feature();
    world.catalogue.setFreshness(freshness);
    expect(isBettable('70101')).toBe(isSold);
    if (!isSold) expect(quote('70101')).toEqual(refuse('board-suspended'));
  });
});

describe('the type flag of a betting type', () => {
  const flagged = bettingTypes.map(({ id, typeFlag }) => [typeFlag, id] as const);
  const sold = { both: [1, 2], undefined: [1, 2], 'pre-match': [1], live: [2] };
  test('[ODB-62] is kept by every type, on the page and in a quote', () => {
    const world = aBoard();
    for (const status of [1, 2]) {
      const match = world.match(String(status), { status });
      for (const [, marketTypeId] of flagged) match.twoWay({ marketTypeId });
    }
    const { isBettable, quote } = world.feature();
    const board = world.board();
    for (const status of [1, 2]) {
      const markets = world.catalogue.face.marketsOf(String(status));
      for (const [at, [flag, typeId]] of flagged.entries()) {
        const marketId = markets[at]?.id ?? '';
        const isSold = sold[flag].includes(status);
        const found = [
          isBettable(`${marketId}01`),
          board.stateOf(String(status))?.offering.onOffer.has(marketId),
        ];
        expect([typeId, status, ...found]).toEqual([typeId, status, isSold, isSold]);
        if (!isSold) expect(quote(`${marketId}01`)).toEqual(refuse('market-closed'));
      }
    }
  });

  test('[ODB-62] a match that begins takes what is sold before it only off the page', () => {
    const world = aBoard();
    world.match('7').twoWay().twoWay({ marketTypeId: 693 });
    const board = world.board();
    expect(board.stateOf('7')?.offering.onOffer.has('702')).toBe(true);
    for (const id of ['701011', '701021', '702011', '702021']) {
      world.catalogue.changeOffer(id, { isLive: true });
    }
    world.catalogue.changeMatch('7', { status: 2 });
    expect([...(board.stateOf('7')?.offering.onOffer ?? [])]).toEqual(['701']);
  });
});

type Fixture = BoardFixture['catalogue'];

function closeMarket(catalogue: Fixture): void {
  const market = catalogue.face.market('701');
  if (market) catalogue.putMarket({ ...market, isClosed: true });
}

function decideSelection(catalogue: Fixture): void {
  const selection = catalogue.face.selection('70101');
  if (selection) catalogue.putSelection('701', { ...selection, status: 3 });
}

function lockOffers(catalogue: Fixture): void {
  for (const id of ['701011', '701012']) catalogue.changeOffer(id, { status: 7 });
}
