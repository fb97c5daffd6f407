import { expect, test } from 'vitest';
import { scrollMemory } from './scroll-memory.ts';

const visits = [
  ['/home', 'forward', 600],
  ['/home', 'back', 600],
  ['/casino', 'forward', 0],
  ['/casino', 'back', 250],
  ['/help', 'back', 0],
] as const;

test.each(visits)('[SHELL-70] %s, reached %s, opens at %d', (path, navigation, top) => {
  const memory = scrollMemory(['/home']);
  memory.leave('/home', 600);
  memory.leave('/casino', 250);
  expect(memory.topOf(path, navigation)).toBe(top);
});
