import type { MonitoredOffer } from '@kipute/contract/live-board';
import type { Broadcast } from '@kipute/contract/socket';
import { afterEach, expect, test, vi } from 'vitest';
import { liveCount } from '../live-odds/live-count.ts';
import { matchStateOf } from '../live-odds/match-state.ts';
import { priceOf } from '../live-odds/prices.ts';
import { oddsStatus, setBoardSuspended } from '../live-odds/staleness.ts';
import { aMatch, anOutcome } from '../matches/fixtures/a-match.ts';
import { matchCardNamed, storeMatches } from '../matches/match-store.ts';
import { applyBroadcast } from './broadcasts.ts';

const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
const nextFrame = () => frames.splice(0).map((draw) => draw());
afterEach(() => {
  nextFrame();
  setBoardSuspended(false);
});

const say = (type: Broadcast['type'], content: unknown) =>
  applyBroadcast({ type, topic: 'tile:1001', content });
const offer = (said: Partial<MonitoredOffer>): MonitoredOffer => ({
  ...{ entityClass: 'BettingOffer', type: 'update', id: '91', outcomeId: '1' },
  ...{ odds: 2.45, statusId: 1, isLive: 0 },
  ...said,
});

test('[BRW-01] a hundred prices between two frames are one change', () => {
  storeMatches([aMatch()], Date.now());
  for (let cents = 250; cents < 350; cents += 1) {
    say('monitoring', { entities: [offer({ odds: cents / 100 })] });
  }
  expect(priceOf('1')?.oddsThousandths).toBe(2450);
  nextFrame();
  expect(priceOf('1')).toMatchObject({ oddsThousandths: 3490, moved: 'up', moves: 1 });
});

test('[BRW-05] a deleted offer is closed and keeps its price', () => {
  storeMatches([aMatch({ way_3: { ...aMatch().way_3, Draw: anOutcome('2') } })], Date.now());
  say('monitoring', { entities: [offer({ type: 'delete', id: '', outcomeId: '2', odds: 0 })] });
  nextFrame();
  expect(priceOf('2')).toMatchObject({ status: 4, oddsThousandths: 2450 });
});

test('entities of another class are passed over', () => {
  say('monitoring', { entities: [{ entityClass: 'Market', id: '1' }] });
  nextFrame();
  expect(priceOf('undefined')).toBeUndefined();
});

test('[BRW-29] a goal changes the score and leaves the card', () => {
  storeMatches([aMatch()], Date.now());
  const card = matchCardNamed('1001');
  say('match_state', {
    ...{ id: '1001', statusId: 2, status_name: 'Inaendelea', match_time: '12' },
    ...{ home_score: '01', away_score: '00' },
  });
  nextFrame();
  expect(matchStateOf('1001')).toMatchObject({ status: 2, homeScore: '01', time: '12' });
  expect(matchCardNamed('1001')).toBe(card);
});

test('a match told whole replaces its card', () => {
  storeMatches([aMatch()], Date.now());
  const moved = [anOutcome('55', { name: 'Juu ya 3.5' })];
  say('update_match_odds', aMatch({ over_or_under: { Over: moved, Under: [] } }));
  nextFrame();
  expect(matchCardNamed('1001')?.outcomes.over).toEqual({ selectionId: '55', line: 3.5 });
});

test('[BRW-09] the board closes and opens at once', () => {
  say('board_state', { suspended: true });
  expect(oddsStatus.get()).toBe('suspended');
  say('board_state', { suspended: false });
  expect(oddsStatus.get()).toBe('fresh');
});

test('the count beside the live entries follows the socket', () => {
  say('live_count', { total: 38 });
  expect(liveCount.get()).toBe(38);
});
