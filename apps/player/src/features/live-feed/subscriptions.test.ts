import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/i18n.ts';
import { markInView } from '../live-odds/in-view.ts';
import { aMatch } from '../matches/fixtures/a-match.ts';
import { storeMatches } from '../matches/match-store.ts';
import { invalidateQueries } from '../query/query.ts';
import { subscribeToView } from './subscriptions.ts';

const calls: string[] = [];
const topics = new Map<string, string>();
const leaving: (() => void)[] = [];

const subscribe = (topic: string, _listener: unknown, from = 'snapshot') => {
  topics.set(topic, from);
  return () => void topics.delete(topic);
};

const screens: ReturnType<typeof subscribeToView>[] = [];
function followedScreen() {
  const screen = subscribeToView({ subscribe });
  screens.push(screen);
  return screen;
}
const connected = () => followedScreen().setSocketStatus('live');

beforeEach(() => {
  vi.useFakeTimers({ now: 9_000_000 });
  vi.stubGlobal('window', { setTimeout });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return new Response('{}', { status: 500 });
  });
});
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave();
  for (const screen of screens.splice(0)) screen.setSocketStatus('away');
  vi.advanceTimersByTime(1_000);
  topics.clear();
  calls.length = 0;
  await setLanguage('sw');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tile = (matchId: string) => {
  const leave = markInView({ matchId, scope: 'tile' });
  leaving.push(leave);
  return leave;
};
const settle = () => vi.advanceTimersByTimeAsync(250);
const known = (id: string, statusId: number, secondsAgo: number) =>
  storeMatches([aMatch({ id, statusId })], Date.now() - secondsAgo * 1_000);

test('[BRW-07] what the scrolling passes is not followed, what it rests at is', async () => {
  connected();
  tile('1')();
  tile('2');
  expect([...topics.keys()]).toEqual([]);
  await settle();
  expect([...topics.keys()]).toEqual(['tile:2']);
});

test('[BRW-07] what leaves the view is left', async () => {
  connected();
  const leave = tile('1');
  tile('2');
  await settle();
  leave();
  await settle();
  expect([...topics.keys()]).toEqual(['tile:2']);
});

test('[BRW-07] another language follows the topics of that language', async () => {
  connected();
  tile('1');
  await settle();
  await setLanguage('en');
  invalidateQueries();
  await settle();
  expect([...topics.keys()]).toEqual(['tile-en:1']);
});

test('[BRW-07] nothing is followed without a connection, everything after a new one', async () => {
  const screen = followedScreen();
  tile('1');
  await settle();
  expect(topics.size).toBe(0);
  screen.setSocketStatus('live');
  expect(topics.size).toBe(1);
  screen.setSocketStatus('away');
  expect(topics.size).toBe(0);
});

const beginnings = [
  // status  told  begins with
  [1, 60, 'now'],
  [1, 1, 'now'],
  [2, 1, 'now'],
  [2, 60, 'snapshot'],
] as const;

test.each(beginnings)(
  '[BRW-08] a match of status %d, told %d s ago, begins with %s',
  async (status, secondsAgo, from) => {
    known('7', status, secondsAgo);
    connected();
    tile('7');
    await settle();
    expect(topics.get('tile:7')).toBe(from);
  },
);
