import { expect, test } from 'vitest';
import { pathAfterSignIn } from './after-sign-in.ts';

const paths = [
  ['/login', '/home'],
  ['/register', '/home'],
  ['/ls', '/home'],
  ['/retrieve_password', '/home'],
  ['/markets', '/markets'],
  ['/home', '/home'],
] as const;

test.each(paths)('[SHELL-41] signing in on %s leads to %s', (path, next) => {
  expect(pathAfterSignIn(path)).toBe(next);
});
