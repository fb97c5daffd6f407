import { feedOutcomes, legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { expect, test } from 'vitest';
import { missedCorrection } from './last-word-stands.ts';

const { DidHappen, DidNotHappen, Void, CanHappen, UnknownButResolved } = feedOutcomes;
const { win, lose, refund } = legOutcomes;

test.each([
  ['won as it is told', '5', win.id, DidHappen.id, undefined],
  ['refunded as it is told', '5', refund.id, Void.id, undefined],
  ['won, and nothing is told yet', '5', win.id, CanHappen.id, undefined],
  ['won, and nobody can tell', '5', win.id, UnknownButResolved.id, undefined],
  ['won, of another match', '6', win.id, DidNotHappen.id, undefined],
  [
    'won by a result that was corrected',
    '5',
    win.id,
    DidNotHappen.id,
    'leg 2 of B1 is win, match 5 was corrected to lose',
  ],
  [
    'lost by one that was called off',
    '5',
    lose.id,
    Void.id,
    'leg 2 of B1 is lose, match 5 was corrected to refund',
  ],
])('[SIM-49] a leg that is %s', (_, matchId, outcome, told, expected) => {
  const leg = { serial: 'B1', place: 2, matchId, outcome, told };
  expect(missedCorrection([{ kind: 'result-corrected', matchId: '5' }], [leg])).toBe(expected);
});
