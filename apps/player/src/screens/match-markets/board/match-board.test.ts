import { expect, test } from 'vitest';
import { priceOf } from '../../../features/live-odds/prices.ts';
import { aMatch } from '../../../features/matches/fixtures/a-match.ts';
import { aMarket, aType, away, draw, home } from '../fixtures/a-market.ts';
import { applyMarketUpdate, matchBoardOf, storeBoard } from './match-board.ts';

const winner = aType([aMarket([home, draw, away])]);
const goals = aType([aMarket([home, away])], { bettingTypeId: 12, group: 'goals' });
const specials = aType([aMarket([home, away])], { bettingTypeId: 125, group: 'specials' });
const match = (id: string) => aMatch({ id, bet_list: [winner, goals, specials] });
const idsOf = (matchId: string) => matchBoardOf(matchId)?.types.map(({ id }) => id);

test('[MPG-11] a type told anew keeps its place, one without markets leaves, a new one joins its group', async () => {
  await storeBoard(match('1'), 1_000);
  const added = aType([aMarket([home, away])], { bettingTypeId: 75, group: 'goals' });
  const longer = { ...winner, market_list: [...winner.market_list, aMarket([home, draw, away])] };
  const gone = { ...specials, market_list: [] };
  applyMarketUpdate('1', { types: [added, longer, gone], asOfMs: 2_000 });
  expect(idsOf('1')).toEqual([69, 12, 75]);
  expect(matchBoardOf('1')?.types[0]?.marketCount).toBe(2);
});

test('[MPG-11] the same markets told again are the same list', async () => {
  await storeBoard(match('2'), 1_000);
  const before = matchBoardOf('2')?.types;
  await storeBoard(match('2'), 2_000);
  expect(matchBoardOf('2')?.types).toBe(before);
});

test('[MPG-12] an answer asked for before the socket spoke does not bring a type back', async () => {
  await storeBoard(match('3'), 1_000);
  applyMarketUpdate('3', { types: [{ ...goals, market_list: [] }], asOfMs: 3_000 });
  await storeBoard(match('3'), 2_000);
  expect(idsOf('3')).toEqual([69, 125]);
  await storeBoard(match('3'), 4_000);
  expect(idsOf('3')).toEqual([69, 12, 125]);
});

test('[MPG-12] what the socket says while an answer is taken stands', async () => {
  await storeBoard(match('6'), 1_000);
  const taking = storeBoard(match('6'), 2_000);
  applyMarketUpdate('6', { types: [{ ...goals, market_list: [] }], asOfMs: 3_000 });
  await taking;
  expect(idsOf('6')).toEqual([69, 125]);
});

test('[MPG-12] its prices are known, of whatever is told', async () => {
  const dear = aMarket([{ ...home, id_card: '777', odds: 3.2 }]);
  await storeBoard(match('4'), 1_000);
  applyMarketUpdate('4', { types: [aType([dear])], asOfMs: 2_000 });
  expect(priceOf('777')?.oddsThousandths).toBe(3_200);
});

test('news of a match that nobody opened is not kept', () => {
  applyMarketUpdate('5', { types: [winner], asOfMs: 1_000 });
  expect(matchBoardOf('5')).toBeUndefined();
});
