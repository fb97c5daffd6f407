import { expect, test } from 'vitest';
import { aMatch, anOutcome } from '../../features/matches/fixtures/a-match.ts';
import { bestPricedFavourites } from './use-boost.ts';

const match = (id: string, home: number, away: number, statusId = 1) =>
  aMatch({
    id,
    way_3: {
      W1: anOutcome('1', { odds: home, statusId }),
      Draw: null,
      W2: anOutcome('3', { odds: away }),
    },
  });

const idsOf = (matches: Parameters<typeof bestPricedFavourites>[0]) =>
  bestPricedFavourites(matches).map(({ id }) => id);

test('[LST-30] the favourite is the team that pays less; those that pay most stand first', () => {
  expect(idsOf([match('1', 1.4, 7), match('2', 3.8, 1.9), match('3', 1.65, 5)])).toEqual([
    '2',
    '3',
    '1',
  ]);
});

test('[LST-30] certain winners and open matches are no favourites', () => {
  expect(idsOf([match('1', 1.19, 15), match('2', 2.21, 2.9), match('3', 2.2, 3)])).toEqual(['3']);
});

test('[LST-30] who cannot be bet on is left out', () => {
  expect(idsOf([match('1', 1.5, 5, 4), aMatch({ id: '2', way_3: noWinner })])).toEqual([]);
});
const noWinner = { W1: null, Draw: null, W2: null };

test('[LST-30] ten at most', () => {
  expect(idsOf(Array.from({ length: 14 }, (_, id) => match(String(id), 1.5, 5)))).toHaveLength(10);
});
