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

const returns = [
  // page       its query                          next
  ['/login', '?back=%2Fpay_recharge', '/pay_recharge'],
  ['/login', '?back=%2Fuser_bill%3Ftype%3D2', '/user_bill?type=2'],
  ['/code_login', '?back=/user_withdraw', '/user_withdraw'],
  ['/login', '?back=/login', '/home'],
  ['/login', '?back=//evil.example', '/home'],
  ['/login', '?back=https://evil.example', '/home'],
  ['/login', '?back=/%5Cevil.example', '/home'],
  ['/markets', '?back=/pay_recharge', '/markets'],
] as const;

test.each(returns)('[MS-01] signing in on %s%s leads to %s', (path, search, next) => {
  expect(pathAfterSignIn(path, search)).toBe(next);
});
