import { describe, expect, test } from 'vitest';
import {
  dayOrder,
  isShownInLists,
  type Listed,
  liveOrder,
  newestFirst,
  popularAmong,
  popularOrder,
  resultOrder,
  upcomingOrder,
} from './match-lists.ts';

const aMatch = (matchId: string, differences: Partial<Listed> = {}): Listed => ({
  matchId,
  isFootball: true,
  startsAt: 100,
  popularity: 0,
  competitionPopularity: 0,
  isOfHomeFavourite: false,
  chosenAt: undefined,
  leagueSorting: undefined,
  competitionId: '11',
  ...differences,
});

const idsOf = (matches: readonly Listed[]) => matches.map((match) => match.matchId).join(' ');

describe('the order of lists', () => {
  test('[ODB-15] live: football, then the popular competition, then the earlier start', () => {
    const matches = [
      aMatch('1', { isFootball: false, competitionPopularity: 99 }),
      aMatch('2', { competitionPopularity: 5, startsAt: 90 }),
      aMatch('3', { competitionPopularity: 7 }),
      aMatch('4', { competitionPopularity: 5, startsAt: 80 }),
      aMatch('10', { competitionPopularity: 5, startsAt: 90 }),
      aMatch('11', { isOfHomeFavourite: true }),
    ];
    expect(idsOf(matches.toSorted(liveOrder))).toBe('11 3 4 2 10 1');
  });

  test('[ODB-15] upcoming: football, then the sooner start, then the more popular', () => {
    const matches = [
      aMatch('4', { isFootball: false, startsAt: 100, popularity: 9 }),
      aMatch('1', { startsAt: 300 }),
      aMatch('2', { startsAt: 200 }),
      aMatch('3', { startsAt: 200, popularity: 8 }),
      aMatch('5', { startsAt: 200, leagueSorting: 90 }),
      aMatch('6', { startsAt: 200, isOfHomeFavourite: true }),
    ];
    expect(idsOf(matches.toSorted(upcomingOrder))).toBe('6 5 3 2 1 4');
  });

  test('[ODB-15] a chosen day: leagues followed here first, each with its matches together', () => {
    const matches = [
      aMatch('1', { startsAt: 100, competitionId: '12' }),
      aMatch('2', { startsAt: 200, competitionId: '11' }),
      aMatch('3', { startsAt: 300, competitionId: '12' }),
      aMatch('4', { startsAt: 100, isFootball: false, competitionPopularity: 9 }),
      aMatch('5', { startsAt: 400, competitionId: '13', leagueSorting: 90 }),
      aMatch('6', { startsAt: 500, isOfHomeFavourite: true, competitionId: '14' }),
      aMatch('7', { startsAt: 600, competitionId: '15', competitionPopularity: 2 }),
    ];
    expect(idsOf(matches.toSorted(dayOrder))).toBe('6 5 7 2 1 3 4');
  });

  test('[ODB-16] popular: chosen, then of a popular league, then popular itself', () => {
    const matches = [
      aMatch('1', { popularity: 90 }),
      aMatch('2', { leagueSorting: 94, popularity: 1 }),
      aMatch('3', { leagueSorting: 99, popularity: 3 }),
      aMatch('4', { chosenAt: 1 }),
      aMatch('5', { chosenAt: 2 }),
      aMatch('6', { leagueSorting: 99, popularity: 9 }),
      aMatch('7', { isOfHomeFavourite: true }),
    ];
    expect(idsOf(matches.toSorted(popularOrder))).toBe('5 4 7 6 3 2 1');
  });

  test('[ODB-16] a short list is filled to thirty, a long one holds no stranger', () => {
    const strangers = Array.from({ length: 50 }, (_, index) => aMatch(String(index + 1)));
    expect(popularAmong(strangers)).toHaveLength(30);
    const ofLeagues = strangers.slice(0, 40).map((match) => ({ ...match, leagueSorting: 1 }));
    expect(popularAmong([...ofLeagues, ...strangers.slice(40)])).toHaveLength(40);
    expect(popularAmong(ofLeagues)).toHaveLength(40);
    expect(popularAmong([])).toEqual([]);
  });
});

const candidates = [
  // status  time   bettable  shown
  [1, '-', true, true],
  [1, '-', false, false],
  [1, '12', false, false],
  [2, '12', false, true],
  [2, 'HT', true, true],
  [2, '-', true, false],
  [3, '90', true, false],
  [4, '30', true, false],
  [5, '-', true, false],
  [6, '-', true, false],
  [7, '-', true, false],
  [8, '-', true, false],
] as const;

test.each(candidates)(
  '[ODB-11] status %d at %s with a bettable quick outcome %s: shown %s',
  (status, matchTime, hasBettableQuickOutcome, shown) => {
    expect(isShownInLists({ status, matchTime, hasBettableQuickOutcome })).toBe(shown);
  },
);

describe('the order of results', () => {
  const DAY = 86_400_000;

  test('[RES-02] the newest day, football, popular leagues, then league by league', () => {
    const matches = [
      aMatch('1', { startsAt: 5 * DAY, isFootball: false }),
      aMatch('2', { startsAt: 5 * DAY + 1, competitionId: '12' }),
      aMatch('3', { startsAt: 5 * DAY + 2, competitionId: '11' }),
      aMatch('4', { startsAt: 5 * DAY + 3, competitionId: '12' }),
      aMatch('5', { startsAt: 5 * DAY + 4, competitionId: '13', leagueSorting: 1 }),
      aMatch('6', { startsAt: 5 * DAY + 5, competitionId: '14', competitionPopularity: 2 }),
      aMatch('7', { startsAt: 6 * DAY }),
      aMatch('8', { startsAt: 5 * DAY - 4 * 3_600_000 }),
    ];
    expect(idsOf(matches.toSorted(resultOrder))).toBe('7 5 6 3 2 4 1 8');
  });

  test('[RES-03] of a search, the newest', () => {
    const matches = [aMatch('1'), aMatch('2', { startsAt: 300 }), aMatch('3', { startsAt: 200 })];
    expect(idsOf(matches.toSorted(newestFirst))).toBe('2 3 1');
  });
});
