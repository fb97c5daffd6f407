import { expect, test } from 'vitest';
import { aBetAsked } from '../../fixtures/a-bet.ts';
import type { Happening } from '../../history.ts';
import { unfoundBet } from './bets-are-found.ts';

const lookedUp = (askedAfter: number, ...serials: string[]): Happening => ({
  ...{ kind: 'bets-looked-up', phone: '255712', askedAfter, serials },
});

test.each<[string, Happening[], string | undefined]>([
  ['found after its answer', [aBetAsked('done'), lookedUp(1, 'B1')], undefined],
  ['found beside others', [aBetAsked('done'), lookedUp(1, 'B2', 'B1')], undefined],
  ['missing after its answer', [aBetAsked('done'), lookedUp(1, 'B2')], '255712 did not find B1'],
  ['not yet there before its answer', [aBetAsked('done'), lookedUp(0)], undefined],
  ['lost and missing', [aBetAsked('lost'), lookedUp(1)], undefined],
  ["somebody else's", [aBetAsked('done', { phone: '255713' }), lookedUp(1)], undefined],
  ['found twice', [lookedUp(0, 'B1', 'B1')], '255712 was shown a bet twice'],
])('[SIM-35] a bet that is %s', (_, happenings, expected) => {
  expect(unfoundBet(happenings)).toBe(expected);
});
