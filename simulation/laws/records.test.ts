import { describe, expect, test } from 'vitest';
import type { Answer, Happening } from '../history.ts';
import { misplacedReport, rewrittenRow, successfulVandal, unfoundReport } from './records.ts';

describe('page reports', () => {
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
});

describe('history', () => {
  const before = new Map([
    ['activity 1', 'a'],
    ['activity 2', 'b'],
  ]);

  test.each([
    [
      'the same',
      [
        ['activity 1', 'a'],
        ['activity 2', 'b'],
      ],
      undefined,
    ],
    [
      'one more',
      [
        ['activity 1', 'a'],
        ['activity 2', 'b'],
        ['activity 3', 'c'],
      ],
      undefined,
    ],
    ['one less', [['activity 1', 'a']], 'activity 2 is gone'],
    [
      'another',
      [
        ['activity 1', 'a'],
        ['activity 2', 'c'],
      ],
      'activity 2 was changed',
    ],
  ] as const)('[SIM-15] %s', (_, rows, expected) => {
    expect(rewrittenRow(before, new Map(rows))).toBe(expected);
  });

  test.each([
    ['refused', undefined],
    ['lost', undefined],
    ['let-through', 'the database let this through: delete from activity'],
  ] as const)('[SIM-15] a vandal who is %s', (outcome, expected) => {
    const attempt = 'delete from activity';
    expect(successfulVandal([{ kind: 'vandalism', attempt, outcome }])).toBe(expected);
  });
});
