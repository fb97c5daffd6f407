import type { GradedMarket } from '@kipute/domain/grading/selection';
import { outcomeTypes as types } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aMarketSnapshot, aSelection, away, home, sides } from '../fixtures/a-snapshot.ts';
import type { MarketSnapshot } from '../match-snapshot.ts';
import { selectionOfMarket } from './read-selection.ts';

type Selection = MarketSnapshot['selection'];
type Market = Partial<MarketSnapshot['market']>;
type Question = Partial<Omit<GradedMarket, 'typeId' | 'partId'>>;

const homeWins = aSelection(types.winner, { teamId: home });
const yes = aSelection(types.yesNo, { yes: true });
const over = (line: number) => aSelection(types.totalOver, { line });
const none = aSelection(types.none);

const cases: readonly (readonly [string, Market, Selection, Question])[] = [
  // what it shows, the market, one of its selections, what the market asks
  ['nothing more', { marketTypeId: 69 }, homeWins, {}],
  ['goals', { marketTypeId: 69, scoringUnitId: 28 }, homeWins, { unit: 'goals' }],
  ['corners', { marketTypeId: 69, scoringUnitId: 12 }, homeWins, { unit: 'corners' }],
  ['its type says the unit', { marketTypeId: 76, scoringUnitId: 28 }, yes, {}],
  [
    'a frame is called a game',
    { marketTypeId: 10_653, scoringUnitId: 27, line: 3 },
    homeWins,
    { number: 3 },
  ],
  ['a line', { marketTypeId: 47, line: 2.5 }, over(2.5), { line: 2.5 }],
  [
    'of a team',
    { marketTypeId: 77, line: 1.5, teamId: away },
    over(1.5),
    { line: 1.5, team: 'away' },
  ],
  ['of a player', { marketTypeId: 116, line: 2, teamId: '77' }, yes, { line: 2, playerId: '77' }],
  ['how many to reach', { marketTypeId: 97, line: 3 }, none, { line: 3 }],
  ['which goal', { marketTypeId: 12, line: 2 }, none, { number: 2 }],
  [
    'which goal and whose',
    { marketTypeId: 93, line: 1, teamId: home },
    none,
    { number: 1, team: 'home' },
  ],
  ['in which way which goal', { marketTypeId: 83, line: 4 }, none, { number: 4 }],
  [
    'some minutes',
    { marketTypeId: 94, line: 16, line2: 30 },
    yes,
    { minutes: { from: 16, to: 30 } },
  ],
  [
    'the score before',
    { marketTypeId: 355, line: -0.25, line2: 1 },
    aSelection(types.handicapWinnerWithScore, {
      teamId: home,
      line: -0.25,
      code: `(1-2) #P${home} -0.25`,
    }),
    { line: -0.25, scoreBefore: { home: 1, away: 2 } },
  ],
  ['a map that is a part', { marketTypeId: 10_030 }, { ...homeWins, partId: 10_961 }, {}],
];

test.each(cases)('[STL-06] %s', (_name, market, selection, question) => {
  const { typeId, partId, ...asked } =
    selectionOfMarket(aMarketSnapshot(market, selection), sides)?.market ?? {};
  expect([typeId, partId]).toEqual([market.marketTypeId, selection.partId]);
  // What is not said is undefined, which is the same as not there.
  expect(JSON.parse(JSON.stringify(asked))).toEqual(question);
});

const fromScore = (code: string | null) =>
  aSelection(types.handicapWinnerWithScore, { teamId: home, line: 0, code });

const unclear: readonly (readonly [string, Market, Selection])[] = [
  ['another part than its market', { marketTypeId: 69, partId: 5 }, homeWins],
  ['a unit nobody counts', { marketTypeId: 69, scoringUnitId: 72 }, homeWins],
  ['bookings: cards or points?', { marketTypeId: 47, scoringUnitId: 6, line: 3.5 }, over(3.5)],
  ['goals in a market on corners', { marketTypeId: 118, scoringUnitId: 28, line: 9.5 }, over(9.5)],
  ['a player in a market on the match', { marketTypeId: 47, line: 2.5, teamId: '77' }, over(2.5)],
  ['a team in a market on a player', { marketTypeId: 116, line: 2, teamId: home }, yes],
  ['nobody in a market on a player', { marketTypeId: 116, line: 2 }, yes],
  ['a frame without its number', { marketTypeId: 10_653 }, { ...homeWins, partId: 10_360 }],
  ['goal number nought', { marketTypeId: 12, line: 0 }, none],
  ['goal one and a half', { marketTypeId: 12, line: 1.5 }, none],
  ['no minutes', { marketTypeId: 94 }, yes],
  ['half of the minutes', { marketTypeId: 94, line: 16 }, yes],
  ['minutes that run backwards', { marketTypeId: 94, line: 30, line2: 16 }, yes],
  ['no score before', { marketTypeId: 355, line: 0 }, fromScore(null)],
  ['two scores before', { marketTypeId: 355, line: 0, line2: 2 }, fromScore('(1-2) #P10 0')],
];

test.each(unclear)('[STL-07] %s: not guessed', (_name, market, selection) => {
  expect(selectionOfMarket(aMarketSnapshot(market, selection), sides)).toBeUndefined();
});
