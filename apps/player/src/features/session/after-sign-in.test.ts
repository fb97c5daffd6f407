import { expect, test } from 'vitest';
import { entranceFrom, pathAfterSignIn } from './after-sign-in.ts';

const paths = [
  ['/login', '/home'],
  ['/register', '/home'],
  ['/ls', '/home'],
  ['/retrieve_password', '/home'],
  ['/markets', '/markets'],
  ['/home', '/home'],
] as const;

test.each(paths)('[SHELL-41] signing in on %s leads to %s', (pathname, next) => {
  expect(pathAfterSignIn({ pathname, search: '' })).toBe(next);
});

const returns = [
  // page       its query                          next
  ['/login', '?back=%2Fpay_recharge', '/pay_recharge'],
  ['/register', '?back=%2Fpay_recharge%3Fway%3Dpaybill', '/pay_recharge?way=paybill'],
  ['/login', '?back=%2Fuser_bill%3Ftype%3D2', '/user_bill?type=2'],
  ['/code_login', '?back=/user_withdraw', '/user_withdraw'],
  [
    '/reset_password',
    '?back=/search_result%3Fkey_word%3Dsimba%2520sc',
    '/search_result?key_word=simba%20sc',
  ],
  ['/login', '?back=/login', '/home'],
  ['/login', '?back=/register%3Fv%3DKPT7Q2', '/home'],
  ['/login', '?back=//evil.example', '/home'],
  ['/login', '?back=https://evil.example', '/home'],
  ['/login', '?back=/%5Cevil.example', '/home'],
  ['/login', '?back=javascript:alert(1)', '/home'],
  ['/markets', '?back=/pay_recharge', '/markets'],
] as const;

test.each(returns)('[MS-01] signing in on %s%s leads to %s', (pathname, search, next) => {
  expect(pathAfterSignIn({ pathname, search })).toBe(next);
});

const ways = [
  // page             its query                 entrance       its address
  ['/user_bill', '?type=2', '/login', '/login?back=%2Fuser_bill%3Ftype%3D2'],
  ['/pay_recharge', '', '/register', '/register?back=%2Fpay_recharge'],
  ['/login', '', '/register', '/register'],
  ['/home', '', '/login', '/login'],
  ['/register', '?v=KPT7Q2', '/login', '/login'],
  ['/login', '?back=%2Fpay_recharge', '/register', '/register?back=%2Fpay_recharge'],
  ['/retrieve_password', '?back=%2Farchive', '/SMS', '/SMS?back=%2Farchive'],
  ['/login', '?back=//evil.example', '/register', '/register'],
] as const;

test.each(ways)('[AS-08] from %s%s to %s: %s', (pathname, search, entrance, address) => {
  expect(entranceFrom({ pathname, search }, entrance)).toBe(address);
});
