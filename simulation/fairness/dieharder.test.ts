import { expect, test } from 'vitest';
import { type HardResult, readResults } from './dieharder.ts';
import { isFoundTwice } from './simulate-fairness.ts';

const answer = `
        diehard_runs|   0|0.46193352|  PASSED
        diehard_runs|   0|0.99912475|   WEAK
`;

test('[SIM-73] every line of its answer is a result', () => {
  expect(readResults(answer)).toEqual([
    { test: 'diehard_runs 0', chance: 0.46193352, assessment: 'PASSED' },
    { test: 'diehard_runs 0', chance: 0.99912475, assessment: 'WEAK' },
  ]);
  expect(readResults('stdin_input_raw(): Error')).toEqual([]);
});

const results = (...assessments: HardResult['assessment'][]): readonly HardResult[] =>
  assessments.map((assessment) => ({ test: 'sts_serial 1', chance: 0.5, assessment }));

test.each([
  [results('PASSED', 'WEAK'), results('PASSED', 'PASSED'), false],
  [results('PASSED', 'WEAK'), results('WEAK', 'PASSED'), false],
  [results('PASSED', 'WEAK'), results('PASSED', 'WEAK'), true],
  [results('WEAK', 'PASSED'), results('FAILED', 'PASSED'), true],
  [results('FAILED', 'PASSED'), results('PASSED', 'PASSED'), true],
])(
  '[SIM-73] what is weak once is looked at again; twice, or failed, it is a finding',
  (first, again, isFound) => {
    expect(isFoundTwice(first, again)).toBe(isFound);
  },
);
