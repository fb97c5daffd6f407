import { expect, test } from 'vitest';
import type { Answer, Happening } from '../../history.ts';
import { misplacedReport, unfoundReport } from './reports-kept.ts';

const report = (answer: Answer): Happening => ({ kind: 'report', text: 'x', answer });
const lookedUp = (askedAfter: number, found: number): Happening => ({
  kind: 'report-looked-up',
  text: 'x',
  askedAfter,
  found,
});

test.each([
  ['done', 1, undefined],
  ['done', 0, '"x" (done) is kept 0 times'],
  ['done', 2, '"x" (done) is kept 2 times'],
  ['lost', 0, undefined],
  ['lost', 1, undefined],
  ['lost', 2, '"x" (lost) is kept 2 times'],
  ['refused', 0, undefined],
  ['refused', 1, '"x" (refused) is kept 1 times'],
] as const)(
  '[SIM-10, SIM-04] a report that was %s and is kept %d times',
  (answer, times, expected) => {
    const kept = times === 0 ? [] : [{ text: 'x', times }];
    expect(misplacedReport([report(answer)], kept)).toBe(expected);
  },
);

test('[SIM-10] a report that nobody made is found out', () => {
  expect(misplacedReport([], [{ text: 'y', times: 1 }])).toBe('nobody reported "y"');
});

test.each<[string, Happening[], string | undefined]>([
  ['found after its answer', [report('done'), lookedUp(1, 1)], undefined],
  [
    'missing after its answer',
    [report('done'), lookedUp(1, 0)],
    'an administrator found "x" 0 times',
  ],
  ['not yet there before its answer', [report('done'), lookedUp(0, 0)], undefined],
  ['lost and missing', [report('lost'), lookedUp(1, 0)], undefined],
  ['found twice', [report('lost'), lookedUp(1, 2)], 'an administrator found "x" 2 times'],
])('[SIM-10] searched for: %s', (_, happenings, expected) => {
  expect(unfoundReport(happenings)).toBe(expected);
});
