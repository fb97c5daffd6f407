import { expect, test } from 'vitest';
import { countJourneys } from './journeys-step.ts';

const counts = { expected: 255, unexpected: 0, skipped: 2, flaky: 0 };

test.each([
  [counts, 0, { passed: 255, failed: 0, skipped: 2 }],
  [{ ...counts, unexpected: 3 }, 1, { passed: 255, failed: 3, skipped: 2 }],
  // Tried again by somebody's own configuration: it failed all the same.
  [{ ...counts, flaky: 1 }, 0, { passed: 255, failed: 1, skipped: 2 }],
  // A world that did not open has no journeys to count.
  [{ ...counts, expected: 0 }, 1, { passed: 0, failed: 1, skipped: 2 }],
] as const)('[JRN-26] of the counts %j with exit code %d', (stats, exitCode, outcome) => {
  expect(countJourneys(stats, exitCode)).toEqual(outcome);
});
