import { expect, test } from 'vitest';
import { derby } from '../../ui/gallery/fixtures/sample-matches.ts';
import { type ListRow, rowsOfCards } from './list-rows.ts';

const card = (id: string, league: string) => ({
  ...derby.match,
  id,
  league: { id: league, name: `League ${league}` },
});

function wordsOf(row: ListRow): string {
  if (row.kind === 'match') return `${row.matchId} ${row.place}`;
  return row.heading.of === 'day' ? row.heading.date : row.heading.league.name;
}

const written = (pages: Parameters<typeof rowsOfCards>[0]) =>
  rowsOfCards(pages, 'league').map(wordsOf);

test('[LST-05] a page is grouped by league in the order of its first matches', () => {
  expect(written([[card('1', 'A'), card('2', 'B'), card('3', 'A')]])).toEqual([
    'League A',
    '1 first',
    '3 last',
    'League B',
    '2 only',
  ]);
});

test('[LST-05] a later page changes nothing above it', () => {
  const first = [card('1', 'A'), card('2', 'B')];
  const before = written([first]);
  const after = written([first, [card('3', 'A')]]);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toEqual(['League A', '3 only']);
});

test('[LST-05] a league that goes on over the edge of a page keeps one heading', () => {
  expect(written([[card('1', 'A')], [card('2', 'A'), card('3', 'A')]])).toEqual([
    'League A',
    '1 first',
    '2 inner',
    '3 last',
  ]);
});

test('[LST-05] every row has a key of its own', () => {
  const rows = rowsOfCards([[card('1', 'A'), card('2', 'B')], [card('3', 'A')]], 'league');
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test('[LST-05] a single league is grouped by the day in East Africa', () => {
  const at = (id: string, startsAt: string) => ({
    ...card(id, 'A'),
    startsAtMs: Date.parse(startsAt),
  });
  const cards = [at('1', '2026-11-14T20:59:00Z'), at('2', '2026-11-14T21:00:00Z')];
  expect(rowsOfCards([cards], 'day').map(wordsOf)).toEqual([
    '2026-11-14',
    '1 only',
    '2026-11-15',
    '2 only',
  ]);
});
