import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes as types } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aMarketSnapshot, aSelection, home, sides } from '../fixtures/a-snapshot.ts';
import type { MarketSnapshot } from '../match-snapshot.ts';
import { selectionOfMarket } from './read-selection.ts';

type Selection = MarketSnapshot['selection'];
/** Betting type, a selection, what else stands in its market. */
type Listed = readonly [number, Selection, readonly Selection[]];

const read = ([marketTypeId, selection, others]: Listed) =>
  selectionOfMarket(aMarketSnapshot({ marketTypeId }, selection, others), sides)?.pick;

const named = (text: string) => aSelection(types.named, { text });
const scored = (line: number | null, line2: number | null) =>
  aSelection(types.scoreExact, { line, line2 });
const player = (teamId: string | null) => aSelection(types.player, { teamId });
const participant = (teamId: string | null) => aSelection(types.winner, { teamId });

const cases: readonly (readonly [string, Listed, Pick])[] = [
  [
    'any other score',
    [45, named('Any other'), [scored(0, 0), scored(1, 0)]],
    {
      kind: 'other-score',
      listed: [
        { home: 0, away: 0 },
        { home: 1, away: 0 },
      ],
    },
  ],
  [
    'any other player',
    [29, named('Any other player'), [player('77'), aSelection(types.none)]],
    { kind: 'other-player', listed: ['77'] },
  ],
  [
    'better than the others',
    [128, participant('7'), [participant('8'), participant('9')]],
    { kind: 'participant', participantId: '7', against: ['8', '9'] },
  ],
  [
    'a team of the match better than another',
    [124, participant(home), [participant('8')]],
    { kind: 'participant', participantId: home, against: ['8'] },
  ],
];

test.each(cases)('[STL-05] %s', (_name, listed, pick) => {
  expect(read(listed)).toEqual(pick);
});

const unclear: readonly (readonly [string, Listed])[] = [
  ['any other score, of none', [45, named('Any other'), []]],
  ['any other score, of half a score', [45, named('Any other'), [scored(1, null)]]],
  ['any other score, of other words', [45, named('Any other'), [scored(1, 0), named('Many')]]],
  ['any other player, of none', [29, named('Any other player'), []]],
  ['any other player, of one without a name', [29, named('Any other player'), [player(null)]]],
  ['better than nobody knows whom', [128, participant('7'), [participant(null)]]],
];

test.each(unclear)('[STL-07] %s: not guessed', (_name, listed) => {
  expect(read(listed)).toBeUndefined();
});
