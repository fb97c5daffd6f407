import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import type { LegInPlay } from '../../betting/index.ts';
import { aBoard, type BoardFixture } from '../../odds-board/fixtures/a-board.ts';
import { type SectionName, type SettingsOf, sectionOf } from '../../settings/sections/sections.ts';
import { legWorth } from './leg-worth.ts';

/** As they are shipped. */
const settings = {
  current: <Name extends SectionName>(name: Name): SettingsOf<Name> => sectionOf(name).defaults,
  onChanged: () => undefined,
};

/** Match 7: 1X2 (701) at 1/2, 1/3 and 1/4, double chance (702), and a market of scorers (703). */
function aWorld(): BoardFixture {
  const world = aBoard();
  world
    .match('7')
    .threeWay([2_000, 3_000, 4_000])
    .market({ marketTypeId: 9, selections: [{ odds: 1_250 }, { odds: 1_250 }, { odds: 1_600 }] })
    .market({ marketTypeId: 30, selections: [{ odds: 2_000 }, { odds: 3_000 }, { odds: 4_000 }] });
  return world;
}

const legOn = (selectionId: string, outcome: keyof typeof legOutcomes = 'pending'): LegInPlay => ({
  ...{ matchId: '7', marketId: '701', selectionId, odds: 2_500, oddsUnboosted: 2_500 },
  outcome: legOutcomes[outcome].id,
});

const open = (numerator: bigint, denominator: bigint) => ({
  ...{ state: 'open', placedOdds: 2_500, fair: { numerator, denominator } },
});
const locked = (why: string) => ({ state: 'locked', placedOdds: 2_500, why });
const decided = (outcome: string) => ({ state: 'decided', placedOdds: 2_500, outcome });

const nothing = () => undefined;
const worths: readonly [string, LegInPlay, (world: BoardFixture) => void, object][] = [
  ['home of 1X2', legOn('70101'), nothing, open(13n, 6n)],
  ['a double chance', legOn('70201'), nothing, open(89n, 64n)],
  ['a scorer', legOn('70301'), nothing, locked('leg-without-price')],
  ['won', legOn('70101', 'win'), nothing, decided('win')],
  ['half lost', legOn('70101', 'half-lose'), nothing, decided('half-lose')],
  ['refunded', legOn('70101', 'refund'), nothing, decided('refund')],
  ['for a person to decide', legOn('70101', 'abnormal'), nothing, locked('result-awaited')],
  ['unknown', legOn('79901'), nothing, locked('leg-without-price')],
  [
    'one whose market is gone',
    legOn('70101'),
    ({ catalogue }) => catalogue.removeMarket('701'),
    locked('line-moved'),
  ],
  [
    'a suspended one',
    legOn('70101'),
    ({ catalogue }) => catalogue.changeOffer('701011', { status: 7 }),
    locked('leg-suspended'),
  ],
  [
    'one decided, of which settlement has not heard',
    legOn('70101'),
    ({ catalogue }) => {
      const selection = catalogue.face.selection('70101');
      if (selection) catalogue.putSelection('701', { ...selection, status: 2 });
    },
    locked('result-awaited'),
  ],
  [
    'one of a market that is closed',
    legOn('70101'),
    ({ catalogue }) => {
      const market = catalogue.face.market('701');
      if (market) catalogue.putMarket({ ...market, isClosed: true });
    },
    locked('leg-without-price'),
  ],
  [
    'one of a match that stands still',
    legOn('70101'),
    ({ catalogue }) => catalogue.changeMatch('7', { status: 4 }),
    locked('leg-suspended'),
  ],
  [
    'one beside a suspended one',
    legOn('70101'),
    ({ catalogue }) => catalogue.changeOffer('701021', { status: 7 }),
    locked('leg-without-price'),
  ],
  [
    'one on a silent board',
    legOn('70101'),
    ({ catalogue }) => catalogue.setFreshness('suspended'),
    locked('feed-silent'),
  ],
  [
    'one of a match that is over',
    legOn('70101'),
    ({ catalogue }) => catalogue.changeMatch('7', { status: 3 }),
    locked('result-awaited'),
  ],
  [
    'one won that the board knows no more',
    legOn('70101', 'win'),
    ({ catalogue }) => catalogue.removeMarket('701'),
    decided('win'),
  ],
];
test.each(worths)('[CSH-40] %s', (_name, leg, change, worth) => {
  const world = aWorld();
  const board = world.feature();
  change(world);
  world.catalogue.touch({ matches: ['7'], markets: { 7: ['701'] } });
  expect(legWorth({ board, settings })(leg)).toEqual(worth);
});

test('[BOOST-12] an open leg is bought back at what it cost without its boost, a won one at all of it', () => {
  const world = aWorld();
  const worth = legWorth({ board: world.feature(), settings });
  const raised = { odds: 2_900, oddsUnboosted: 2_500 };
  expect(worth({ ...legOn('70101'), ...raised })).toEqual(open(13n, 6n));
  expect(worth({ ...legOn('70101', 'win'), ...raised })).toEqual({
    ...decided('win'),
    placedOdds: 2_900,
  });
});

test('[CSH-40] legs of one moment on one selection are worth the same', () => {
  const world = aWorld();
  const worth = legWorth({ board: world.feature(), settings });
  const first = worth(legOn('70101'));
  world.catalogue.changeOffer('701011', { odds: 1_500 });
  expect(worth(legOn('70101'))).toEqual(first);
  expect(worth(legOn('70102'))).not.toEqual(first);
});

describe('a favourite in play that all but won', () => {
  const NEAR = [1_020, 30_000, 60_000] as const;
  /** 1 ÷ 1.02 of what the three prices promise together, upside down. */
  const kept = open(1_051n, 1_000n);
  const suspended = 7;

  function inPlay(prices: readonly number[] = NEAR, sportId = 1) {
    const world = aBoard();
    const match = world.match('7', { status: 2, partId: 6, sportId });
    match.threeWay(prices).lines(47, [2.5]).score(2, 0, { id: 'score' }).minute(80);
    const worth = () => legWorth({ board, settings })(legOn('70101'));
    const board = world.feature();
    const suspend = (...places: readonly number[]) => {
      for (const place of places)
        world.catalogue.changeOffer(`7010${place}1`, { status: suspended });
    };
    const suspendLines = () => {
      for (const id of ['702011', '702021']) world.catalogue.changeOffer(id, { status: suspended });
    };
    const tell = (play: () => void) => {
      play();
      world.catalogue.touch({ matches: ['7'] });
    };
    return { world, match, worth, suspend, suspendLines, tell };
  }

  test('[CSH-11] keeps what its last prices say, suspended alone or with its market', () => {
    const { worth, suspend } = inPlay();
    expect(worth()).toMatchObject({ state: 'open' });
    const sold = worth();
    suspend(1);
    expect(worth()).toEqual(sold);
    suspend(2, 3);
    expect(worth()).toEqual(sold);
    expect(sold).toEqual(kept);
  });

  test('[CSH-11] keeps it while it is sold and its neighbours are not', () => {
    const { worth, suspend } = inPlay();
    suspend(2, 3);
    expect(worth()).toEqual(kept);
  });

  test('[CSH-11] a chance is at most 99 %', () => {
    const { worth, suspend } = inPlay([1_001, 900_000, 900_000]);
    suspend(1);
    expect(worth()).toEqual(open(100n, 99n));
  });

  test('[CSH-11] a dearer one that is suspended is locked', () => {
    const { worth, suspend } = inPlay([1_060, 15_000, 40_000]);
    suspend(1);
    expect(worth()).toEqual(locked('leg-suspended'));
  });

  test('[CSH-11] everything suspended is the sign of something that happened: locked', () => {
    const { worth, suspend, suspendLines } = inPlay();
    suspend(1, 2, 3);
    suspendLines();
    expect(worth()).toEqual(locked('leg-suspended'));
  });

  test.each([
    ['goal', eventActionTypes.goal, 60, 'danger'],
    ['review', eventActionTypes.videoReview, 60, 'danger'],
    ['penalty', eventActionTypes.penaltyAwarded, 60, 'danger'],
    ['corner', eventActionTypes.corner, 20, 'leg-suspended'],
  ] as const)('[CSH-11] soon after a %s it is locked', (_what, typeId, seconds, why) => {
    const { world, match, worth, suspend, tell } = inPlay();
    suspend(1);
    tell(() => match.incident({ typeId, minute: 80 }));
    expect(worth()).toEqual(locked(why));
    world.clock.advance({ seconds });
    expect(worth()).toEqual(kept);
  });

  test('[CSH-11] after a goal its old price is that of another match, unless its neighbours are sold', () => {
    const { world, match, worth, suspend, tell } = inPlay();
    suspend(1, 2, 3);
    tell(() => match.score(2, 1, { id: 'score' }));
    world.clock.advance({ seconds: 90 });
    expect(worth()).toEqual(locked('leg-suspended'));
    world.catalogue.changeOffer('701021', { status: 1 });
    world.catalogue.changeOffer('701031', { status: 1, odds: 40_000 });
    expect(worth()).toMatchObject({ state: 'open' });
    // They say that it is not near-certain any more, whatever it cost once.
    world.catalogue.changeOffer('701021', { odds: 3_000 });
    expect(worth()).toEqual(locked('leg-suspended'));
  });

  test('[CSH-11] a process that has not seen it sold goes by its neighbours alone', () => {
    const { world, suspend } = inPlay();
    suspend(1);
    const later = { board: world.feature(), settings };
    expect(legWorth(later)(legOn('70101'))).toEqual(kept);
    suspend(2);
    expect(legWorth(later)(legOn('70101'))).toEqual(locked('leg-suspended'));
  });

  test('[CSH-11] what was removed, or is locked by anybody but the provider, keeps nothing', () => {
    const { world, worth } = inPlay();
    world.catalogue.changeOffer('701011', { status: 4 });
    expect(worth()).toEqual(locked('leg-suspended'));
  });

  test('[CSH-11] before the match there are no near-certain legs', () => {
    const world = aBoard();
    world.match('7').threeWay(NEAR).lines(47, [2.5]);
    const board = world.feature();
    world.catalogue.changeOffer('701011', { status: suspended });
    expect(legWorth({ board, settings })(legOn('70101'))).toEqual(locked('leg-suspended'));
  });
});
