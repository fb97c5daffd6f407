import { expect, test } from 'vitest';
import {
  comeback,
  graded,
  handicap,
  inTurn,
  type Json,
  minutes,
  over,
  part,
  player,
  score,
  under,
} from './fixtures/graded.ts';

type Row = readonly [result: Json, market: Json, pick: unknown, outcome: string];

const goal = (partId: number, team: string, minute: number) => ({
  unit: 'goals',
  part: partId,
  team,
  minute,
});
const inTheFirstHalf = { status: 'abandoned', minute: 20, counts: { goals: { 5: [1, 0] } } };
const inTheSecond = {
  status: 'abandoned',
  minute: 70,
  completed: [5],
  counts: { goals: { 5: [1, 0], 3: [2, 0] } },
};
const withoutAClock = { status: 'abandoned', counts: { goals: { 3: [2, 0] } } };

const byTheClock: readonly Row[] = [
  // A half that has not begun is no reason to know nothing of the match.
  [inTheFirstHalf, { type: 69 }, 'home', 'refund'],
  [inTheFirstHalf, { type: 47 }, over(0.5), 'win'],
  [inTheFirstHalf, { type: 69, part: 5 }, 'home', 'refund'],
  [inTheFirstHalf, { type: 69, part: 6 }, 'home', 'refund'],
  [inTheFirstHalf, { type: 118 }, over(8.5), 'count-missing'],
  // The first half is over because somebody said so.
  [inTheSecond, { type: 69, part: 5 }, 'home', 'win'],
  [inTheSecond, { type: 76, part: 5 }, 'no', 'win'],
  [inTheSecond, { type: 69 }, 'home', 'refund'],
  // Nobody told in which half these goals were.
  [withoutAClock, { type: 47, part: 5 }, over(0.5), 'count-missing'],
  [withoutAClock, { type: 47 }, over(0.5), 'win'],
];

test.each(byTheClock)('[GRA-20] %j, %j %j: %s', (result, market, pick, outcome) => {
  expect(graded(result, { ...market, pick })).toBe(outcome);
});

/** Two minutes over time in the first half, which is still on; without a goal so far. */
const overTime = { status: 'in-progress', minute: 47, counts: { goals: { 5: [0, 0], 3: [0, 0] } } };
const atTheBreak = { ...overTime, completed: [5] };
const brokenOff = { ...overTime, status: 'abandoned' };
const overNinety = {
  status: 'in-progress',
  minute: 94,
  completed: [5],
  counts: { goals: { 5: [1, 0], 3: [1, 0] } },
};
const inAddedTime = {
  status: 'in-progress',
  minute: 48,
  counts: { goals: { 5: [1, 0] } },
  ordered: ['goals'],
  incidents: [goal(5, 'home', 20)],
};
const laterGoal = {
  status: 'in-progress',
  minute: 52,
  counts: { goals: { 5: [0, 0], 6: [0, 1] } },
};

const pastTheMinute: readonly Row[] = [
  // No minute ends a half: its end, or something of the next one, does.
  [overTime, { type: 47, part: 5 }, under(0.5), 'pending'],
  [overTime, { type: 69, part: 5 }, 'draw', 'pending'],
  [overTime, { type: 76, part: 5 }, 'no', 'pending'],
  [overTime, { type: 11 }, inTurn('home', 'home'), 'pending'],
  [atTheBreak, { type: 47, part: 5 }, under(0.5), 'win'],
  [atTheBreak, { type: 69, part: 5 }, 'draw', 'win'],
  [atTheBreak, { type: 11 }, inTurn('home', 'home'), 'lose'],
  [brokenOff, { type: 47, part: 5 }, under(0.5), 'refund'],
  [brokenOff, { type: 69, part: 5 }, 'draw', 'refund'],
  [laterGoal, { type: 47, part: 5 }, under(0.5), 'win'],
  [overNinety, { type: 69 }, 'home', 'pending'],
  [overNinety, { type: 47 }, under(1.5), 'pending'],
  [overNinety, { type: 47, part: 5 }, under(1.5), 'win'],
  [{ ...overNinety, completed: [5, 6] }, { type: 69 }, 'home', 'win'],
  [{ ...overNinety, status: 'abandoned' }, { type: 69 }, 'home', 'refund'],
  // Stoppage time belongs to minute 45, so neither that nor any of the next half is over.
  [inAddedTime, { type: 94, minutes: [1, 43] }, 'yes', 'win'],
  [inAddedTime, { type: 94, minutes: [31, 43] }, 'no', 'win'],
  [inAddedTime, { type: 94, minutes: [31, 45] }, 'no', 'pending'],
  [inAddedTime, { type: 94, minutes: [46, 47] }, 'no', 'pending'],
  [{ ...inAddedTime, completed: [5] }, { type: 94, minutes: [31, 45] }, 'no', 'win'],
  [{ ...inAddedTime, completed: [5] }, { type: 94, minutes: [46, 47] }, 'no', 'win'],
];

test.each(pastTheMinute)('[GRA-24] %j, %j %j: %s', (result, market, pick, outcome) => {
  expect(graded(result, { ...market, pick })).toBe(outcome);
});

const early = {
  status: 'abandoned',
  minute: 33,
  counts: { goals: { 5: [2, 0] } },
  ordered: ['goals'],
  incidents: [goal(5, 'home', 6), goal(5, 'home', 12)],
};
const untimed = {
  status: 'abandoned',
  minute: 50,
  completed: [5],
  counts: { goals: { 5: [1, 0], 3: [1, 0] } },
};
const barren = {
  status: 'abandoned',
  minute: 65,
  completed: [5],
  counts: { goals: { 5: [0, 0], 6: [0, 0] } },
};

const stillPossible: readonly Row[] = [
  // The last goal so far stays the last one if none follows.
  [early, { type: 10109 }, minutes(1, 15), 'refund'],
  [early, { type: 10109 }, minutes(16, 30), 'lose'],
  [early, { type: 10109 }, minutes(31, 45), 'refund'],
  [early, { type: 10109 }, 'none', 'lose'],
  [early, { type: 10109 }, minutes(11), 'win'],
  [early, { type: 10109, part: 5 }, minutes(11, 45), 'win'],
  [early, { type: 10184 }, score(0, 1), 'lose'],
  [early, { type: 10184 }, score(2, 1), 'refund'],
  // At a minute nobody told it was in its half all the same.
  [untimed, { type: 10109 }, minutes(46), 'refund'],
  [untimed, { type: 10109 }, minutes(1), 'win'],
  [untimed, { type: 10109 }, minutes(31), 'minute-missing'],
  [untimed, { type: 10109 }, minutes(46, 60), 'refund'],
  [barren, { type: 10133 }, part(5), 'lose'],
  [barren, { type: 10133 }, part(6), 'refund'],
];

test.each(stillPossible)('[GRA-20] %j, %j %j: %s', (result, market, pick, outcome) => {
  expect(graded(result, { ...market, pick })).toBe(outcome);
});

const oneByOne = {
  counts: { goals: { 3: [1, 0] } },
  ordered: ['goals'],
  incidents: [goal(5, 'home', 12)],
};

test('[GRA-22] extra time of which nobody said that it was played has no result', () => {
  const level = { type: 69, part: 10_001, pick: 'draw' };
  expect(graded(oneByOne, level)).toBe('ending-missing');
  expect(graded({ ...oneByOne, ending: { stage: 'ordinary-time' } }, level)).toBe('refund');
  const after = { counts: { goals: { 3: [1, 1], 10001: [0, 0] } }, ending: { stage: 'shoot-out' } };
  expect(graded(after, level)).toBe('win');
});

const level = {
  counts: { goals: { 5: [1, 1], 6: [0, 0], 10001: [0, 0], 10002: [4, 3] } },
  ordered: ['goals'],
  incidents: [
    { ...goal(5, 'home', 10), method: 'header' },
    { ...goal(5, 'away', 20), method: 'penalty' },
  ],
  ending: { stage: 'shoot-out', qualifier: 'home' },
};
const kick = { unit: 'goals', part: 10_002, team: 'home' };

test('[GRA-02] the kicks of a shoot-out need not be told one by one', () => {
  expect(graded(level, { type: 69, pick: 'draw' })).toBe('win');
  expect(graded(level, { type: 10101, pick: 'home' })).toBe('win');
  expect(graded(level, { type: 10101, part: 10_002, pick: 'home' })).toBe('order-missing');
  expect(graded(level, { type: 69, part: 10_002, pick: 'home' })).toBe('win');
  const tooMany = { ...level, incidents: [...level.incidents, ...Array(5).fill(kick)] };
  expect(graded(tooMany, { type: 69, pick: 'draw' })).toBe('incidents-do-not-add-up');
});

test('[GRA-03] a shoot-out hides no own goal and adds no penalty to ordinary time', () => {
  const kicked = { ...level, incidents: [...level.incidents, kick] };
  expect(graded(kicked, { type: 10280, pick: 'no' })).toBe('win');
  expect(graded(kicked, { type: 126, part: 6, pick: 'yes' })).toBe('lose');
  expect(graded(kicked, { type: 126, pick: 'yes' })).toBe('win');
});

const comeOn: readonly (readonly [Json, unknown, string])[] = [
  // h11 came on in the 60th minute.
  [{ type: 30, part: 5 }, player('h11'), 'refund'],
  [{ type: 116, part: 5, player: 'h11', line: 1 }, 'no', 'refund'],
  [{ type: 29, part: 5 }, player('h11'), 'refund'],
  [{ type: 30, part: 6 }, player('h11'), 'lose'],
  [{ type: 10261 }, player('h11'), 'lose'],
  [{ type: 10261 }, player('h12'), 'refund'],
];

test.each(comeOn)('[GRA-17] not there in that half: %j %j: %s', (market, pick, outcome) => {
  expect(graded(comeback, { ...market, pick })).toBe(outcome);
});

test('[GRA-10] a score before the bet that the end does not reach is for a person', () => {
  const bare = { counts: { goals: { 3: [0, 0] } } };
  const asked = { type: 355, before: [1, 0], pick: handicap('home', 0.5) };
  expect(graded(bare, asked)).toBe('market-lacks-score');
  expect(graded({ ...bare, status: 'in-progress' }, asked)).toBe('pending');
});

test('[GRA-22] a game that its set did not come to returns the stake', () => {
  const quick = {
    sport: 'tennis',
    counts: { sets: { 20: [2, 0] }, games: { 21: [6, 1], 22: [7, 6] }, points: { 407: [4, 2] } },
  };
  expect(graded(quick, { type: 101, part: 407, pick: 'home' })).toBe('win');
  expect(graded(quick, { type: 101, part: 406, pick: 'home' })).toBe('count-missing');
  expect(graded(quick, { type: 101, part: 408, pick: 'home' })).toBe('refund');
  expect(graded(quick, { type: 99, part: 574, pick: 'no' })).toBe('refund');
  expect(graded(quick, { type: 101, part: 433, pick: 'home' })).toBe('count-missing');
  expect(graded(quick, { type: 101, part: 441, pick: 'home' })).toBe('refund');
});

const scored = { ...goal(5, 'home', 12), player: 'h9' };
const scorer = (changes: Json) => ({
  counts: { goals: { 3: [1, 0] } },
  ordered: ['goals'],
  incidents: [scored],
  lineUp: [{ player: 'h9', team: 'home', role: 'started', ...changes }],
});
const tennis = (sets: readonly number[], ...games: readonly (readonly number[])[]) => ({
  sport: 'tennis',
  counts: { sets: { 20: sets }, games: Object.fromEntries(games.map((set, at) => [21 + at, set])) },
});

const contradictions: readonly (readonly [Json, string])[] = [
  [scorer({}), 'win'],
  [scorer({ role: 'unused' }), 'player-not-in-line-up'],
  [scorer({ role: 'substitute', from: 60 }), 'win'],
  [scorer({ counts: { goals: 5 } }), 'incidents-do-not-add-up'],
  [tennis([2, 0], [6, 4], [7, 6]), 'win'],
  [tennis([2, 2], [6, 4]), 'count-impossible'],
  [tennis([2, 0], [4, 6], [6, 4]), 'parts-do-not-add-up'],
  [tennis([2, 0], [6, 6], [6, 4]), 'parts-do-not-add-up'],
];

test.each(contradictions)('[GRA-02] %j: %s', (result, answer) => {
  const isTennis = 'sport' in result;
  const asked = isTennis ? { type: 466, part: 20, pick: 'home' } : { type: 30, pick: player('h9') };
  expect(graded(result, asked)).toBe(answer);
});

const threeGoals = { counts: { goals: { 5: [1, 1], 3: [2, 1] } } };
const turned = { counts: { goals: { 5: [0, 1], 3: [2, 1] } } };
const nothing = { counts: { goals: { 3: [0, 0] } } };

const byCountAlone: readonly Row[] = [
  [threeGoals, { type: 12, number: 4 }, 'none', 'win'],
  [threeGoals, { type: 12, number: 4 }, 'home', 'lose'],
  [threeGoals, { type: 127, number: 4 }, 'home', 'refund'],
  [threeGoals, { type: 12, number: 3 }, 'none', 'lose'],
  [threeGoals, { type: 12, number: 3 }, 'home', 'win'],
  [threeGoals, { type: 12, number: 2 }, 'home', 'order-missing'],
  [threeGoals, { type: 10101 }, 'none', 'lose'],
  [threeGoals, { type: 75 }, 'none', 'lose'],
  [threeGoals, { type: 75 }, 'home', 'win'],
  [threeGoals, { type: 10108 }, 'none', 'lose'],
  [threeGoals, { type: 13, number: 4 }, minutes(1, 10), 'lose'],
  [threeGoals, { type: 93, team: 'away', number: 2 }, 'none', 'win'],
  [{ ...threeGoals, status: 'abandoned' }, { type: 12, number: 4 }, 'none', 'refund'],
  [nothing, { type: 69, part: 5 }, 'draw', 'win'],
  [turned, { type: 10101 }, 'away', 'win'],
  [turned, { type: 75 }, 'home', 'win'],
  [turned, { type: 10194, team: 'home' }, 'yes', 'win'],
  [turned, { type: 10108 }, minutes(1, 45), 'win'],
  [turned, { type: 10108 }, minutes(31, 45), 'minute-missing'],
  [nothing, { type: 47, part: 6 }, over(0.5), 'lose'],
];

test.each(byCountAlone)('[GRA-04] %j, %j %j: %s', (result, market, pick, outcome) => {
  expect(graded(result, { ...market, pick })).toBe(outcome);
});
