import { expect, test } from 'vitest';
import { entrancePath } from './entrance-path.ts';

const cases = [
  ['/register', '', '/register'],
  ['/register', '?v=KPT7Q2', '/register'],
  ['/register', '?back=%2Fpay_recharge', '/register?back=%2Fpay_recharge'],
  ['/code_login', 'back=/user_bill%3Ftype%3D2', '/code_login?back=%2Fuser_bill%3Ftype%3D2'],
] as const;

test.each(cases)('[AS-08] from an entrance to %s with %j: %s', (path, search, next) => {
  expect(entrancePath(path, search)).toBe(next);
});
