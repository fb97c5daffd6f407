import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Reconciled } from '@kipute/domain/grading/reconcile';
import { expect, test } from 'vitest';
import { nextRuling, type Ruling } from './ruling.ts';

const won: Reconciled = { state: 'agreed', outcome: 'win' };
const lost: Reconciled = { state: 'agreed', outcome: 'lose' };
const unsure: Reconciled = {
  state: 'abnormal',
  why: { reason: 'provider-disagrees', ours: 'win', theirs: 'lose' },
};

const kept = (outcome: keyof typeof legOutcomes, saidBy: Ruling['saidBy'] = 'grading'): Ruling => ({
  ...{ selectionId: 5n, revision: 2, saidBy, why: null },
  outcome: legOutcomes[outcome].id,
});

test.each([
  ['the first word', won, undefined, 'win', 1],
  ['another word', lost, kept('win'), 'lose', 3],
  ['a word after it was unsure', won, kept('abnormal'), 'win', 3],
  ['unsure after it was decided', unsure, kept('win'), 'abnormal', 3],
] as const)('[STL-11] %s is kept as a new ruling', (_name, graded, last, outcome, revision) => {
  expect(nextRuling(5n, graded, last)).toMatchObject({
    ...{ selectionId: 5n, revision, saidBy: 'grading' },
    outcome: legOutcomes[outcome].id,
  });
});

test('[STL-11] a ruling that leaves it to a person says why', () => {
  expect(nextRuling(5n, unsure, undefined)?.why).toEqual({
    ...{ reason: 'provider-disagrees', ours: 'win', theirs: 'lose' },
  });
});

test.each([
  ['the same word', won, kept('win')],
  ['nothing yet', { state: 'pending' } as const, undefined],
  ['open again after it was decided', { state: 'pending' } as const, kept('win')],
  ["another word than a person's", lost, kept('win', 'person')],
  ["doubt about a person's word", unsure, kept('win', 'person')],
] as const)('[STL-11] %s adds nothing', (_name, graded, last) => {
  expect(nextRuling(5n, graded, last)).toBeUndefined();
});
