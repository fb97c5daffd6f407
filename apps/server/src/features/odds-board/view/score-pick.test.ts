import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aBoard } from '../fixtures/a-board.ts';
import type { MatchFixture, SelectionDraft } from '../fixtures/match-fixture.ts';
import type { Market, Match } from '../ports.ts';

const { winner, draw, handicapDraw, handicapWinner, doubleChance, yesNo } = outcomeTypes;
const { scoreExact, odd, even, totalOver, totalUnder, named } = outcomeTypes;

type Draft = (match: MatchFixture) => SelectionDraft;

const ofHome = (more: SelectionDraft): Draft => {
  return ({ homeId }) => ({ ...more, teamId: homeId });
};
const ofAway = (more: SelectionDraft): Draft => {
  return ({ awayId }) => ({ ...more, teamId: awayId });
};
const plain = (draft: SelectionDraft): Draft => {
  return () => draft;
};

function pickOf(market: Partial<Market>, draft: Draft, match: Partial<Match> = {}) {
  const world = aBoard();
  const fixture = world.match('7', match);
  fixture.market({ ...market, selections: [draft(fixture)] });
  return world.feature().scorePickOf('70101');
}

const result = (sides: readonly string[], headStart = 0) => ({ kind: 'result', sides, headStart });

const cases: readonly [number, string, Draft, object][] = [
  // market type, what is picked, the selection, what it says about the score
  [69, 'home', ofHome({ typeId: winner }), result(['home'])],
  [69, 'draw', plain({ typeId: draw, code: '#D' }), result(['draw'])],
  [693, 'away', ofAway({ typeId: winner }), result(['away'])],
  [9, 'home or draw', ofHome({ typeId: doubleChance }), result(['home', 'draw'])],
  [9, 'away or draw', ofAway({ typeId: doubleChance }), result(['away', 'draw'])],
  [
    9,
    'home or away',
    ({ homeId, awayId }) => ({ typeId: doubleChance, teamId: homeId, secondTeamId: awayId }),
    result(['home', 'away']),
  ],
  [112, 'away', ofAway({ typeId: winner }), { kind: 'handicap', team: 'away', line: 0 }],
  [
    48,
    'home −0.75',
    ofHome({ typeId: handicapWinner, line: -0.75 }),
    { kind: 'handicap', team: 'home', line: -0.75 },
  ],
  [8, 'home −1', ofHome({ typeId: handicapWinner, line: -1 }), result(['home'], -1)],
  [8, 'draw −1', plain({ typeId: handicapDraw, line: -1 }), result(['draw'], -1)],
  [8, 'away +1', ofAway({ typeId: handicapWinner, line: 1 }), result(['away'], -1)],
  [
    47,
    'over 2.5',
    plain({ typeId: totalOver, line: 2.5 }),
    { kind: 'total', of: 'both', than: 'over', line: 2.5 },
  ],
  [
    10104,
    'under 2.25',
    plain({ typeId: totalUnder, line: 2.25 }),
    { kind: 'total', of: 'both', than: 'under', line: 2.25 },
  ],
  [76, 'yes', plain({ typeId: yesNo, yes: true }), { kind: 'both-score', answer: 'yes' }],
  [76, 'no', plain({ typeId: yesNo, yes: false }), { kind: 'both-score', answer: 'no' }],
  [
    45,
    '2-1',
    plain({ typeId: scoreExact, line: 2, line2: 1 }),
    { kind: 'exact-score', home: 2, away: 1 },
  ],
  [35, 'odd', plain({ typeId: odd }), { kind: 'odd-even', parity: 'odd' }],
  [35, 'even', plain({ typeId: even }), { kind: 'odd-even', parity: 'even' }],
];

test.each(cases)('[ORD-14] market %i, %s', (marketTypeId, _picked, draft, pick) => {
  expect(pickOf({ marketTypeId }, draft)).toEqual(pick);
});

test('[ORD-14] a total of one team counts its goals alone', () => {
  const world = aBoard();
  const match = world.match('7');
  const selections = [{ typeId: totalOver, line: 1.5 }];
  match.market({ marketTypeId: 77, teamId: match.awayId, line: 1.5, selections });
  expect(world.feature().scorePickOf('70101')).toEqual({
    kind: 'total',
    of: 'away',
    than: 'over',
    line: 1.5,
  });
});

const FIRST_HALF = 5;
const CORNERS = 12;
const BASKETBALL = 8;
const over = plain({ typeId: totalOver, line: 2.5 });

const untold: readonly [string, Partial<Market>, Draft, Partial<Match>?][] = [
  ['of a half', { marketTypeId: 47, partId: FIRST_HALF }, over],
  ['of corners', { marketTypeId: 47, scoringUnitId: CORNERS }, over],
  ['of another sport', { marketTypeId: 47 }, over, { sportId: BASKETBALL }],
  ['of a market beyond the score', { marketTypeId: 12 }, ofHome({ typeId: winner })],
  ['of a score that is any other', { marketTypeId: 45 }, plain({ typeId: named })],
  ['of what will not be', { marketTypeId: 69 }, ofHome({ typeId: winner, isNegation: true })],
  ['of a team that does not play', { marketTypeId: 69 }, plain({ teamId: '9', typeId: winner })],
];

test.each(untold)('[ORD-14] a pick %s cannot be told from the score', (_what, market, ...rest) => {
  expect(pickOf(market, ...rest)).toBeUndefined();
});

test('[ORD-14] nor can one that nobody knows any more', () => {
  expect(aBoard().feature().scorePickOf('70101')).toBeUndefined();
});
