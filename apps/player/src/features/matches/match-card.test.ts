import { afterEach, describe, expect, test } from 'vitest';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { aMatch, anOutcome } from './fixtures/a-match.ts';
import { matchCardOf } from './match-card.ts';

afterEach(() => chooseDataSaver('off'));

test('[SCR-15] a match of the wire becomes a card in our words', () => {
  expect(matchCardOf(aMatch())).toEqual({
    id: '1001',
    league: { id: '51', name: 'Ligi Kuu NBC', country: 'Tanzania', flag: 'TZ', sportId: 1 },
    home: { id: '11', name: 'Simba SC' },
    away: { id: '12', name: 'Young Africans' },
    startsAtMs: Date.parse('2026-11-14T16:00:00Z'),
    tags: ['derby'],
    marketCount: 142,
    outcomes: {
      home: { selectionId: '1' },
      draw: { selectionId: '2' },
      away: { selectionId: '3' },
      homeOrDraw: { selectionId: '4' },
      drawOrAway: { selectionId: '5' },
      homeOrAway: { selectionId: '6' },
      yes: { selectionId: '7' },
      no: { selectionId: '8' },
      over: { selectionId: '22', line: 2.5 },
      under: { selectionId: '32', line: 2.5 },
    },
  });
});

test('[SCR-16] a selection that is not there leaves its place empty', () => {
  const { outcomes } = matchCardOf(
    aMatch({ way_3: { W1: anOutcome('1'), Draw: null, W2: anOutcome('3') } }),
  );
  expect([outcomes.home, outcomes.draw, outcomes.away]).toEqual([
    { selectionId: '1' },
    undefined,
    { selectionId: '3' },
  ]);
});

describe('[BRW-25] over and under', () => {
  const goals = (id: string, name: string) => anOutcome(id, { name });
  const lines = [
    // over                              under                                 chosen
    [['1.5', '2.5', '3.5'], ['1.5', '2.5', '3.5'], 2.5, 2.5],
    [['3.5', '4.5'], ['3.5', '4.5'], 3.5, 3.5],
    [['0.5', '1.5'], ['0.5', '1.5'], 1.5, 1.5],
    [['2.5'], ['3.5'], 2.5, undefined],
    [[], [], undefined, undefined],
  ] as const;

  test.each(lines)('of %j and %j are %s and %s', (over, under, overLine, underLine) => {
    const { outcomes } = matchCardOf(
      aMatch({
        over_or_under: {
          Over: over.map((line) => goals(`1${line}`, `Over ${line}`)),
          Under: under.map((line) => goals(`2${line}`, `Under ${line}`)),
        },
      }),
    );
    expect([outcomes.over?.line, outcomes.under?.line]).toEqual([overLine, underLine]);
  });
});

const tagged = [
  // derby, two up, marks
  [1, 0, ['derby']],
  [1, 1, ['derby', 'twoUp']],
  [0, 1, ['twoUp']],
  [0, 0, undefined],
] as const;

test.each(tagged)('[SCR-15, BOOST-32] derby %d, two up %d: marked %j', (derby, twoUp, tags) => {
  const match = aMatch({ is_derby: derby, is_up_goal: twoUp });
  expect(matchCardOf(match).tags).toEqual(tags);
});

const flags = [
  ['TZ', 'TZ'],
  ['GB-ENG', 'GB-ENG'],
  ['GE', 'GE'],
  ['world', undefined],
  ['', undefined],
] as const;

test.each(flags)('[SCR-01] the country %j has the flag %s', (code, flag) => {
  expect(matchCardOf(aMatch({ category_alpha2: code })).league.flag).toBe(flag);
});

test('[BRW-40] who saves data gets no flags', () => {
  chooseDataSaver('on');
  expect(matchCardOf(aMatch()).league.flag).toBeUndefined();
});
