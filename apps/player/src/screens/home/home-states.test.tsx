import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { aMatch } from '../../features/matches/fixtures/a-match.ts';
import { storeMatches } from '../../features/matches/match-store.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { LiveBlock } from './LiveBlock.tsx';
import { PopularPanel } from './PopularPanel.tsx';
import type { MatchesView } from './use-home.ts';

beforeAll(() => loadAreas('home'));

const at = (page: React.ReactNode) => renderToStaticMarkup(<Router ssrPath="/home">{page}</Router>);
const panel = (view: MatchesView) => at(<PopularPanel view={view} markets={['winner']} />);
const live = (view: MatchesView) => at(<LiveBlock view={view} markets={['winner']} />);
const ready = (data: readonly string[]): MatchesView => ({ status: 'ready', data });

storeMatches(
  [
    aMatch({ id: '1', team_home: 'Ubelgiji' }),
    aMatch({ id: '2', team_home: 'Azam FC', parentId: '60', league: 'Kombe la TFF' }),
    aMatch({ id: '3', team_home: 'KMC FC' }),
    aMatch({ id: '8', statusId: 2, match_time: '67', home_score: '01', away_score: '02' }),
    aMatch({ id: '9', statusId: 3, status_name: 'Imekwisha', home_score: '01', away_score: '02' }),
  ],
  Date.now(),
);

test('[BRW-24] a list that is loading holds its places', () => {
  expect(panel({ status: 'loading' }).match(/Inasubiri/g)).toHaveLength(3);
});

test('[BRW-21, BRW-24] one that failed says so and offers to try again', () => {
  const markup = panel({ status: 'failed' });
  expect(markup).toContain('role="alert"');
  expect(markup).toContain('Jaribu tena');
});

test('[BRW-24] an empty one leads on', () => {
  const markup = panel(ready([]));
  expect(markup).toContain('Hakuna mechi hapa kwa sasa');
  expect(markup).toContain('href="/ready_start"');
});

test('[BRW-28] the first match has a card of its own, the others follow by league', () => {
  const markup = panel(ready(['1', '2', '3']));
  expect(markup.match(/<article/g)).toHaveLength(3);
  expect(markup.match(/Ubelgiji<\/b>/g)).toHaveLength(1);
  expect(markup.indexOf('Mechi kubwa')).toBeLessThan(markup.indexOf('Kombe la TFF'));
  expect(markup.indexOf('Azam FC')).toBeLessThan(markup.indexOf('KMC FC'));
});

test('[BRW-24] a list leads to its leagues, to the boosted matches and to the whole of it', () => {
  const markup = panel(ready(['1', '2']));
  for (const page of ['/league_search?competition_id=60', '/boost', '/popular_list']) {
    expect(markup).toContain(`href="${page}"`);
  }
});

test('[BRW-29] a match in play says minute, half and score', () => {
  const words = live(ready(['8'])).replace(/<[^>]*>/g, ' ');
  expect(words).toContain('67&#x27;');
  expect(words).toContain('Kipindi cha 2');
  expect(words).toMatch(/Simba SC\s+01/);
});

test('[BRW-29] one that has just ended says so', () => {
  expect(live(ready(['9']))).toContain('Imekwisha');
});

test('[BRW-24] without a match in play it is said', () => {
  expect(live(ready([]))).toContain('Hakuna mechi inayochezwa sasa.');
});
