import { expect, test } from 'vitest';
import { answerOf } from './wire.ts';

test.each([
  [0, 'network-exception', 'lost'],
  [500, 'server-error', 'lost'],
  [503, 'network-exception', 'lost'],
  [503, 'overloaded', 'refused'],
  [200, 'login-failed', 'refused'],
  [401, 'sign-in-required', 'refused'],
  [429, 'too-many-requests', 'refused'],
] as const)('[SIM-04] %d %s leaves a request %s', (httpStatus, code, expected) => {
  expect(answerOf({ httpStatus, code })).toBe(expected);
});
