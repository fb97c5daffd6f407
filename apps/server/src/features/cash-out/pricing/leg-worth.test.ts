import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { expect, test } from 'vitest';
import type { LegInPlay } from '../../betting/index.ts';
import { aBoard, type BoardFixture } from '../../odds-board/fixtures/a-board.ts';
import { legWorth } from './leg-worth.ts';

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
  ...{ matchId: '7', marketId: '701', selectionId, odds: 2_500 },
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
  ['for a person to decide', legOn('70101', 'abnormal'), nothing, locked('leg-suspended')],
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
    'one beside a suspended one',
    legOn('70101'),
    ({ catalogue }) => catalogue.changeOffer('701021', { status: 7 }),
    locked('leg-without-price'),
  ],
  [
    'one on a silent board',
    legOn('70101'),
    ({ catalogue }) => catalogue.setFreshness('suspended'),
    locked('leg-suspended'),
  ],
  [
    'one of a match that is over',
    legOn('70101'),
    ({ catalogue }) => catalogue.changeMatch('7', { status: 3 }),
    locked('leg-suspended'),
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
  expect(legWorth(board)(leg)).toEqual(worth);
});

test('[CSH-40] legs of one moment on one selection are worth the same', () => {
  const world = aWorld();
  const worth = legWorth(world.feature());
  const first = worth(legOn('70101'));
  world.catalogue.changeOffer('701011', { odds: 1_500 });
  expect(worth(legOn('70101'))).toEqual(first);
  expect(worth(legOn('70102'))).not.toEqual(first);
});
