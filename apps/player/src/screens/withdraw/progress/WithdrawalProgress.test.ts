import { expect, test } from 'vitest';
import { stageLooks, stepStates } from './WithdrawalProgress.tsx';

const stages = [
  // stage       tone       steps
  ['reviewing', 'waiting', ['done', 'current', 'ahead']],
  ['sending', 'waiting', ['done', 'current', 'ahead']],
  ['unknown', 'warn', ['done', 'current', 'ahead']],
  ['paid', 'good', ['done', 'done', 'done']],
  ['returned', 'bad', ['done', 'ahead', 'ahead']],
] as const;

test.each(stages)('[MS-36] a withdrawal that is %s looks %s', (stage, tone, steps) => {
  expect(stageLooks[stage].tone).toBe(tone);
  expect(stepStates(stage)).toEqual(steps);
});
