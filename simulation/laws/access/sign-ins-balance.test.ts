import { expect, test } from 'vitest';
import { unbalanced } from './sign-ins-balance.ts';

test.each([
  [2, 2, undefined],
  [2, 1, 'player 7 has 1 sessions, the log tells of 2'],
  [0, 1, 'player 7 has 1 sessions, the log tells of 0'],
])('[SIM-13] %d told, %d open', (told, open, expected) => {
  const others = [{ owner: 'player 6', told: 1, open: 1 }];
  expect(unbalanced([...others, { owner: 'player 7', told, open }])).toBe(expected);
});
