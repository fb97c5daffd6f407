import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/i18n.ts';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import { withoutUnseen } from './cache-home.ts';
import { aMatch } from './fixtures/a-match.ts';
import { cachedHome, HOME_STORAGE_KEY } from './queries.ts';

const keptAtMs = Date.parse('2026-11-14T15:00:00Z');
const storage = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', storageIn(storage));
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const soon = aMatch({ id: '1', startTime: '2026-11-14T15:10:00.000Z' });
  const home = {
    home_roll_ball: [aMatch({ id: '9', statusId: 2 })],
    to_day_popular_match: [soon],
    popular_match: [soon, aMatch({ id: '2', startTime: '2026-11-15T15:00:00.000Z' })],
  };
  const kept = { atMs: keptAtMs, language: 'sw', home: withoutUnseen(home) };
  storage.set(HOME_STORAGE_KEY, JSON.stringify(kept));
});
afterEach(async () => {
  await setLanguage('sw');
  vi.unstubAllGlobals();
  storage.clear();
});

const idsAt = (nowMs: number) => {
  const home = cachedHome(nowMs);
  return home && [home.popular_match, home.to_day_popular_match, home.home_roll_ball].map(ids);
};
const ids = (matches: readonly { id: string }[]) => matches.map(({ id }) => id);

const returns = [
  // minutes later  popular, today, live
  [1, [['1', '2'], ['1'], []]],
  [10, [['2'], [], []]],
  [30, [['2'], [], []]],
  [31, undefined],
] as const;

test.each(returns)('[BRW-23] %d minutes later home begins with %j', (minutes, shown) => {
  expect(idsAt(keptAtMs + minutes * 60_000)).toEqual(shown);
});

test('[BRW-23] in another language there is nothing to begin with', async () => {
  await setLanguage('en');
  expect(idsAt(keptAtMs + 60_000)).toBeUndefined();
});

test('[BRW-23] nothing was kept, nothing is shown', () => {
  storage.clear();
  expect(idsAt(keptAtMs)).toBeUndefined();
});

test('[BRW-23] lines that no tile shows are not kept', () => {
  const { popular_match: matches } = withoutUnseen({
    ...{ home_roll_ball: [], to_day_popular_match: [], popular_match: [aMatch()] },
  });
  const [match] = matches;
  expect(match?.over_or_under.Over.map(({ id_card }) => id_card)).toEqual(['22']);
  expect(match?.corners).toEqual({ Over: [], Under: [] });
});
