import { expect, test } from 'vitest';
import { type Incident, type MatchResult, noEnding } from './result/match-result.ts';
import type { Team } from './score.ts';
import { ledByTwo } from './two-up.ts';

const GRACE = 3;
const FIRST_HALF = 5;
const SECOND_HALF = 6;

const goal = (team: Team, minute: number, isTakenBack = false): Incident => ({
  ...{ unit: 'goals', team, minute, isTakenBack, worth: 1 },
  partId: minute > 45 ? SECOND_HALF : FIRST_HALF,
  ...{ playerId: null, addedMinute: 0, method: null },
});

function played(
  incidents: readonly Incident[],
  differences: Partial<MatchResult> = {},
): MatchResult {
  return {
    ...{ matchId: '1', sport: 'football', status: 'ended', version: 0, minute: 90 },
    ...{ completedParts: [3, FIRST_HALF, SECOND_HALF], counts: {}, lineUp: null, ending: noEnding },
    ...{ incidents, orderedUnits: ['goals'] },
    ...differences,
  };
}

const inPlay = (minute: number) =>
  ({ status: 'in-progress', minute, completedParts: minute > 45 ? [FIRST_HALF] : [] }) as const;

const both: readonly Team[] = ['home', 'away'];

const come = (...whose: readonly Team[]) => whose.map((team, at) => goal(team, 50 + at));

test.each([
  ['two goals and a come-back', come('home', 'home', 'away', 'away'), ['home']],
  ['one goal at a time', come('home', 'away', 'home', 'away'), []],
  ['both in turn', come('home', 'home', 'away', 'away', 'away', 'away'), ['home']],
  ['both, and level', come('home', 'home', 'away', 'away', 'away', 'away', 'home', 'home'), both],
  ['a lead that was kept', come('home', 'home'), []],
  ['no goal', [], []],
  ['a second goal taken back', [goal('home', 10), goal('home', 20, true)], []],
] as const)('[STL-30] %s', (_name, goals, expected) => {
  expect(ledByTwo(played([...goals]), GRACE)).toEqual(expected);
});

test.each([
  ['a goal just now', [goal('home', 60), goal('home', 70)], 72, []],
  ['a goal that has stood', [goal('home', 60), goal('home', 70)], 73, ['home']],
  ['at half-time', [goal('home', 43), goal('home', 45)], 46, ['home']],
  ['a lead after one that may be taken back', [goal('away', 70), goal('home', 71)], 72, []],
] as const)('[STL-30] in play: %s', (_name, goals, minute, expected) => {
  expect(ledByTwo(played([...goals], inPlay(minute)), GRACE)).toEqual(expected);
});

/** The clock runs on in stoppage time, and the goals of it are told as 45 and so many more. */
test.each([
  ['a goal just now', 4, 50, []],
  ['a goal that has stood', 2, 50, ['home']],
] as const)('[STL-30] in stoppage time: %s', (_name, addedMinute, minute, expected) => {
  const added = { ...goal('home', 45), addedMinute };
  const on = { status: 'in-progress', minute, completedParts: [] } as const;
  expect(ledByTwo(played([goal('home', 20), added], on), GRACE)).toEqual(expected);
});

test('[STL-30] without the order of the goals nobody is told to have led', () => {
  const untold = { orderedUnits: [], counts: { goals: { 3: { home: 3, away: 3 } } } } as const;
  expect(ledByTwo(played([], untold), GRACE)).toEqual([]);
});

test.each([
  ['half time says so', { home: 2, away: 0 }, { home: 0, away: 2 }, ['home']],
  ['half time does not', { home: 2, away: 1 }, { home: 0, away: 1 }, []],
] as const)(
  '[STL-30] what the scores of the halves force: %s',
  (_name, first, second, expected) => {
    const halves = { orderedUnits: [], counts: { goals: { 5: first, 6: second } } } as const;
    expect(ledByTwo(played([], halves), GRACE)).toEqual(expected);
    const half = { orderedUnits: [], counts: { goals: { 5: first } } } as const;
    expect(ledByTwo(played([], { ...half, ...inPlay(60) }), GRACE)).toEqual(expected);
    const still = { ...inPlay(40), minute: 47 };
    expect(ledByTwo(played([], { ...half, ...still }), GRACE)).toEqual([]);
  },
);

test('[STL-30] goals of overtime and other sports are no lead', () => {
  const late = { ...goal('home', 95), partId: 4 };
  expect(ledByTwo(played([late, late]), GRACE)).toEqual([]);
  expect(
    ledByTwo(played(come('home', 'home'), { ...inPlay(80), sport: 'basketball' }), GRACE),
  ).toEqual([]);
});
