import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readReceipt } from './ClaimForm.tsx';

const receipts = [
  ['9GH4K2LM7Q', ok('9GH4K2LM7Q')],
  [' 9gh4 k2lm 7q ', ok('9GH4K2LM7Q')],
  ['PP260701.1542.C00123', ok('PP260701.1542.C00123')],
  ['', refuse('missing')],
  ['   ', refuse('missing')],
  ['12345', refuse('wrong')],
  ['9GH4K2-LM7Q', refuse('wrong')],
  ['A'.repeat(31), refuse('wrong')],
] as const;

test.each(receipts)('[MS-26] %j is read as %j', (typed, outcome) => {
  expect(readReceipt(typed)).toEqual(outcome);
});
