import { expect, test } from 'vitest';
import { rowsAround } from './StandingsTable.tsx';

const table = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ team_id: String(index + 1), team: '', played: 1, won: 0, drawn: 1, lost: 0 },
    ...{ goals_for: 0, goals_against: 0, points: 1 },
  }));

const cases = [
  ['few teams are all shown', 6, ['1', '6'], '1 2 3 4 5 6'],
  ['two in the middle', 16, ['5', '11'], '1 … 4 5 6 … 10 11 12 …'],
  ['two next to each other', 16, ['8', '9'], '1 … 7 8 9 10 …'],
  ['the first and the last', 16, ['1', '16'], '1 2 … 15 16'],
  ['one that has not played yet', 16, ['3', '99'], '1 2 3 4 …'],
] as const;

test.each(cases)('[MPG-51] the table around both teams: %s', (_what, count, teamIds, shown) => {
  const rows = rowsAround(table(count), teamIds);
  expect(rows.map((row) => (row === 'gap' ? '…' : row.place)).join(' ')).toBe(shown);
});
