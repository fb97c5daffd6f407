import { describe, expect, test } from 'vitest';
import { picksOf } from './fixtures/some-terms.ts';
import { isWaiting, type PoolMatchEnd, placeMarks, placeStandings } from './place-standing.ts';

/** `2-1`, `off 7` with the moment, or `?` for a match that waits. */
function endOf(word: string): PoolMatchEnd {
  if (word === '?') return { kind: 'waiting' };
  if (word.startsWith('off')) return { kind: 'off', since: Number(word.slice(4)) };
  const [home = 0, away = 0] = word.split('-').map(Number);
  return { kind: 'played', score: { home, away } };
}

const endsOf = (words: readonly string[]) => words.map(endOf);

/** `match`, `nobody` or the number of the reserve, from 0. */
const decidedBy = (matches: readonly string[], reserves: readonly string[]) =>
  placeStandings(endsOf(matches), endsOf(reserves)).map(({ by, reserve }) => reserve ?? by);

type Row = readonly [
  string,
  { readonly matches: readonly string[]; readonly reserves: readonly string[] },
  readonly (string | number)[],
];

const table: readonly Row[] = [
  ['all are played', { matches: ['1-0', '0-0'], reserves: ['1-1', '?'] }, ['match', 'match']],
  [
    'a match that waits is its own',
    { matches: ['?', '0-0'], reserves: ['1-1'] },
    ['match', 'match'],
  ],
  ['one is off', { matches: ['1-0', 'off 5'], reserves: ['1-1', '2-2'] }, ['match', 0]],
  [
    'the one that was called off first has the first reserve',
    { matches: ['off 9', 'off 5'], reserves: ['1-1', '2-2'] },
    [1, 0],
  ],
  [
    'of the same moment the earlier place',
    { matches: ['off 5', 'off 5'], reserves: ['1-1', '2-2'] },
    [0, 1],
  ],
  [
    'nobody is left for the last',
    { matches: ['off 7', 'off 5', 'off 6'], reserves: ['1-1', '2-2'] },
    ['nobody', 0, 1],
  ],
  ['there are no reserves', { matches: ['off 5', '1-0'], reserves: [] }, ['nobody', 'match']],
  [
    'a reserve that waits steps in as well',
    { matches: ['off 5', '1-0'], reserves: ['?', '1-1'] },
    [0, 'match'],
  ],
  [
    'a reserve that is off already is passed over',
    { matches: ['off 5', '1-0'], reserves: ['off 4', '1-1'] },
    [1, 'match'],
  ],
  [
    'also when it is called off at the same moment',
    { matches: ['off 5', '1-0'], reserves: ['off 5', '1-1'] },
    [1, 'match'],
  ],
  [
    'so that two matches of that moment have the ones after it in their order',
    { matches: ['off 5', 'off 5'], reserves: ['off 5', '1-1', '2-2'] },
    [1, 2],
  ],
  [
    'a reserve that is called off later is followed by the next',
    { matches: ['off 5', '1-0'], reserves: ['off 6', '1-1'] },
    [1, 'match'],
  ],
  [
    'which takes the turn of a match that is called off later still',
    { matches: ['off 5', 'off 7'], reserves: ['off 6', '1-1', '2-2'] },
    [1, 2],
  ],
  [
    'a reserve that stands in does not move when another one is called off',
    { matches: ['off 5', 'off 6'], reserves: ['off 7', '1-1', '2-2'] },
    [2, 1],
  ],
  [
    'its follower is off as well',
    { matches: ['off 5', '1-0'], reserves: ['off 6', 'off 7', '2-2'] },
    [2, 'match'],
  ],
  [
    'reserves of one moment, one of which stands in',
    { matches: ['off 5', '1-0'], reserves: ['off 6', 'off 6', '2-2'] },
    [2, 'match'],
  ],
  [
    'all reserves are off',
    { matches: ['off 5', 'off 1'], reserves: ['off 6', 'off 2'] },
    ['nobody', 'nobody'],
  ],
  [
    'a place that was left without anybody stays so',
    { matches: ['off 5', 'off 4', '1-0'], reserves: ['off 6'] },
    ['nobody', 'nobody', 'match'],
  ],
];

test.each(table)('[POL-21] %s', (_name, { matches, reserves }, expected) => {
  expect(decidedBy(matches, reserves)).toEqual(expected);
});

test('[POL-21] what decides a place is its match, its reserve, or nothing', () => {
  const ends = endsOf(['1-0', 'off 5', 'off 6', '?']);
  const standings = placeStandings(ends, endsOf(['?']));
  expect(standings.map(({ end }) => end)).toEqual([
    { kind: 'played', score: { home: 1, away: 0 } },
    { kind: 'waiting' },
    { kind: 'void' },
    { kind: 'waiting' },
  ]);
  expect(standings.map(isWaiting)).toEqual([false, true, false, true]);
});

describe('what of a place is right', () => {
  type Place = readonly [string, string, string, string, number, number | undefined];
  const places: readonly Place[] = [
    ['a single that is right', '1', '2-1', '?', 1, 1],
    ['a single that is wrong', '2', '2-1', '?', 1, 0],
    ['a double, one half of which is right', '1X', '2-1', '?', 2, 1],
    ['a double, no half of which is right', 'X2', '2-1', '?', 2, 0],
    ['a match that waits', '1X', '?', '0-0', 2, undefined],
    ['a single whose reserve is right', '2', 'off 5', '0-0', 1, 1],
    ['a single whose reserve is wrong, whatever was picked', '2', 'off 5', '0-3', 1, 0],
    ['a double whose reserve is right: both lines are', '12', 'off 5', '0-0', 2, 2],
    ['a double whose reserve is wrong: no line is', 'X2', 'off 5', '0-3', 2, 0],
    ['a double whose reserve waits', 'X2', 'off 5', '?', 2, undefined],
    ['a single without a reserve', '2', 'off 5', 'off 6', 1, 1],
    ['a double without a reserve: both lines are right', '12', 'off 5', 'off 6', 2, 2],
  ];

  test.each(places)('[POL-21, POL-22] %s', (_name, pick, match, reserve, choices, right) => {
    const ticket = { picks: picksOf(pick), reservePicks: picksOf('X') };
    const standings = placeStandings([endOf(match)], [endOf(reserve)]);
    expect(placeMarks(ticket, standings)).toEqual([{ choices, right }]);
  });

  test('[POL-21] a ticket of scores has its score on the reserve', () => {
    const ticket = { picks: picksOf('2-1 other'), reservePicks: picksOf('0-0') };
    const marksAt = (reserve: string) =>
      placeMarks(ticket, placeStandings(endsOf(['off 5', '6-0']), [endOf(reserve)]));
    expect(marksAt('0-0').map(({ right }) => right)).toEqual([1, 1]);
    expect(marksAt('2-1').map(({ right }) => right)).toEqual([0, 1]);
  });
});
