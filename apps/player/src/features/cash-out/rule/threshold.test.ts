import { shillings } from '@kipute/domain/money/senti';
import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readThreshold } from './change-rule.ts';

const cases = [
  // typed, with 1,900 at most, read
  ['', refuse('missing')],
  ['  ', refuse('missing')],
  ['abc', refuse('not-whole')],
  ['1500.5', refuse('not-whole')],
  ['-5', refuse('not-whole')],
  ['0', refuse('threshold-not-positive')],
  ['1', ok(shillings(1))],
  ['1,900', ok(shillings(1_900))],
  ['1,901', refuse('threshold-above-payout')],
  ['9999999999999', refuse('threshold-above-payout')],
] as const;

test.each(cases)('[ORD-65] %j as a threshold', (typed, read) => {
  expect(readThreshold(typed, shillings(1_900))).toEqual(read);
});
