import { expect, test } from 'vitest';
import { derby, moving } from '../../ui/gallery/fixtures/sample-matches.ts';
import { foundTeams } from './use-search-results.ts';

const named = (keyWord: string, cards = [derby.match, moving.match]) =>
  foundTeams(cards, keyWord).map(({ name }) => name);

test('[LST-43] teams are found by a part of their name, whatever capitals and accents', () => {
  expect(named('simba')).toEqual(['Simba SC']);
  expect(named('SÍMBÁ')).toEqual(['Simba SC']);
});

test('[LST-43] a league or a country names no team', () => {
  expect(named('ligi kuu')).toEqual([]);
});

test('[LST-43] a team that plays twice is named once, and four at most', () => {
  const cards = Array.from({ length: 6 }, (_, id) => ({
    ...derby.match,
    home: { id: String(id), name: `United ${id}` },
    away: { id: '0', name: 'United 0' },
  }));
  expect(named('united', cards)).toEqual(['United 0', 'United 1', 'United 2', 'United 3']);
});
