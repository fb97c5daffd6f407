import { expect, test } from 'vitest';
import { offersOtherWays, shownStage, stageLooks, stepStates } from './deposit-stage.ts';

const stages = [
  // stage       seconds left   shown          steps                          other ways
  ['asking', undefined, 'asking', ['current', 'ahead', 'ahead'], false],
  ['prompted', 42, 'prompted', ['done', 'current', 'ahead'], true],
  ['prompted', undefined, 'prompted', ['done', 'current', 'ahead'], true],
  ['prompted', 0, 'prompt-over', ['done', 'current', 'ahead'], true],
  ['unknown', 0, 'unknown', ['done', 'current', 'ahead'], true],
  ['paid', 0, 'paid', ['done', 'done', 'done'], false],
  ['cancelled', 12, 'cancelled', ['done', 'ahead', 'ahead'], false],
  ['timed-out', 0, 'timed-out', ['done', 'ahead', 'ahead'], false],
  ['refused', 12, 'refused', ['done', 'ahead', 'ahead'], false],
] as const;

test.each(stages)('[MS-21] %s with %s s left shows as %s', (stage, left, shown, steps, ways) => {
  expect(shownStage(stage, left)).toBe(shown);
  expect(stepStates(shown)).toEqual(steps);
  expect(offersOtherWays(shown)).toBe(ways);
});

test('[MS-21] only what has ended for certain looks like an end', () => {
  const ended = Object.entries(stageLooks)
    .filter(([, { tone }]) => tone === 'good' || tone === 'bad')
    .map(([stage]) => stage);
  expect(ended).toEqual(['paid', 'cancelled', 'timed-out', 'refused']);
});
