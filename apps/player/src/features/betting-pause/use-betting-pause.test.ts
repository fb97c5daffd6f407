import { expect, test } from 'vitest';
import { pauseIn } from './use-betting-pause.ts';

const answers = [
  ['no answer yet', undefined, undefined],
  ['betting open', { no_bet: 0, pause_prompt: 'old words' }, undefined],
  ['betting paused', { no_bet: 1, pause_prompt: 'Tunarudi 14:00' }, { prompt: 'Tunarudi 14:00' }],
] as const;

test.each(answers)('[SHELL-17] %s', (_what, answer, pause) => {
  expect(pauseIn(answer)).toEqual(pause);
});
