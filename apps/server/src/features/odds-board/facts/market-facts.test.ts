import { bettingTypes } from '@kipute/contract/constants/betting-types/betting-types';
import { expect, test } from 'vitest';
import { plainMarket } from '../../catalogue/fixtures/plain-records.ts';
import { winnersTogether, withoutTwins } from './market-facts.ts';

const markets: readonly [string, number, number, number | 'varies'][] = [
  // market, type, selections, winners together
  ['1X2', 69, 3, 1],
  ['1X2 without its draw', 69, 2, 'varies'],
  ['1X2, paid at two goals ahead', 10_100, 3, 'varies'],
  ['double chance', 9, 3, 2],
  ['handicap double chance', 10_140, 3, 2],
  ['over/under', 47, 2, 1],
  ['over/under of several lines in one market', 47, 4, 'varies'],
  ['Asian handicap', 48, 2, 1],
  ['3 way handicap', 8, 3, 1],
  ['both teams to score', 76, 2, 1],
  ['draw no bet', 112, 2, 1],
  ['odd or even', 35, 2, 1],
  ['correct score', 45, 26, 1],
  ['score at any time', 10_184, 26, 'varies'],
  ['half time/full time', 11, 9, 1],
  ['half time or full time', 10_129, 3, 'varies'],
  ['exact goals', 10_102, 7, 1],
  ['multigoals', 10_103, 9, 'varies'],
  ['multigoals of a team', 10_191, 9, 'varies'],
  ['1X2 & both teams to score', 10_150, 6, 1],
  ['double chance & over/under', 10_153, 6, 2],
  ['1X2 & multigoals', 10_157, 12, 'varies'],
  ['1X2 or both teams to score', 10_170, 6, 'varies'],
  ['half time/match winner', 10_313, 6, 1],
  ['anytime goalscorer', 30, 24, 'varies'],
  ['first goalscorer', 10_250, 24, 'varies'],
  ['promotion', 27, 20, 'varies'],
  ['special bets', 411, 2, 'varies'],
  ['a type that nobody knows', 999_999, 2, 'varies'],
];
test.each(markets)('[CSH-41] %s (%d) with %d selections: %s', (_name, typeId, count, winners) => {
  expect(winnersTogether(typeId, count)).toBe(winners);
});

test('[CSH-41] where several players or teams may win, nobody says how many do', () => {
  const competitors = bettingTypes.filter(({ kind }) => kind === 'competitor');
  const said = competitors.map(({ id, selectionCount }) =>
    winnersTogether(id, selectionCount ?? 9),
  );
  expect(new Set(said)).toEqual(new Set(['varies']));
});

const offered = [
  // types and parts on offer, those shown
  [['466/3', '112/3'], ['112/3']],
  [
    ['112/5', '466/3'],
    ['112/5', '466/3'],
  ],
  [['466/60'], ['466/60']],
  [
    ['69/3', '112/3', '112/5', '466/3'],
    ['69/3', '112/3', '112/5'],
  ],
] as const;

test.each(offered)('[ODB-77] of %j a match shows %j', (onOffer, shown) => {
  const markets = onOffer.map((text) => {
    const [marketTypeId = 0, partId = 0] = text.split('/').map(Number);
    return { ...plainMarket, id: text, matchId: '7', marketTypeId, partId };
  });
  expect(withoutTwins(markets).map(({ id }) => id)).toEqual(shown);
});
