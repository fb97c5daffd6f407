import { expect, test, vi } from 'vitest';
import { setMatchState } from '../../live-odds/match-state.ts';
import { setPrice } from '../../live-odds/prices.ts';
import { onLegChange } from './leg-changes.ts';

const offer = { offerId: '9', oddsThousandths: 2_000, status: 1, isLive: true };
const noScore = { homeScore: '00', awayScore: '00', periods: null };
const course = { status: 2, statusName: '', ...noScore, time: '10' };

/** How often a leg was told of; each test has a leg of its own. */
function told(name: string) {
  const leg = { matchId: `match ${name}`, selectionId: `selection ${name}` };
  let times = 0;
  const leave = onLegChange(leg, () => {
    times += 1;
  });
  return { ...leg, leave, times: () => times };
}

test('[ORD-62] a price that moves or closes is news, the same one again is not', () => {
  const { selectionId, times } = told('price');
  setPrice(selectionId, offer, 1);
  setPrice(selectionId, offer, 2);
  setPrice(selectionId, { ...offer, oddsThousandths: 1_900 }, 3);
  setPrice(selectionId, { ...offer, oddsThousandths: 1_900, status: 7 }, 4);
  expect(times()).toBe(3);
});

test('[ORD-62] an arrow that goes is no news', () => {
  vi.useFakeTimers();
  const { selectionId, times } = told('arrow');
  setPrice(selectionId, offer, 1);
  setPrice(selectionId, { ...offer, oddsThousandths: 1_900 }, 2);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(times()).toBe(2);
});

test('[ORD-62] a goal and an end are news, a minute is not', () => {
  const { matchId, times } = told('course');
  setMatchState(matchId, course, 1);
  setMatchState(matchId, { ...course, time: '11' }, 2);
  setMatchState(matchId, { ...course, homeScore: '01' }, 3);
  setMatchState(matchId, { ...course, homeScore: '01', status: 3 }, 4);
  expect(times()).toBe(3);
});

test('[ORD-62] who has left hears nothing', () => {
  const { matchId, selectionId, leave, times } = told('left');
  leave();
  setPrice(selectionId, offer, 1);
  setMatchState(matchId, course, 1);
  expect(times()).toBe(0);
});
