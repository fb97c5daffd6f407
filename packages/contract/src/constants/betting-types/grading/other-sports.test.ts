import { expect, test } from 'vitest';
import {
  allOf,
  graded,
  handicap,
  inTurn,
  method,
  over,
  part,
  player,
  range,
  score,
  under,
} from './fixtures/graded.ts';

type Row = readonly [market: Readonly<Record<string, unknown>>, pick: unknown, outcome: string];

/** 88-88 after four quarters, 99-95 after overtime. */
const basketball = {
  sport: 'basketball',
  counts: {
    points: { 65: [20, 25], 66: [22, 20], 67: [24, 21], 68: [22, 22], 10001: [11, 7] },
    'three-pointers': { 60: [9, 12] },
  },
  ending: { stage: 'overtime' },
  lineUp: [
    {
      player: 'h1',
      team: 'home',
      role: 'started',
      counts: { points: 31, rebounds: 4, assists: 9 },
    },
    {
      player: 'a1',
      team: 'away',
      role: 'started',
      counts: { points: 28, rebounds: 11, assists: 2 },
    },
  ],
};

const ofBasketball: readonly Row[] = [
  [{ type: 466, part: 60 }, 'home', 'win'],
  [{ type: 69, part: 3 }, 'draw', 'win'],
  [{ type: 69, part: 65 }, 'away', 'win'],
  [{ type: 69, part: 10061 }, 'away', 'win'],
  [{ type: 10800, part: 3 }, 'home', 'win'],
  [{ type: 62, part: 60 }, handicap('home', -4.5), 'lose'],
  [{ type: 62, part: 10062 }, handicap('home', -2.5), 'win'],
  [{ type: 193, part: 60 }, over(193.5), 'win'],
  [{ type: 193, part: 3 }, over(176.5), 'lose'],
  [{ type: 77, part: 60, team: 'away' }, under(95.5), 'win'],
  [{ type: 10801, part: 60 }, part(67), 'dead-heat'],
  [{ type: 10801, part: 60 }, part(68), 'lose'],
  [{ type: 10313, part: 60 }, inTurn('away', 'home'), 'win'],
  [{ type: 10314, part: 60, team: 'home' }, 'yes', 'lose'],
  [{ type: 10315, part: 60, team: 'home' }, 'yes', 'win'],
  [{ type: 135, part: 60 }, 'yes', 'win'],
  [{ type: 130, part: 60, line: 97 }, 'home', 'win'],
  [{ type: 130, part: 60, line: 20 }, 'home', 'order-missing'],
  [{ type: 130, part: 60, line: 20 }, 'none', 'lose'],
  [{ type: 10326, part: 60 }, 'away', 'win'],
  [{ type: 10318, part: 60, player: 'h1' }, over(30.5), 'win'],
  [{ type: 10322, part: 60, player: 'a1' }, under(40.5), 'lose'],
  [{ type: 10324, part: 60 }, player('h1'), 'win'],
  [{ type: 69, part: 21 }, 'home', 'unknown-part'],
];

test.each(ofBasketball)('[GRA-22] basketball %j %j: %s', (market, pick, outcome) => {
  expect(graded(basketball, { ...market, pick })).toBe(outcome);
});

test('[GRA-15] a race to points counts what each basket is worth', () => {
  const basket = (team: string, worth: number) => ({ unit: 'points', part: 65, team, worth });
  const result = {
    sport: 'basketball',
    counts: { points: { 60: [5, 4] } },
    ordered: ['points'],
    incidents: [basket('home', 3), basket('away', 2), basket('away', 2), basket('home', 2)],
  };
  expect(graded(result, { type: 130, part: 60, line: 4, pick: 'away' })).toBe('win');
  expect(graded(result, { type: 130, part: 60, line: 3, pick: 'home' })).toBe('win');
  expect(graded(result, { type: 130, part: 60, line: 6, pick: 'none' })).toBe('win');
});

/** 7-6, 3-6, 6-4. */
const tennis = {
  sport: 'tennis',
  counts: { sets: { 20: [2, 1] }, games: { 21: [7, 6], 22: [3, 6], 23: [6, 4] } },
  ordered: ['games'],
  incidents: [...games(21, 'hahahahahahah'), ...games(22, 'haahaahaa'), ...games(23, 'hahahahahh')],
};

function games(partId: number, winners: string) {
  return [...winners].map((letter) => ({
    unit: 'games',
    part: partId,
    team: letter === 'h' ? 'home' : 'away',
  }));
}

const ofTennis: readonly Row[] = [
  [{ type: 466, part: 20 }, 'home', 'win'],
  [{ type: 466, part: 22 }, 'home', 'lose'],
  [{ type: 466, part: 24 }, 'home', 'refund'],
  [{ type: 47, part: 20, unit: 'games' }, over(31.5), 'win'],
  [{ type: 47, part: 20 }, over(2.5), 'market-lacks-unit'],
  [{ type: 47, part: 24, unit: 'games' }, over(9.5), 'refund'],
  [{ type: 47, part: 22, unit: 'games' }, under(9.5), 'win'],
  [{ type: 45, part: 20 }, score(2, 1), 'win'],
  [{ type: 45, part: 21 }, score(7, 6), 'win'],
  [{ type: 71, part: 20 }, handicap('away', 1.5), 'win'],
  [{ type: 39, part: 20 }, handicap('home', -0.5), 'lose'],
  [{ type: 100, part: 20 }, over(2.5), 'win'],
  [{ type: 110, part: 20 }, range(3, 3), 'win'],
  [{ type: 103, part: 20 }, 'yes', 'win'],
  [{ type: 103, part: 22 }, 'yes', 'lose'],
  [{ type: 10358, part: 20 }, over(1.5), 'lose'],
  [{ type: 10353, part: 20 }, inTurn('home', 'home'), 'win'],
  [{ type: 10355, part: 20, team: 'away' }, 'yes', 'win'],
  [{ type: 10356, part: 20 }, 'yes', 'win'],
  [{ type: 10357, part: 20, team: 'home' }, 'yes', 'lose'],
  [{ type: 101, part: 20, number: 2 }, 'away', 'win'],
  [{ type: 101, part: 22, number: 3 }, 'away', 'win'],
  [{ type: 101, part: 22, number: 10 }, 'away', 'refund'],
  [{ type: 102, part: 23, line: 3 }, 'home', 'win'],
  [{ type: 10354, part: 20 }, allOf('home', over(31.5)), 'win'],
  [{ type: 10361, part: 20 }, over(5.5), 'count-missing'],
];

test.each(ofTennis)('[GRA-22] tennis %j %j: %s', (market, pick, outcome) => {
  expect(graded(tennis, { ...market, pick })).toBe(outcome);
});

test('[GRA-04] the games of each set say in which order the sets were won', () => {
  const behind = {
    sport: 'tennis',
    counts: { sets: { 20: [2, 1] }, games: { 21: [6, 7], 22: [6, 3], 23: [6, 2] } },
  };
  expect(graded(behind, { type: 10357, part: 20, team: 'home', pick: 'yes' })).toBe('win');
  const unsaid = { sport: 'tennis', counts: { sets: { 20: [2, 1] } } };
  expect(graded(unsaid, { type: 10357, part: 20, team: 'home', pick: 'yes' })).toBe(
    'order-missing',
  );
});

const snooker = {
  sport: 'snooker',
  counts: { frames: { 10360: [5, 4] }, 'break-points': { 10360: [104, 77] } },
  ordered: ['frames'],
  incidents: [...'hhaahahah'].map((letter) => ({
    unit: 'frames',
    part: 10360,
    team: letter === 'h' ? 'home' : 'away',
  })),
};

const ofSnooker: readonly Row[] = [
  [{ type: 466, part: 10360 }, 'home', 'win'],
  [{ type: 10050, part: 10360 }, handicap('home', -1.5), 'lose'],
  [{ type: 47, part: 10360, unit: 'games' }, over(8.5), 'win'],
  [{ type: 45, part: 10360 }, score(5, 4), 'win'],
  [{ type: 10653, part: 10360, number: 3 }, 'away', 'win'],
  [{ type: 10654, part: 10360, line: 4 }, 'draw', 'win'],
  [{ type: 133, part: 10360, line: 3 }, 'home', 'win'],
  [{ type: 10655, part: 10360 }, 'yes', 'win'],
  [{ type: 10666, part: 10360, team: 'away' }, 'yes', 'win'],
  [{ type: 10051, part: 10360 }, 'home', 'win'],
  [{ type: 10659, part: 10360 }, over(103.5), 'win'],
  [{ type: 10665, part: 10360 }, 'no', 'win'],
];

test.each(ofSnooker)('[GRA-22] snooker %j %j: %s', (market, pick, outcome) => {
  expect(graded(snooker, { ...market, pick: pick })).toBe(outcome);
});

const fight = {
  sport: 'mma',
  ending: { winner: 'away', method: 'submission', round: 2, second: 170 },
};
const decision = { sport: 'mma', ending: { winner: 'home', method: 'decision' } };
const drawn = { sport: 'mma', ending: { winner: 'draw', method: 'decision', round: 3 } };
const halfway = { ...fight, ending: { ...fight.ending, second: 150 } };
const noContest = { sport: 'mma', ending: { winner: 'no-contest', method: 'no-contest' } };

const ofFights: readonly (readonly [object, ...Row])[] = [
  [fight, { type: 466 }, 'away', 'win'],
  [fight, { type: 10061 }, over(1.5), 'win'],
  [fight, { type: 10061 }, over(2.5), 'lose'],
  [decision, { type: 10061 }, over(2.5), 'win'],
  [fight, { type: 10700 }, 'no', 'win'],
  [decision, { type: 10700 }, 'yes', 'win'],
  [fight, { type: 10060 }, method('submission'), 'win'],
  [fight, { type: 10701 }, range(2, 2), 'win'],
  [decision, { type: 10701 }, range(3, 3), 'lose'],
  [fight, { type: 10703 }, range(8, 8), 'win'],
  [fight, { type: 10704, line: 3 }, 'yes', 'lose'],
  [fight, { type: 10706 }, allOf('away', method('submission')), 'win'],
  [fight, { type: 10705 }, allOf('away', range(2, 2)), 'win'],
  [fight, { type: 10709 }, 'yes', 'lose'],
  [fight, { type: 10713, team: 'away' }, 'yes', 'win'],
  [fight, { type: 10718, part: 10252 }, 'yes', 'win'],
  [fight, { type: 10719, team: 'away' }, 'yes', 'win'],
  [decision, { type: 10719, team: 'home' }, 'yes', 'lose'],
  [noContest, { type: 466 }, 'home', 'refund'],
  [noContest, { type: 69 }, 'home', 'refund'],
  [fight, { type: 69 }, 'away', 'win'],
  [fight, { type: 69 }, 'draw', 'lose'],
  [drawn, { type: 69 }, 'draw', 'win'],
  [drawn, { type: 9 }, { kind: 'any-of', of: ['home', 'draw'] }, 'win'],
  [drawn, { type: 10704, line: 3 }, 'yes', 'win'],
  [drawn, { type: 10704, line: 5 }, 'yes', 'lose'],
  [halfway, { type: 10061 }, over(1.5), 'refund'],
];

test.each(ofFights)('[GRA-18] %j %j %j: %s', (result, market, pick, outcome) => {
  expect(graded({ ...result }, { part: 10250, ...market, pick })).toBe(outcome);
});

const cricket = {
  sport: 'cricket',
  counts: {
    runs: { 10260: [160, 160], 10261: [160, 0], 10262: [0, 160] },
    sixes: { 10260: [7, 5] },
  },
};
const ahead = { counts: { runs: { 10260: [200, 150] } } };
const ofCricket: readonly (readonly [object, ...Row])[] = [
  [{}, { type: 69 }, 'draw', 'win'],
  [{}, { type: 466 }, 'home', 'ending-missing'],
  [{ ending: { winner: 'away' } }, { type: 466 }, 'away', 'win'],
  [{ ending: { winner: 'away', stage: 'overtime' } }, { type: 69 }, 'draw', 'win'],
  [{}, { type: 47, part: 10261, unit: 'points' }, over(159.5), 'win'],
  [{}, { type: 120 }, 'home', 'win'],
  [{}, { type: 10418 }, 'yes', 'win'],
  [ahead, { type: 69 }, 'home', 'ending-missing'],
  [ahead, { type: 466 }, 'home', 'ending-missing'],
  [{ ...ahead, ending: { winner: 'away' } }, { type: 69 }, 'away', 'win'],
  [{ ...ahead, ending: { winner: 'away' } }, { type: 466 }, 'away', 'win'],
  [{ ...ahead, ending: { winner: 'draw' } }, { type: 69 }, 'draw', 'win'],
  [{ ...ahead, ending: { winner: 'draw' } }, { type: 466 }, 'home', 'refund'],
  [ahead, { type: 120 }, 'home', 'count-missing'],
  [{}, { type: 10403 }, 'home', 'provider-decides'],
];

test.each(ofCricket)('[GRA-22] cricket %j %j %j: %s', (changes, market, pick, outcome) => {
  expect(graded({ ...cricket, ...changes }, { part: 10260, ...market, pick })).toBe(outcome);
});

const ties: readonly (readonly [object, ...Row])[] = [
  [{ stage: 'shoot-out', qualifier: 'away' }, { type: 37 }, 'away', 'win'],
  [{ stage: 'shoot-out', qualifier: 'away' }, { type: 10294 }, 'yes', 'win'],
  [{ stage: 'shoot-out', qualifier: 'away' }, { type: 135 }, 'yes', 'win'],
  [{ stage: 'overtime', qualifier: 'home' }, { type: 10294 }, 'yes', 'lose'],
  [
    { stage: 'shoot-out', qualifier: 'away' },
    { type: 10295, team: 'away' },
    method('shoot-out'),
    'win',
  ],
  [{}, { type: 37 }, 'away', 'ending-missing'],
  [{}, { type: 135 }, 'no', 'ending-missing'],
  [{ stage: 'ordinary-time' }, { type: 69, part: 10001 }, 'home', 'refund'],
  [{ stage: 'ordinary-time' }, { type: 47, part: 2 }, over(1.5), 'win'],
  [{}, { type: 47, part: 2 }, over(1.5), 'count-missing'],
  [
    { places: { one: 1, two: 2, three: 2 } },
    { type: 7 },
    { kind: 'participant', participant: 'one' },
    'win',
  ],
  [
    { places: { one: 1, two: 2, three: 2 } },
    { type: 28, line: 2 },
    { kind: 'participant', participant: 'two' },
    'dead-heat',
  ],
  [
    { places: { one: 1, two: 2, three: 2 } },
    { type: 124 },
    { kind: 'participant', participant: 'two', against: ['one'] },
    'lose',
  ],
];

test.each(ties)('[GRA-18] ended %j: %j %j: %s', (ending, market, pick, outcome) => {
  const result = { counts: { goals: { 3: [1, 1] } }, ending };
  expect(graded(result, { ...market, pick })).toBe(outcome);
});
