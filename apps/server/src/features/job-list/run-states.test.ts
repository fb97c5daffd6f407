import { expect, test } from 'vitest';
import { type RunEvent, runStateAfter } from './run-states.ts';

const ends: readonly RunEvent[] = [
  'broke',
  'interrupted',
  'cancelled',
  'too-large',
  'too-many-rows',
];

test.each([
  ['processing', 'done', 'failed'],
  ['done', undefined, undefined],
  ['failed', undefined, undefined],
] as const)('[EXP-02] a run that is %s ends as %s, or else as %s', (state, ended, otherwise) => {
  expect(runStateAfter(state, 'ended')).toBe(ended);
  expect(ends.map((event) => runStateAfter(state, event))).toEqual(ends.map(() => otherwise));
});
