import type { MatchResult } from '@kipute/contract/calls/matches/results';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { ResultRow } from './ResultRow.tsx';
import { inLeagues } from './result-groups.ts';

await loadAreas('results', 'lists');

const aResult = (differences: Partial<MatchResult> = {}): MatchResult => ({
  id: '1',
  sport_id: 1,
  statusId: 3,
  status_name: 'Imekwisha',
  home_score: '02',
  away_score: '01',
  periods: null,
  half_time: { home: 0, away: 1 },
  parentId: '60',
  startTime: '2026-11-14T16:00:00.000Z',
  league: 'Ligi Kuu Bara',
  category_name: 'Tanzania',
  category_alpha2: 'TZ',
  team_home: 'Simba SC',
  team_home_id: '11',
  team_away: 'Young Africans',
  team_away_id: '12',
  is_derby: 1,
  ...differences,
});

const drawn = (differences: Partial<MatchResult>, dated = false) =>
  renderToStaticMarkup(<ResultRow result={aResult(differences)} dated={dated} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const rows = [
  [{}, false, '19:00 Simba SC 02 Young Africans 01 Mapumziko 0–1'],
  [{ half_time: null }, true, '14/11 19:00 Simba SC 02 Young Africans 01'],
  [
    { statusId: 8, status_name: 'Imevunjika baada ya kuanza' },
    false,
    '19:00 Simba SC Young Africans Imevunjika baada ya kuanza',
  ],
] as const;

test.each(rows)('[RES-05] %j, dated: %s, reads %s', (differences, dated, words) => {
  expect(drawn(differences, dated)).toBe(words);
});

test('[RES-11] a result leads to the page of its match', () => {
  const markup = renderToStaticMarkup(<ResultRow result={aResult()} dated={false} />);
  expect(markup).toContain('href="/markets?id=1"');
});

test('[RES-10] a card holds one league and one day of East Africa, in their order', () => {
  const groups = inLeagues([
    aResult({ id: '1' }),
    aResult({ id: '2', startTime: '2026-11-14T20:59:00.000Z' }),
    aResult({ id: '3', startTime: '2026-11-14T21:00:00.000Z' }),
    aResult({ id: '4', startTime: '2026-11-14T21:00:00.000Z', parentId: '61' }),
    aResult({ id: '5' }),
  ]);
  expect(groups.map(({ results }) => results.map(({ id }) => id).join(' '))).toEqual([
    '1 2',
    '3',
    '4',
    '5',
  ]);
});
