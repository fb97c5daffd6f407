import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { type BookLine, compareBooks } from './compare-books.ts';

const line = (
  kind: BookLine['kind'],
  transaction: string,
  more: Partial<BookLine> = {},
): BookLine => ({ kind, transaction, amount: senti(500n), target: '', isVoid: false, ...more });

const stake = line('debit', 'd1');
const win = line('credit', 'c1', { amount: senti(900n) });
const back = line('rollback', 'b1', { target: 'd1' });
const backVoid = { ...back, amount: senti(0n), isVoid: true };
const stakeVoid = { ...stake, isVoid: true };

const equal = [
  ['nothing at all', [], []],
  ['the same, in another order', [stake, win], [win, stake]],
  ['a stake that was given back', [stake, back], [stake, back]],
  ['a rollback that came first, and its stake refused', [backVoid, stakeVoid], [stake, back]],
  ['a rollback whose stake never came', [backVoid], [stake, back]],
  ['a stake that never came, taken back there', [], [stake, back]],
  ['a rollback of a stake that they never booked', [backVoid], []],
  ['a rollback kept here, told there on another day', [backVoid], [stake]],
] as const;

test.each(equal)('[CAS-40] no difference: %s', (_, ours, theirs) => {
  expect(compareBooks(ours, theirs)).toEqual([]);
});

const different = [
  ['a stake we have not heard of', [], [stake], 'missing-here', undefined, 500n],
  ['a stake they have not', [stake], [], 'missing-there', 500n, undefined],
  [
    'a win of another amount',
    [win],
    [{ ...win, amount: senti(901n) }],
    'amount-differs',
    900n,
    901n,
  ],
  [
    'another kind under the id',
    [stake],
    [{ ...win, transaction: 'd1' }],
    'amount-differs',
    500n,
    900n,
  ],
  ['a rollback they have not', [stake, back], [stake], 'missing-there', 500n, undefined],
  ['a rollback that has not come', [stake], [stake, back], 'missing-here', undefined, 500n],
] as const;

test.each(different)('[CAS-40] %s', (_, ours, theirs, kind, mine, yours) => {
  const found = compareBooks(ours, theirs);
  expect(found).toMatchObject([{ kind }]);
  expect([found[0]?.ours, found[0]?.theirs]).toEqual([mine, yours]);
});
