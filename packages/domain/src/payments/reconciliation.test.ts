import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { compareDay, type DayLine } from './reconciliation.ts';

const line = (receipt: string, amount = 100n, way: DayLine['way'] = 'in'): DayLine => ({
  way,
  receipt,
  amount: senti(amount),
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

test('[PAY-30] money in is not money out, though a receipt is the same', () => {
  expect(compareDay([line('a', 1n, 'in')], [line('a', 1n, 'out')])).toHaveLength(2);
});
