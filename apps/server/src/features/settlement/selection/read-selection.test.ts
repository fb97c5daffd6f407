import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes as types } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aMarketSnapshot, aSelection, away, home, sides } from '../fixtures/a-snapshot.ts';
import type { MarketSnapshot } from '../match-snapshot.ts';
import { selectionOfMarket } from './read-selection.ts';

type Case = readonly [
  name: string,
  market: Partial<MarketSnapshot['market']>,
  selection: readonly [typeId: number, fields: Partial<MarketSnapshot['selection']>],
  pick: Pick | undefined,
];

const ofHome = { teamId: home, code: `#P${home}` };
const ofAway = { teamId: away, code: `#P${away}` };
const type = (marketTypeId: number) => ({ marketTypeId });
const drawn = { code: '#D', name: 'Draw' };

const cases: readonly Case[] = [
  // Sides.
  ['home', type(69), [types.winner, ofHome], { kind: 'home' }],
  ['away', type(69), [types.winner, ofAway], { kind: 'away' }],
  ['draw', type(69), [types.draw, drawn], { kind: 'draw' }],
  ['home, money back', type(112), [types.winnerMoneyBack, ofHome], { kind: 'home' }],
  ['next team', type(12), [types.nextTeam, ofAway], { kind: 'away' }],
  ['none', type(12), [types.none, { name: 'No goal' }], { kind: 'none' }],
  ['somebody else as winner', type(69), [types.winner, { teamId: '99' }], undefined],
  ['a winner with a line', type(69), [types.winner, { ...ofHome, line: -1 }], undefined],
  [
    'home or draw',
    type(9),
    [types.doubleChance, { teamId: home, code: `#P${home} #OR #D` }],
    { kind: 'any-of', of: [{ kind: 'home' }, { kind: 'draw' }] },
  ],
  [
    'draw or away',
    type(9),
    [types.doubleChance, { teamId: away, code: `#D #OR #P${away}` }],
    { kind: 'any-of', of: [{ kind: 'away' }, { kind: 'draw' }] },
  ],
  [
    'home or away',
    type(9),
    [types.doubleChance, { teamId: home, secondTeamId: away, code: null }],
    { kind: 'any-of', of: [{ kind: 'home' }, { kind: 'away' }] },
  ],
  ['home or nobody knows', type(9), [types.doubleChance, { teamId: home }], undefined],

  // Lines.
  [
    'home with its handicap',
    { marketTypeId: 48, line: -1.25 },
    [types.handicapWinner, { ...ofHome, line: -1.25 }],
    { kind: 'handicap', of: 'home', line: -1.25 },
  ],
  [
    'away with its own',
    { marketTypeId: 48, line: -1.25 },
    [types.handicapWinner, { ...ofAway, line: 1.25 }],
    { kind: 'handicap', of: 'away', line: 1.25 },
  ],
  [
    'a handicap of nothing',
    { marketTypeId: 48, line: 0 },
    [types.handicapWinner, { ...ofAway, line: 0 }],
    { kind: 'handicap', of: 'away', line: 0 },
  ],
  [
    'a line against that of its market',
    { marketTypeId: 48, line: -1.25 },
    [types.handicapWinner, { ...ofAway, line: -1.25 }],
    undefined,
  ],
  ['a handicap without a line', type(48), [types.handicapWinner, ofHome], undefined],
  [
    'draw with a handicap',
    { marketTypeId: 8, line: 1 },
    [types.handicapDraw, { ...drawn, line: 1 }],
    { kind: 'handicap', of: 'draw', line: 1 },
  ],
  [
    'draw in a handicap of corners',
    { marketTypeId: 138, line: -2 },
    [types.draw, { ...drawn, line: -2 }],
    { kind: 'handicap', of: 'draw', line: -2 },
  ],
  ...[types.gameHandicapWinner, types.pointsHandicapWinner, types.setHandicapWinner].map(
    (typeId): Case => [
      `handicap of type ${typeId}`,
      type(62),
      [typeId, { ...ofHome, line: 4.5 }],
      { kind: 'handicap', of: 'home', line: 4.5 },
    ],
  ),
  ['over', { marketTypeId: 47, line: 2.5 }, [types.totalOver, { line: 2.5 }], over(2.5)],
  [
    'under',
    { marketTypeId: 47, line: 2.5 },
    [types.totalUnder, { line: 2.5 }],
    { kind: 'under', line: 2.5 },
  ],
  [
    'over, by its name',
    type(193),
    [types.pointsOverUnder, { line: 9.5, name: 'Over 9.5' }],
    over(9.5),
  ],
  [
    'under, by its name',
    type(193),
    [types.pointsOverUnder, { line: 9.5, name: 'Under 9.5' }],
    { kind: 'under', line: 9.5 },
  ],
  ['neither of them', type(193), [types.pointsOverUnder, { line: 9.5, name: '9.5' }], undefined],
  [
    'over another line',
    { marketTypeId: 47, line: 2.5 },
    [types.totalOver, { line: 3.5 }],
    undefined,
  ],
  [
    'over in some minutes',
    { marketTypeId: 82, line: 1, line2: 15 },
    [types.totalOver, { line: 1.5 }],
    over(1.5),
  ],
  [
    'from two to three',
    type(32),
    [types.range, { line: 2, line2: 3, name: '2-3' }],
    { kind: 'range', least: 2, most: 3 },
  ],
  [
    'seven or more',
    type(32),
    [types.range, { line: 7, name: '7+' }],
    { kind: 'range', least: 7, most: null },
  ],
  ['seven and what more?', type(32), [types.range, { line: 7, name: '7' }], undefined],
  ['from three to two', type(32), [types.range, { line: 3, line2: 2 }], undefined],
  [
    'in some minutes',
    { marketTypeId: 13, line: 1 },
    [types.timeRange, { line: 16, line2: 30 }],
    { kind: 'minutes', least: 16, most: 30 },
  ],
  ['from a minute on', { marketTypeId: 13, line: 1 }, [types.timeRange, { line: 16 }], undefined],
  ...(
    [
      ['Simba by 2', 2, 2, 2],
      ['Simba by 3+', 3, 3, null],
      ['Simba by 6-10', 6, 6, 10],
    ] as const
  ).map(
    ([name, line, least, most]): Case => [
      name,
      type(33),
      [types.winningMargin, { ...ofHome, line, name }],
      { kind: 'margin', team: 'home', least, most },
    ],
  ),
  ['a margin in other words', type(33), [types.winningMargin, { ...ofHome, line: 2 }], undefined],
  [
    'a margin with another number',
    type(33),
    [types.winningMargin, { ...ofHome, line: 2, name: 'Simba by 3' }],
    undefined,
  ],

  // Scores.
  [
    'a score',
    type(45),
    [types.scoreExact, { line: 2, line2: 1 }],
    { kind: 'score', home: 2, away: 1 },
  ],
  ['half a score', type(45), [types.scoreExact, { line: 2 }], undefined],

  // Players.
  ['a player', type(30), [types.player, { teamId: '77' }], { kind: 'player', playerId: '77' }],
  ['a team as a player', type(30), [types.player, ofHome], undefined],
  [
    'a player and a score',
    type(34),
    [types.playerAndScore, { teamId: '77', line: 2, line2: 0 }],
    {
      kind: 'all-of',
      of: [
        { kind: 'player', playerId: '77' },
        { kind: 'score', home: 2, away: 0 },
      ],
    },
  ],

  // Words.
  ['yes', type(76), [types.yesNo, { yes: true }], { kind: 'yes' }],
  ['no', type(76), [types.yesNo, { yes: false }], { kind: 'no' }],
  ['neither yes nor no', type(76), [types.yesNo, {}], undefined],
  ['odd', type(35), [types.odd, {}], { kind: 'odd' }],
  ['even', type(35), [types.even, {}], { kind: 'even' }],
  ['first half', type(10_120), [types.half, { text: '1st half' }], { kind: 'part', partId: 5 }],
  ['second half', type(10_120), [types.half, { text: '2nd half' }], { kind: 'part', partId: 6 }],
  ['both halves', type(10_120), [types.half, { text: 'Equal' }], { kind: 'equal' }],
  ['third half', type(10_120), [types.half, { text: '3rd half' }], undefined],
  ['a half of basketball', type(10_120), [types.half, { text: '1st half', partId: 60 }], undefined],
  ['no team', type(92), [types.named, { text: 'None' }], { kind: 'none' }],
  ['one team', type(92), [types.named, { text: 'One' }], { kind: 'range', least: 1, most: 1 }],
  ['both teams', type(92), [types.named, { text: 'Both' }], { kind: 'both' }],
  ['a word of another market', type(69), [types.named, { text: 'Both' }], undefined],
  ...(
    [
      ['Shot', 'shot'],
      ['Header', 'header'],
      ['Free kick', 'free-kick'],
      ['Penalty', 'penalty'],
      ['Own goal', 'own-goal'],
      ['KO/TKO', 'knockout'],
      ['Submission', 'submission'],
      ['Decision', 'decision'],
    ] as const
  ).map(
    ([text, method]): Case => [
      text,
      { marketTypeId: 83, line: 1 },
      [types.method, { text }],
      { kind: 'method', method },
    ],
  ),
  [
    'a way nobody told us of',
    { marketTypeId: 83, line: 1 },
    [types.method, { text: 'Luck' }],
    undefined,
  ],
  ['half time/full time', type(11), [types.halfTimeFullTime, { name: 'Simba/Draw' }], undefined],
  ['an outcome type nobody told us of', type(69), [4_711, ofHome], undefined],
  ['a betting type nobody told us of', type(9_999), [types.winner, ofHome], undefined],
  [
    'not home',
    type(69),
    [types.winner, { ...ofHome, isNegation: true }],
    { kind: 'not', of: { kind: 'home' } },
  ],
];

function over(line: number): Pick {
  return { kind: 'over', line };
}

const understood = cases.filter(([, , , pick]) => pick !== undefined);
const notUnderstood = cases.filter(([, , , pick]) => pick === undefined);
const read = ([, market, [typeId, fields]]: Case) =>
  selectionOfMarket(aMarketSnapshot(market, aSelection(typeId, fields)), sides);

test.each(understood)('[STL-05] %s', (...one) => {
  expect(read(one)?.pick).toEqual(one[3]);
});

test.each(notUnderstood)('[STL-07] %s is not guessed', (...one) => {
  expect(read(one)).toBeUndefined();
});
