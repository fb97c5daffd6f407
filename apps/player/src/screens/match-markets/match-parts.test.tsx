import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { aMatch } from '../../features/matches/fixtures/a-match.ts';
import { matchCardOf } from '../../features/matches/match-card.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { arrangeType } from './arrangement/arrange-type.ts';
import { storeBoard } from './board/match-board.ts';
import { createPriceTrails } from './board/price-trail.ts';
import { aMarket, aType, away, draw, home, sides } from './fixtures/a-market.ts';
import { LateMatchGone } from './late-panels.ts';
import { MatchGone } from './MatchGone.tsx';
import { MatchParts } from './MatchParts.tsx';
import { TypeContent } from './markets/TypeContent.tsx';
import type { OpenView } from './use-match-page.ts';

beforeAll(async () => {
  await loadAreas('markets', 'course');
  await LateMatchGone.preload();
});

const drawn = (node: React.ReactNode) =>
  renderToStaticMarkup(<Router ssrPath="/markets">{node}</Router>);

const card = matchCardOf(aMatch());
const score = { homeScore: '01', awayScore: '00', periods: null };
const state = { status: 3, statusName: 'Imekwisha', ...score };
const openView: OpenView = {
  status: 'over',
  card,
  state: { ...state, time: '-', sinceMs: 0 },
  board: { sportId: 1, types: [] },
  trails: createPriceTrails(Date.now),
};

test('[MPG-23] a match that is over sells nothing and leads to others', () => {
  const markup = drawn(<MatchParts match={openView} refetch={() => {}} />);
  expect(markup).toContain('Mechi hii imekwisha');
  expect(markup).toContain('href="/rolling_ball"');
  expect(markup).toContain('href="/league_search?competition_id=51"');
});

test('[MPG-23] a match without markets for the moment offers to look again', () => {
  const markup = drawn(<MatchParts match={{ ...openView, status: 'ready' }} refetch={() => {}} />);
  expect(markup).toContain('Hakuna masoko kwa sasa');
  expect(markup).toContain('Angalia tena');
});

test('[MPG-21] an unknown match leads to those being played and those to come', () => {
  const markup = drawn(<MatchGone card={undefined} />);
  expect(markup).toMatch(/<h1[^>]*>Mechi hii haipatikani/);
  expect(markup.match(/<a [^>]*href="[^"]+"/g)?.map((link) => link.split('href=')[1])).toEqual([
    '"/rolling_ball"',
    '"/ready_start"',
  ]);
});

test('[MPG-13] a suspended price is locked in its place', async () => {
  const entry = aType([aMarket([home, { ...draw, statusId: 7 }, away])]);
  await storeBoard(aMatch({ bet_list: [entry] }), Date.now());
  const type = arrangeType(entry, { sides, groupName: String });
  if (!type) throw new Error('nothing to show');
  const markup = drawn(<TypeContent type={type} teams={sides} onHold={() => {}} />);
  const [, first = '', second = '', third = ''] = markup.split('data-selection');
  expect([first, third].every((cell) => cell.includes('2.45'))).toBe(true);
  expect(second).toContain('aria-disabled="true"');
  expect(second).not.toContain('2.45');
});

test('[MPG-14] a selection nobody prices says so, a market of such is left out', async () => {
  const nothing = { statusId: 4, odds: 0 };
  const without = [home, draw, away].map((one) => ({ ...one, ...nothing }));
  expect(arrangeType(aType([aMarket(without)]), { sides, groupName: String })).toBeUndefined();
  const entry = aType([aMarket([home, { ...draw, ...nothing }, away])]);
  await storeBoard(aMatch({ bet_list: [entry] }), Date.now() + 1);
  const type = arrangeType(entry, { sides, groupName: String });
  if (!type) throw new Error('nothing to show');
  const markup = drawn(<TypeContent type={type} teams={sides} onHold={() => {}} />);
  expect(markup.match(/haina bei/g)).toHaveLength(1);
  expect(markup).not.toContain('limefungwa');
});
