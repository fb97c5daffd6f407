import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { gradeSelection } from '@kipute/domain/grading/grade-selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import {
  aMarketSnapshot,
  aSelection,
  aSnapshot,
  resultOf,
  sides,
  twoOne,
} from '../fixtures/a-snapshot.ts';
import type { TeamNames } from '../match-snapshot.ts';
import { selectionOfMarket } from './read-selection.ts';

const HALF_TIME_FULL_TIME = 11;
const simbaYanga = { home: 'Simba SC', away: 'Young Africans' };

const selectionCalled = (name: string, names: TeamNames | undefined) =>
  selectionOfMarket(
    aMarketSnapshot(
      { marketTypeId: HALF_TIME_FULL_TIME },
      aSelection(outcomeTypes.halfTimeFullTime, { name }),
    ),
    { ...sides, names },
  );

const turns = (...kinds: readonly string[]) => ({
  kind: 'in-turn',
  of: kinds.map((kind) => ({ kind })),
});

const cases = [
  // name, teams, what it says
  ['Simba SC/Simba SC', simbaYanga, turns('home', 'home')],
  ['Simba SC/Draw', simbaYanga, turns('home', 'draw')],
  ['Draw/Young Africans', simbaYanga, turns('draw', 'away')],
  ['Young Africans/Simba SC', simbaYanga, turns('away', 'home')],
  ['Bodø/Glimt/Draw', { home: 'Brann', away: 'Bodø/Glimt' }, turns('away', 'draw')],
  // What is not one of the nine, or may be two of them, is not understood.
  ['Simba/Draw', simbaYanga, undefined],
  ['Simba SC', simbaYanga, undefined],
  ['Simba SC/Draw/Draw', simbaYanga, undefined],
  ['Simba SC/Simba SC', { home: 'Simba SC', away: 'Simba SC' }, undefined],
  ['Draw/Draw', { home: 'Draw', away: 'Simba SC' }, undefined],
  ['A/A/A', { home: 'A', away: 'A/A' }, undefined],
  ['Simba SC/Draw', undefined, undefined],
] as const;

test.each(cases)('[STL-05] half time/full time "%s" of %j', (name, names, expected) => {
  expect(selectionCalled(name, names)?.pick).toEqual(expected);
});

test('[STL-05] and it is graded by both: 1-0 at half time, 2-1 at the end', () => {
  const result = resultOf(aSnapshot({}, twoOne));
  const outcomeOf = (name: string) => {
    const selection = selectionCalled(name, simbaYanga);
    return selection && gradeSelection(selection, result, bettingTypeOf).outcome;
  };
  expect(['Simba SC/Simba SC', 'Draw/Simba SC', 'Simba SC/Draw'].map(outcomeOf)).toEqual([
    ...['win', 'lose', 'lose'],
  ]);
});
