import { expect, test } from 'vitest';
import { faultOfNewPassword } from './new-password.ts';

test.each([
  [undefined, 'kijani kibichi', 'kijani kibichi', undefined],
  ['old password', 'kijani kibichi', 'kijani kibichi', undefined],
  ['', 'kijani kibichi', 'kijani kibichi', 'Fill in every field'],
  ['old password', '', '', 'Fill in every field'],
  ['old password', 'kijani kibichi', '', 'Fill in every field'],
  ['old password', 'kijani', 'kijani', 'The new password needs at least 10 characters'],
  // Ten characters as people count them.
  ['old password', '🌱🌱🌱🌱🌱', '🌱🌱🌱🌱🌱', 'The new password needs at least 10 characters'],
  [undefined, 'Rehema.Mrema', 'Rehema.Mrema', 'The password must not be the name of the account'],
  [
    'old password',
    'kijani kibichi',
    'kijani kibich',
    'The repeated password is not the same as the new one',
  ],
  ['old password', 'old password', 'old password', 'Choose a password other than the current one'],
])('[BO-48] current %j, new %j, again %j: %s', (current, chosen, repeated, message) => {
  const account = 'rehema.mrema';
  const given = current === undefined ? {} : { current };
  expect(faultOfNewPassword({ account, chosen, repeated, ...given })?.en).toBe(message);
});
