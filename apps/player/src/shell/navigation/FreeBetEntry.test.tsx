import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { MyFreeBets } from '../../features/free-bets/use-free-bets.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { DrawnEntry } from './FreeBetEntry.tsx';

beforeAll(() => {
  vi.stubGlobal('history', { state: null });
  return loadAreas('freeBets');
});
afterAll(() => vi.unstubAllGlobals());

const freeBet: MyFreeBets['list'][number] = {
  ...{ id: '1', cause: 'campaign', name: '', amount: 3_000, left: 3_000 },
  ...{ granted_at: '2026-11-01T09:00:00Z', expires_at: '2026-11-15T09:00:00Z' },
};

const drawn = (list: MyFreeBets['list']): string =>
  renderToStaticMarkup(
    <Router ssrPath="/home">
      <DrawnEntry mine={{ credit_money: 6_000, without_end: 0, list }} className="row" />
    </Router>,
  );

test('[FRB-24] the entry has the number and the nearest end, and leads to them', () => {
  const markup = drawn([freeBet, { ...freeBet, id: '2', expires_at: '2026-11-20T09:00:00Z' }]);
  expect(markup).toContain('href="/user_bill?type=2"');
  expect(markup.replace(/<[^>]*>/g, '|')).toMatch(
    /Free bet zangu\|+Ya kwanza inaisha 15\/11 12:00\|+2\|/,
  );
});

test('[FRB-24] without an end it names none, and without free bets there is none', () => {
  expect(drawn([{ ...freeBet, expires_at: null }])).not.toContain('naisha');
  expect(drawn([])).toBe('');
});
