import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { aMatch } from '../../../features/matches/fixtures/a-match.ts';
import { matchCardOf } from '../../../features/matches/match-card.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { isAnythingKnown, SeasonOf } from './SeasonCards.tsx';
import type { History } from './use-history-of.ts';

beforeAll(() => loadAreas('markets', 'course'));

const match = matchCardOf(aMatch());
const { home, away } = match;

const nothing: History = {
  home_list: [],
  away_list: [],
  head_to_head_list: [],
  table: { since: null, row_list: [] },
};
const past = {
  ...{ id: '9', startTime: '2026-02-01T13:00:00.000Z', league: 'Ligi Kuu' },
  ...{ team_home: home.name, team_home_id: home.id, home_score: 2 },
  ...{ team_away: away.name, team_away_id: away.id, away_score: 0 },
};
const line = (team: { id: string; name: string }, won: number, lost: number) => ({
  ...{ team_id: team.id, team: team.name, played: won + lost, won, drawn: 0, lost },
  ...{ goals_for: 2 * won, goals_against: 2 * lost, points: 3 * won },
});
const known: History = {
  home_list: [past],
  away_list: [past],
  head_to_head_list: [past],
  table: { since: past.startTime, row_list: [line(home, 1, 0), line(away, 0, 1)] },
};

test('[MPG-52] before the start: form, meetings and the table, both teams marked', () => {
  const markup = renderToStaticMarkup(<SeasonOf match={match} shows="all" history={known} />);
  expect(markup).toContain('Mechi tano za karibuni');
  expect(markup).toContain(`${home.name} 1, sare 0, ${away.name} 0`);
  expect(markup).toMatch(/<tr class="[^"]*home[^"]*"><td>1<\/td>/);
  expect(markup).toMatch(/<tr class="[^"]*away[^"]*"><td>2<\/td>/);
  expect(markup).toContain('ushindi 0, sare 0, kupoteza 1');
});

test('[MPG-52] in play the table alone, and that there is none yet', () => {
  const markup = renderToStaticMarkup(<SeasonOf match={match} shows="table" history={nothing} />);
  expect(markup).not.toContain('Mechi tano za karibuni');
  expect(markup).toContain('Bado hakuna matokeo ya ligi hii.');
  expect(markup).not.toContain('<table');
});

test('[MPG-52] nothing is known while neither team nor league has a result', () => {
  expect([nothing, known].map(isAnythingKnown)).toEqual([false, true]);
});
