import { expect, test } from 'vitest';
import { wrongDoor } from './only-right-passwords.ts';

test.each([
  ['right', 'let-in', undefined],
  ['right', 'turned-away', undefined],
  ['right', 'lost', undefined],
  ['right', 'told-wrong', 'Asha was told that the right password is wrong'],
  ['wrong', 'told-wrong', undefined],
  ['wrong', 'turned-away', undefined],
  ['wrong', 'let-in', 'Asha came in with a wrong password'],
] as const)('[SIM-14] a %s password, %s', (password, outcome, expected) => {
  expect(wrongDoor([{ kind: 'sign-in', who: 'Asha', password, outcome }])).toBe(expected);
});
