import { expect, test } from 'vitest';
import { type ProposalEvent, type ProposalState, stateAfter } from './proposal-states.ts';

const cases: readonly (readonly [ProposalEvent, ProposalState])[] = [
  ['approved', 'approved'],
  ['refused', 'refused'],
  ['found-impossible', 'impossible'],
  ['taken-back', 'withdrawn'],
  ['ran-out', 'ended'],
];

test.each(cases)(
  '[APR-06] a waiting proposal that is %s becomes %s, and stays it',
  (event, state) => {
    expect(stateAfter('waiting', event)).toBe(state);
    for (const [again] of cases) expect(stateAfter(state, again)).toBeUndefined();
  },
);
