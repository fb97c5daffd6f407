import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readCode } from './typed-code.ts';

const cases = [
  ['123456', ok('123456')],
  [' 123 456 ', ok('123456')],
  ['123-456', ok('123456')],
  ['', refuse('code.missing')],
  ['  ', refuse('code.missing')],
  ['12345', refuse('code.incomplete')],
  ['1234567', refuse('code.incomplete')],
  ['12345a', refuse('code.incomplete')],
] as const;

test.each(cases)('[AS-10] the code %j', (typed, outcome) => {
  expect(readCode(typed)).toEqual(outcome);
});
