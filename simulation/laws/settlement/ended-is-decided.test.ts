import { expect, test } from 'vitest';
import type { Happening } from '../../history.ts';
import { forgottenBet } from './ended-is-decided.ts';

const ended: Happening = { kind: 'match-over', matchId: '5', how: 'ended' };
const abandoned: Happening = { kind: 'match-over', matchId: '5', how: 'abandoned' };
const allOver: Happening = { kind: 'all-matches-over' };
const onFive = { serial: 'B1', matchId: '5', isUntold: false };
const onSix = { serial: 'B2', matchId: '6', isUntold: false };
const untold = { ...onFive, isUntold: true };

test.each([
  ['open before the end of its match', [], [onFive], undefined],
  ['decided with its match', [ended], [], undefined],
  ['open for another match', [ended], [onSix], undefined],
  ['open after the end of its match', [ended], [onSix, onFive], 'B1 still waits for match 5'],
  ['open though its match broke off', [abandoned], [onFive], 'B1 still waits for match 5'],
  ['open because nobody heard what became of it', [ended], [untold], undefined],
  ['untold when everything is over', [allOver], [untold], 'B1 still waits for match 5'],
  ['open when everything is over', [ended, allOver], [onSix], 'B2 still waits for match 6'],
  ['decided when everything is over', [allOver], [], undefined],
])('[SIM-41] a bet that is %s', (_, happenings, openLegs, expected) => {
  expect(forgottenBet(happenings, openLegs)).toBe(expected);
});
