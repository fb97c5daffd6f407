import { describe, expect, test } from 'vitest';
import { picksOf } from './fixtures/some-terms.ts';
import { choicesOf, isRightAt, type PoolGame, pickText, readPick } from './pool-pick.ts';

const readable: readonly (readonly [PoolGame, string, number])[] = [
  ['jackpot', '1', 1],
  ['jackpot', 'X', 1],
  ['jackpot', '2', 1],
  ['jackpot', '1X', 2],
  ['jackpot', '12', 2],
  ['jackpot', 'X2', 2],
  ['jackpot', '1X2', 3],
  ['lucky-six', '0-0', 1],
  ['lucky-six', '5-5', 1],
  ['lucky-six', '2-1', 1],
  ['lucky-six', 'other', 1],
];

test.each(readable)('[POL-11] %s has the pick %s of %i results', (game, text, choices) => {
  const pick = readPick(game, text);
  expect(pick && pickText(pick)).toBe(text);
  expect(pick && choicesOf(pick)).toBe(choices);
});

const unreadable: readonly (readonly [PoolGame, string])[] = [
  ['jackpot', ''],
  ['jackpot', ' '],
  ['jackpot', 'x'],
  ['jackpot', '2X'],
  ['jackpot', '11'],
  ['jackpot', '1 '],
  ['jackpot', '1\n'],
  ['jackpot', '1,2'],
  ['jackpot', '3'],
  ['jackpot', '2-1'],
  ['jackpot', 'other'],
  ['lucky-six', ''],
  ['lucky-six', '1'],
  ['lucky-six', '6-0'],
  ['lucky-six', '0-6'],
  ['lucky-six', '-1-0'],
  ['lucky-six', '10-0'],
  ['lucky-six', '2-1\n'],
  ['lucky-six', '2:1'],
  ['lucky-six', '٢-١'],
  ['lucky-six', 'Other'],
];

test.each(unreadable)('[POL-11] %s has no pick %j', (game, text) => {
  expect(readPick(game, text)).toBeUndefined();
});

describe('a pick at the end of its match', () => {
  const table: readonly (readonly [string, string, boolean])[] = [
    ['1', '1-0', true],
    ['1', '9-8', true],
    ['1', '0-0', false],
    ['1', '0-1', false],
    ['X', '0-0', true],
    ['X', '7-7', true],
    ['X', '1-0', false],
    ['2', '0-1', true],
    ['2', '1-0', false],
    ['2', '2-2', false],
    ['1X', '1-0', true],
    ['1X', '1-1', true],
    ['1X', '1-2', false],
    ['X2', '0-3', true],
    ['X2', '3-0', false],
    ['12', '3-0', true],
    ['12', '0-3', true],
    ['12', '3-3', false],
    ['2-1', '2-1', true],
    ['2-1', '1-2', false],
    ['2-1', '2-2', false],
    ['5-5', '5-5', true],
    ['5-5', '6-5', false],
    ['other', '5-5', false],
    ['other', '6-0', true],
    ['other', '0-6', true],
    ['other', '7-7', true],
    ['other', '12-3', true],
  ];

  test.each(table)('[POL-20] %s at %s is right: %s', (text, end, expected) => {
    const [home = 0, away = 0] = end.split('-').map(Number);
    const [pick] = picksOf(text);
    expect(pick && isRightAt(pick, { home, away })).toBe(expected);
  });
});

test('[POL-20] at every score exactly one pick of each game is right', () => {
  const goals = Array.from({ length: 9 }, (_, count) => count);
  const named = goals.filter((count) => count <= 5);
  const scorePicks = named.flatMap((home) => named.map((away) => `${home}-${away}`));
  for (const all of ['1 X 2', `${scorePicks.join(' ')} other`]) {
    const picks = picksOf(all);
    for (const home of goals) {
      for (const away of goals) {
        expect(picks.filter((pick) => isRightAt(pick, { home, away }))).toHaveLength(1);
      }
    }
  }
});
