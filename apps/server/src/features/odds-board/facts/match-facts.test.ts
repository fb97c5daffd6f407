import { describe, expect, test } from 'vitest';
import type { Fact } from '../ports.ts';
import { bySideOf, countsByPart, minuteOf, partPlayed, scoreOf } from './match-facts.ts';

const sides = { homeId: '1', awayId: '2' };
const aFact = (differences: Partial<Fact>): Fact => ({
  id: '9',
  matchId: '7',
  typeId: 1,
  partId: 2,
  status: 1,
  number1: 3,
  number2: 0,
  team1Id: '1',
  team2Id: '2',
  aboutPartId: null,
  text: null,
  ...differences,
});

const facts = [
  // first team  second team  home and away
  ['1', '2', { home: 3, away: 0 }],
  ['2', '1', { home: 0, away: 3 }],
  ['1', null, undefined],
  [null, null, undefined],
  ['5', '2', undefined],
] as const;

describe('facts of a match', () => {
  test.each(facts)('[ODB-22] 3 of team %s and 0 of team %s', (team1Id, team2Id, counts) => {
    expect(bySideOf(aFact({ team1Id, team2Id }), sides)).toEqual(counts);
  });

  test('[ODB-22] the score is that of the whole match, without what was taken back', () => {
    const half = aFact({ partId: 5, number1: 1 });
    const removed = aFact({ partId: 1, number1: 9, status: 2 });
    expect(scoreOf([half, removed, aFact({})], sides)).toEqual({ home: 3, away: 0 });
    expect(scoreOf([removed], sides)).toBeUndefined();
  });

  test('[ODB-22] counts by part begin with the whole match', () => {
    const parts = countsByPart(
      [aFact({ partId: 6, number1: 2 }), aFact({}), aFact({ typeId: 5 })],
      1,
      sides,
    );
    expect(parts).toEqual([
      { partId: 2, home: 3, away: 0 },
      { partId: 6, home: 2, away: 0 },
    ]);
  });

  test('[ODB-12] the minute and its stoppage come from one fact', () => {
    expect(minuteOf([aFact({ typeId: 95, number1: 45, number2: 2 })])).toEqual({
      minute: 45,
      stoppageMinutes: 2,
    });
    expect(minuteOf([])).toEqual({ minute: undefined, stoppageMinutes: undefined });
  });

  const match = {
    id: '7',
    competitionId: '1',
    sportId: 1,
    startsAt: 0,
    status: 2,
    partId: 5,
    popularity: 0,
    ...sides,
  };
  test('[ODB-12] a part that has ended is not being played, though it still stands', () => {
    expect(partPlayed([aFact({ partId: 5 })], match)).toBe(5);
    expect(partPlayed([aFact({ partId: 5, status: 4 })], match)).toBeNull();
  });
});
