import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { compareDay, type DayLine } from './reconciliation.ts';

const line = (receipt: string, amount = 100n, others: Partial<DayLine> = {}): DayLine => ({
  way: 'in',
  receipt,
  reference: `ours of ${receipt}`,
  amount: senti(amount),
  ...others,
});

test('[PAY-30] equal days say nothing, in whichever order', () => {
  expect(compareDay([line('a'), line('b')], [line('b'), line('a')])).toEqual([]);
});

test('[PAY-30] what one side lacks and what differs is named', () => {
  expect(
    compareDay([line('a'), line('b', 5n), line('c')], [line('b', 6n), line('d'), line('a')]),
  ).toEqual([
    { kind: 'other-amount', ours: line('b', 5n), theirs: line('b', 6n) },
    { kind: 'missing-here', line: line('d') },
    { kind: 'missing-there', line: line('c') },
  ]);
});

test('[PAY-30] money in is not money out, though the receipt is the same', () => {
  const out = line('a', 100n, { way: 'out' });
  expect(compareDay([line('a')], [out])).toEqual([
    { kind: 'other-direction', ours: line('a'), theirs: out },
  ]);
});

test('[PAY-30] what stands in a list twice is named once, whatever its amount', () => {
  const again = line('A', 7n);
  expect(compareDay([line('a')], [line('a'), again])).toEqual([
    { kind: 'double-there', line: again },
  ]);
  expect(compareDay([line('a'), again], [line('a')])).toEqual([
    { kind: 'double-here', line: again },
  ]);
});

test.each([
  ['skf7', 'SKF7'],
  ['0289', '289'],
  [' SKF7 ', 'SKF7'],
])('[PAY-30] %j and %j are one number', (ours, theirs) => {
  expect(compareDay([line(ours)], [line(theirs, 100n, { reference: '' })])).toEqual([]);
});

test('[PAY-30] a payment known by another number is found by our reference, once', () => {
  const ours = line('gateway-1', 100n, { reference: 'D1' });
  const theirs = line('SKF7', 100n, { reference: 'D1' });
  const second = line('SKF8', 100n, { reference: 'D1' });
  expect(compareDay([ours], [theirs])).toEqual([]);
  expect(compareDay([ours], [theirs, second])).toEqual([{ kind: 'missing-here', line: second }]);
});

test('[PAY-30] an empty reference is nobody’s', () => {
  const ours = line('a', 100n, { reference: '' });
  const theirs = line('b', 100n, { reference: '' });
  expect(compareDay([ours], [theirs]).map(({ kind }) => kind)).toEqual([
    'missing-here',
    'missing-there',
  ]);
});
