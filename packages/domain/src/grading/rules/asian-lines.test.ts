import { expect, test } from 'vitest';
import { aResult, aType, gradeBy } from '../fixtures/a-match.ts';
import { byLead, byLine } from '../score.ts';

const letters = { W: 'win', HW: 'half-win', P: 'refund', HL: 'half-lose', L: 'lose' } as const;
const outcomesOf = (row: string) =>
  row.split(' ').map((letter) => Object.entries(letters).find(([one]) => one === letter)?.[1]);

const after = (home: number, away: number) => ({
  result: aResult({ counts: { goals: { 3: { home, away } } } }),
});

const handicaps: readonly (readonly [number, string])[] = [
  // line of the backed side, then by its margin: -2, -1, 0, 1, 2
  [-1.75, 'L L L L HW'],
  [-1.5, 'L L L L W'],
  [-1.25, 'L L L HL W'],
  [-1, 'L L L P W'],
  [-0.75, 'L L L HW W'],
  [-0.5, 'L L L W W'],
  [-0.25, 'L L HL W W'],
  [0, 'L L P W W'],
  [0.25, 'L L HW W W'],
  [0.5, 'L L W W W'],
  [0.75, 'L HL W W W'],
  [1, 'L P W W W'],
  [1.25, 'L HW W W W'],
  [1.5, 'L W W W W'],
];

test.each(handicaps)('[GRA-11] a handicap of %d', (line, row) => {
  const type = aType('handicap-two-way');
  outcomesOf(row).forEach((outcome, index) => {
    const of = after(index, 2);
    const away = after(2, index);
    expect(gradeBy(type, { kind: 'handicap', of: 'home', line }, of)).toBe(outcome);
    expect(gradeBy(type, { kind: 'handicap', of: 'away', line }, away)).toBe(outcome);
  });
});

const totals: readonly (readonly ['over' | 'under', number, string])[] = [
  // then by goals: 0, 1, 2, 3, 4
  ['over', 1.5, 'L L W W W'],
  ['over', 1.75, 'L L HW W W'],
  ['over', 2, 'L L P W W'],
  ['over', 2.25, 'L L HL W W'],
  ['over', 2.5, 'L L L W W'],
  ['over', 2.75, 'L L L HW W'],
  ['over', 3, 'L L L P W'],
  ['under', 2, 'W W P L L'],
  ['under', 2.25, 'W W HW L L'],
  ['under', 2.5, 'W W W L L'],
  ['under', 2.75, 'W W W HL L'],
  ['under', 3, 'W W W P L'],
];

test.each(totals)('[GRA-11] %s %d', (kind, line, row) => {
  outcomesOf(row).forEach((outcome, goals) => {
    expect(gradeBy(aType('total-over-under'), { kind, line }, after(0, goals))).toBe(outcome);
  });
});

test('[GRA-11] a small lead is a whole one: only a line in quarters is halved', () => {
  expect(byLead(95.93 - 95.9)).toBe('win');
  expect(byLead(95.9 - 95.93)).toBe('lose');
  expect(byLine(32.4, -32.5)).toBe('lose');
  expect(byLine(32.6, -32.5)).toBe('win');
  expect(byLine(1, -0.75)).toBe('half-win');
  expect(byLine(-1, 0.75)).toBe('half-lose');
});
